/** Writes the recorded matches of `fixtures/`, one for each way to end. npx node games/maze/scripts/record.ts */
import { mkdirSync, writeFileSync } from 'node:fs'
import { type Bot, createRng, Match, makeRecord, type Outcome } from '@turnwise/engine'
import { cartographer, scout, wanderer } from '../src/bots/index.ts'
import {
  type Action,
  DEFAULT_OPTIONS,
  maze as game,
  type MazeEvent,
  type Options,
  type State,
  type View,
} from '../src/index.ts'

type MazeMatch = Match<State, Action, MazeEvent, View, Options>
type Player = Bot<View, Action>

const SMALL: Options = { ...DEFAULT_OPTIONS, size: 5, treasures: 2, pits: 1, crutches: 1, crossbows: 1, traps: 1 }

function playOut(players: readonly [Player, Player], options: Options, seed: string, actions = 10_000): MazeMatch {
  const match: MazeMatch = new Match(game, { seed, options, seats: 2 })
  const rng = createRng(seed)
  while (match.toAct.length > 0 && match.seq < actions) {
    const seat = match.toAct[0] === 0 ? 0 : 1
    const legal = match.legalActions(seat)
    const turn = { view: game.view(match.state, seat), seat, seats: 2, legal, complete: false, rng, budget: {} }
    const played = match.play(seat, players[seat].choose(turn))
    if (!played.ok) throw new Error(played.error.message)
  }
  return match
}

/** The first seed whose match ends like this. */
function find(players: readonly [Player, Player], options: Options, name: string, wanted: Outcome): void {
  for (let i = 0; ; i++) {
    const match = playOut(players, options, `${name} ${i}`)
    if (JSON.stringify(match.outcome) === JSON.stringify(wanted)) return write(name, match, players)
  }
}

function write(name: string, match: MazeMatch, players: readonly [Player, Player]): void {
  const record = makeRecord(match, [
    { name: 'Ann', bot: players[0].id },
    { name: 'Ben', bot: players[1].id },
  ])
  writeFileSync(new URL(`../fixtures/${name}.turnwise.json`, import.meta.url), `${JSON.stringify(record)}\n`)
  console.log(`${name}: ${match.seq} actions, ${JSON.stringify(match.outcome)}`)
}

mkdirSync(new URL('../fixtures', import.meta.url), { recursive: true })
find([cartographer, wanderer], DEFAULT_OPTIONS, 'treasure-player-0', { winners: [0], reason: 'treasure' })
find([scout, cartographer], DEFAULT_OPTIONS, 'treasure-player-1', { winners: [1], reason: 'treasure' })
find([cartographer, cartographer], SMALL, 'both-treasures', { winners: [], reason: 'both-treasures' })
find([wanderer, wanderer], { ...DEFAULT_OPTIONS, rounds: 40 }, 'round-limit', { winners: [], reason: 'round-limit' })
const given = playOut([scout, scout], DEFAULT_OPTIONS, 'resigned', 40)
given.play(1, { type: 'resign' })
write('resigned', given, [scout, scout])
const early = playOut([scout, scout], DEFAULT_OPTIONS, 'resigned while building', 1)
early.play(0, { type: 'resign' })
write('resigned-while-building', early, [scout, scout])
