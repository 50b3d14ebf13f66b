import { CATALOG } from '@turnwise/catalog'
import type { CommandName, WireAnswer } from '@turnwise/protocol'
import { localEnvironment, Table } from '@turnwise/table'

export interface Example {
  readonly request: object
  readonly answer: WireAnswer
}

/** A short match between two remote players that uses every command once; the same in every run. */
export async function exampleSession(): Promise<ReadonlyMap<CommandName, Example>> {
  const entry = CATALOG.find(({ seats }) => seats.min === 2)
  if (entry === undefined) throw new Error('The example needs a game for two.')
  const { id: game } = entry
  const bot = (await entry.load()).bots.at(0)?.id
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
  const send = async (
    request: Readonly<Record<string, unknown>> & { readonly cmd: CommandName },
  ): Promise<WireAnswer> => {
    const answer = await table.handle(request, { local: false })
    examples.set(request.cmd, { request, answer })
    return answer
  }
  const created = await send({ cmd: 'create-match', game, players: [{ name: 'Ada' }, { open: true }] })
  const match_id = String(created.match_id)
  const [ada] = created.players as readonly { readonly token: string }[]
  const first = { match_id, player_id: 0, token: String(ada?.token) }
  const joined = await send({ cmd: 'join-match', match_id, name: 'Ben' })
  const second = { match_id, player_id: 1, token: String(joined.token) }

  await send({ cmd: 'ping', id: 1 })
  await send({ cmd: 'list-games' })
  await send({ cmd: 'list-matches', state: 'running' })
  await send({ cmd: 'get-rules', game })
  await send({ cmd: 'get-content', game })
  await send({ cmd: 'get-state', ...first })
  await send({ cmd: 'get-legal-actions', ...first })
  await playFirst(table, match_id, [first.token, second.token])
  await send({ cmd: 'get-log', ...first, since: 0 })
  await send({ cmd: 'wait', ...first, since: 0, timeout: 20 })
  await send({ cmd: 'undo', ...first })
  await send({ cmd: 'bot-move', ...first, bot, dry_run: true })
  await send({ cmd: 'say', ...second, text: 'Well thrown.' })
  await send({ cmd: 'get-chat', match_id, since: 0 })
  const endpoint = 'https://push.example.org/send/e5cX'
  await send({ cmd: 'get-push-key' })
  await send({ cmd: 'subscribe', ...second, endpoint, p256dh: 'BNcRdr', auth: 'tBHI' })
  await send({ cmd: 'unsubscribe', ...second, endpoint })
  await send({ cmd: 'offer', ...first, kind: 'draw' })
  await send({ cmd: 'answer', ...second, kind: 'draw', accept: false })
  await send({ cmd: 'set-state', match_id, state: {} })
  await send({ cmd: 'claim-seat', match_id, player_id: 1, token: first.token, bot })
  await send({ cmd: 'resign', ...first })
  const { record } = await send({ cmd: 'export-match', match_id })
  await send({ cmd: 'import-match', record })
  await send({ cmd: 'leave-match', ...first })
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
