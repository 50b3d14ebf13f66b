import { defineFixtures } from '@turnwise/conformance/check'
import type { Outcome } from '@turnwise/engine'
import { magnate, planner, random } from './bots/bots.ts'
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
])
