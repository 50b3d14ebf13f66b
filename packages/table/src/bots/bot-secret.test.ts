import { botSeed, createRng, type Entry, secretRng } from '@turnwise/engine'
import { expect, test } from 'vitest'
import { remoteTable } from '../tests/remote-table.ts'
import { driveBots } from './drive-bots.ts'

const MATCHES = 6

/** Where the bot on seat 1 of A Maze starts in secret, and where one would that draws from a guess, or from the published seed. */
async function hiddenStart() {
  const { table, create, play, send } = remoteTable()
  const [held] = await create({ game: 'maze', players: [{ name: 'Ada' }, { bot: 'wanderer' }] })
  const { match_id } = held!
  const { match, module } = await table.live(match_id)
  const isStart = (entry: Entry | undefined) =>
    entry?.kind === 'action' && entry.seat === 1 && entry.action.type === 'choose-start'
  const started = Promise.withResolvers<void>()
  table.watch(match_id, () => isStart(match.log.at(-1)) && started.resolve())
  const stop = driveBots(table, () => undefined)
  await play([held!], 1)
  await started.promise
  stop()
  await send({ cmd: 'resign', ...held })
  const { seed } = await send({ cmd: 'get-state', match_id })
  const entry = match.log.find(isStart)
  const at = entry!.seq - 1
  const state = match.stateAt(at)
  const legal = module.game.legalActions(state, 1)
  const turn = { view: module.game.view(state, 1), seat: 1, seats: 2, legal, complete: true, budget: {} }
  const drawn = (rng: ReturnType<typeof createRng>) => JSON.stringify(module.bots[0]!.choose({ ...turn, rng }))
  return {
    chosen: JSON.stringify(entry?.kind === 'action' && entry.action),
    guessed: drawn(createRng(`${match_id} 1 ${at}`)),
    opened: drawn(secretRng(botSeed(String(seed), 1, at))),
  }
}

test('the hidden start of a bot is predicted by nobody, and computed by everybody once the seed is open', async () => {
  const starts = await Promise.all(Array.from({ length: MATCHES }, hiddenStart))
  expect(starts.map(({ guessed }) => guessed)).not.toEqual(starts.map(({ chosen }) => chosen))
  expect(starts.map(({ opened }) => opened)).toEqual(starts.map(({ chosen }) => chosen))
})
