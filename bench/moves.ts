import { CATALOG } from '@turnwise/catalog'
import { createRng, Match, pickWeighted } from '@turnwise/engine'
import { senet } from '@turnwise/senet'
import { localEnvironment, Table } from '@turnwise/table'
import { playRandomGame } from '../games/senet/src/bots/packed/random-play.ts'
import { formatCount, measure, printTable } from './measure.ts'
import { playPeer } from './peer.ts'

const options = { throws: 'sticks' } as const

/** (1) The bare reducer: rules alone. */
function playReducer(game: number): number {
  const rng = createRng(game)
  let state = senet.setup(options, 2, '')
  let moves = 0
  for (let seat = senet.toAct(state)[0]; seat !== undefined; seat = senet.toAct(state)[0]) {
    const action = rng.pick(senet.legalActions(state, seat))
    const choices = senet.chance?.(state, action) ?? []
    const result = senet.apply(state, seat, choices.length === 0 ? action : pickWeighted(rng.next(), choices))
    if (!result.ok) throw new Error(result.error.message)
    state = result.value.state
    moves += 1
  }
  return moves
}

/** (2) A match: log, chance from the seed, kept states. */
function playMatch(game: number): number {
  return randomMatch(game).seq
}

function randomMatch(game: number) {
  const rng = createRng(game)
  const match = new Match(senet, { seed: String(game), options, seats: 2 })
  for (let seat = match.toAct[0]; seat !== undefined; seat = match.toAct[0]) {
    match.play(seat, rng.pick(match.legalActions(seat)))
  }
  return match
}

/** (3) The table, JSON text in and JSON text out. One for all matches, as in a server. */
const table = new Table(localEnvironment(CATALOG))
async function playTable(game: number): Promise<number> {
  const rng = createRng(game)
  const ask = async (command: object) =>
    JSON.parse(JSON.stringify(await table.handle(JSON.parse(JSON.stringify(command)), { local: true })))
  const { match_id } = await ask({ cmd: 'create-match', game: 'senet', seed: String(game) })
  const live = await table.live(match_id)
  let moves = 0
  for (let seat = live.match.toAct[0]; seat !== undefined; seat = live.match.toAct[0]) {
    const { type, ...fields } = rng.pick(live.match.legalActions(seat))
    const answer = await ask({ cmd: type, match_id, player_id: seat, ...fields })
    if (answer.status !== 'ok') throw new Error(answer.error.message)
    moves += 1
  }
  return moves
}

/** (5) The limit: packed integers, changed in place, no log; counted in games, which are as long as ours on average. */
const averageLength = Array.from({ length: 50 }, (_, game) => playReducer(game)).reduce((a, b) => a + b, 0) / 50
function playLimit(game: number): number {
  playRandomGame(createRng(game))
  return averageLength
}

const [reducer, match, tableResult, peer, limit] = await measure(
  [
    { name: '(1) bare reducer', play: playReducer },
    { name: '(2) Match: log and chance', play: playMatch },
    { name: '(3) table: JSON in and out', play: playTable },
    { name: '(4) boardgame.io 0.50.2, in process', play: playPeer },
    { name: '(5) mutable loop on packed integers', play: playLimit },
  ],
  5,
  600,
)
if (!reducer || !match || !tableResult || !peer || !limit) throw new Error('nothing measured')

process.stdout.write('Random play of one race game, moves a second, one core\n\n')
printTable(
  ['', 'moves/s', 'against boardgame.io', 'against the bare reducer'],
  [reducer, match, tableResult, peer, limit].map(({ name, perSecond }) => [
    name,
    formatCount(perSecond),
    `${(perSecond / peer.perSecond).toFixed(1)}×`,
    `${((perSecond / reducer.perSecond) * 100).toFixed(0)} %`,
  ]),
)

/** Looking back: the cost of one moment and of a whole replay, by the length of the log. */
process.stdout.write('\nLooking back in a match\n\n')
const rows: string[][] = []
for (const length of [500, 2000, 8000]) {
  const long = new Match(senet, { seed: 'long', options, seats: 2 })
  const rng = createRng('long')
  while (long.seq < length) {
    const seat = long.toAct[0]
    // Back to the start well before the end: a match that is over stays over.
    if (seat === undefined || long.seq % 100 === 99) long.undo(0, 0)
    else long.play(seat, rng.pick(long.legalActions(seat)))
  }
  const time = (times: number, work: (i: number) => void) => {
    const began = performance.now()
    for (let i = 0; i < times; i++) work(i)
    return ((performance.now() - began) / times) * 1000
  }
  const stateAt = time(2000, i => long.stateAt((i * 7919) % length))
  const undo = time(200, () => long.undo(0))
  const again = time(3, () => {
    const copy = new Match(senet, long.start)
    for (const entry of long.log.slice(0, length)) copy.replay(entry)
  })
  rows.push([formatCount(length), stateAt.toFixed(1), undo.toFixed(1), (again / length).toFixed(2)])
}
printTable(['entries', 'stateAt, µs', 'undo, µs', 'replay, µs an entry'], rows)
