import { defineFixtures } from '@turnwise/conformance/check'
import type { Outcome } from '@turnwise/engine'
import { magnate, planner, random } from './bots/index.ts'
import type { State } from './game/types.ts'
import { runerail } from './index.ts'

const endsBy =
  (reason: string) =>
  ({ outcome }: { readonly outcome: Outcome | undefined }) =>
    outcome?.reason === reason

/** The recorded matches: `npx turnwise record games/runerail` plays them again. */
export const fixtures = defineFixtures(runerail, [
  {
    name: 'network',
    seed: 'fixture network',
    options: { goal_cities: 4, goal_gold: 100, start_gold: 80 },
    bots: [planner, magnate],
    wanted: endsBy('network'),
  },
  {
    name: 'turn-limit',
    seed: 'fixture turn-limit',
    options: { turn_limit: 6 },
    bots: [planner, random, planner],
    wanted: endsBy('turn-limit'),
  },
  {
    name: 'last-standing',
    seed: 'fixture last-standing',
    bots: [planner, planner, magnate],
    // From the tenth turn on everybody but the last resigns.
    before: match => {
      const seat = match.toAct[0] ?? 0
      if (match.state.turn >= 10 && seat !== 2) match.play(seat, { type: 'resign' })
    },
    wanted: endsBy('last-standing'),
  },
  {
    // A player must choose a load to lose in the turn of another who is drawing a card (Y4, Y5), which is rare in play.
    name: 'load-lost',
    seed: 'fixture network',
    options: { goal_cities: 4, goal_gold: 100, start_gold: 80 },
    bots: [planner, magnate],
    before: match => {
      const { stage, turn, current } = match.state
      const isMoment = stage === 'main' && turn > 30 && current?.player === 0 && current.phase === 'move'
      if (isMoment && !match.log.some(({ kind }) => kind === 'set-state')) match.setState(asked(match.state))
    },
    wanted: endsBy('network'),
  },
])

/** Seat 0 has turned in a card and draws a demand; seat 1 carries two goods and is asked which of them it loses. */
function asked(state: State): State {
  const [first, second] = state.players
  const [card, ...hand] = first?.hand ?? []
  if (first === undefined || second === undefined || card === undefined) throw new RangeError('no such moment')
  const pool = { ...state.pool }
  const loads = ['scrolls', 'spice']
  for (const good of second.loads) pool[good] = (pool[good] ?? 0) + 1
  for (const good of loads) pool[good] = (pool[good] ?? 0) - 1
  const { deck, discard } = state.piles.demand
  return {
    ...state,
    pool,
    players: [
      { ...first, hand },
      { ...second, loads },
    ],
    piles: { ...state.piles, demand: { deck: deck.toSorted((a, b) => b - a), discard: [...discard, card] } },
    pending: { kind: 'lose-load', waiting: [1] },
    draw: { player: 0, left: 1, after: 'continue' },
  }
}
