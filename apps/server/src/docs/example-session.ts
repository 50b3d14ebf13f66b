import { CATALOG } from '@turnwise/catalog'
import { COMMANDS, type CommandName, type ExampleFacts, type WireAnswer } from '@turnwise/protocol'
import { localEnvironment, Table } from '@turnwise/table'

export interface Example {
  readonly request: object
  readonly answer: WireAnswer
}

/** Where the order matters; the other commands are asked in between, in the order of their list. */
const BEFORE_PLAY: readonly CommandName[] = ['list-matches', 'get-state', 'get-legal-actions']
const AFTER_PLAY: readonly CommandName[] = ['get-log', 'wait', 'undo']
const LAST: readonly CommandName[] = ['claim-seat', 'resign', 'export-match', 'import-match', 'leave-match']

/** A short match between two remote players that uses every command once; the same in every run. */
export async function exampleSession(): Promise<ReadonlyMap<CommandName, Example>> {
  const entry = CATALOG.find(({ seats }) => seats.min === 2)
  if (entry === undefined) throw new Error('The example needs a game for two.')
  const { id: game } = entry
  let made = 0
  const table = new Table({
    ...localEnvironment([entry]),
    now: () => Date.UTC(2026, 0, 1),
    newId: () => ['m7k2p9', 'q4d8x3', 'w5n6r2'][made++] ?? `m${made}`,
    newSeed: () => 'f3b1c0de',
    newToken: () => `token-of-a-seat-${++made}`,
    isAbsent: () => true,
    push: { key: 'BKxYc1Qz', isTrusted: () => true },
  })
  const examples = new Map<CommandName, Example>()
  const nobody = { match_id: '', player_id: 0, token: '' }
  let facts: ExampleFacts = {
    game,
    bot: (await entry.load()).bots.at(0)?.id ?? '',
    match_id: '',
    ada: nobody,
    ben: nobody,
    endpoint: 'https://push.example.org/send/e5cX',
    record: undefined,
  }
  const ask = async (cmd: CommandName): Promise<WireAnswer> => {
    const request = { cmd, ...COMMANDS[cmd].example?.(facts) }
    const answer = await table.handle(request, { local: false })
    examples.set(cmd, { request, answer })
    return answer
  }
  const created = await ask('create-match')
  const match_id = String(created.match_id)
  const [ada] = created.players as readonly { readonly token: string }[]
  facts = { ...facts, match_id, ada: { match_id, player_id: 0, token: String(ada?.token) } }
  const joined = await ask('join-match')
  facts = { ...facts, ben: { match_id, player_id: 1, token: String(joined.token) } }
  for (const name of BEFORE_PLAY) await ask(name)
  await playFirst(table, match_id, [facts.ada.token, facts.ben.token])
  for (const name of AFTER_PLAY) await ask(name)
  for (const { name } of Object.values(COMMANDS)) if (!examples.has(name) && !LAST.includes(name)) await ask(name)
  for (const name of LAST) {
    const { record = facts.record } = await ask(name)
    facts = { ...facts, record }
  }
  return examples
}

/** The seat to act takes the first legal action. */
async function playFirst(table: Table, match_id: string, tokens: readonly string[]): Promise<void> {
  const { match } = await table.live(match_id)
  const [player_id = 0] = match.toAct
  const [action] = match.legalActions(player_id)
  if (action === undefined) return
  const { type, ...fields } = action
  await table.handle({ ...fields, cmd: type, match_id, player_id, token: tokens[player_id] }, { local: false })
}
