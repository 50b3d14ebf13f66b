/**
 * Writes a moment that is rare in play and that the browser tests need: npx node games/runerail/scripts/record-moment.ts
 */
import { writeFileSync } from 'node:fs'
import { createRng, Match, parseWith, RECORD_FORMAT } from '@turnwise/engine'
import { magnate, planner } from '../src/bots/bots.ts'
import type { State } from '../src/game/types.ts'
import { runerail } from '../src/index.ts'

/** A player must choose which load to lose, in the turn of another who is drawing a card (Y4, Y5). */
function loseLoad(): State {
  const options = parseWith(runerail.options, { goal_cities: 4, goal_gold: 100, start_gold: 80 })
  if (!options.ok) throw new Error(options.error.message)
  const match = new Match(runerail, { seed: 'fixture network', options: options.value, seats: 2 })
  const rng = createRng('network')
  const isMoment = ({ stage, turn, current }: State) =>
    stage === 'main' && turn > 30 && current?.player === 0 && current.phase === 'move'
  while (!isMoment(match.state)) {
    const seat = match.toAct[0] ?? 0
    const view = runerail.view(match.state, seat)
    const turn = { view, seat, seats: 2, legal: match.legalActions(seat), complete: false, rng, budget: {} }
    match.play(seat, (seat === 0 ? planner : magnate).choose(turn))
  }
  const { state } = match
  const [first, second] = state.players
  const [card, ...hand] = first?.hand ?? []
  if (first === undefined || second === undefined || card === undefined) throw new Error('no such moment')
  const pool = { ...state.pool }
  for (const good of second.loads) pool[good] = (pool[good] ?? 0) + 1
  for (const good of ['scrolls', 'spice']) pool[good] = (pool[good] ?? 0) - 1
  const { demand } = state.piles
  const made: State = {
    ...state,
    pool,
    players: [
      { ...first, hand },
      { ...second, loads: ['scrolls', 'spice'] },
    ],
    // The next card is a demand.
    piles: {
      ...state.piles,
      demand: { deck: demand.deck.toSorted((a, b) => b - a), discard: [...demand.discard, card] },
    },
    pending: { kind: 'lose-load', waiting: [1] },
    draw: { player: 0, left: 1, after: 'continue' },
  }
  const problems = runerail.check(made)
  if (problems.length > 0) throw new Error(problems.join(' '))
  return made
}

const record = {
  format: RECORD_FORMAT,
  game: runerail.id,
  version: runerail.version,
  seed: 'moment',
  options: { goal_cities: 4, goal_gold: 100, start_gold: 80 },
  players: [{ name: 'Ann' }, { name: 'Ben' }],
  entries: [{ seq: 1, kind: 'set-state', state: loseLoad() }],
}
writeFileSync(new URL('../fixtures/moments/lose-load.turnwise.json', import.meta.url), `${JSON.stringify(record)}\n`)
