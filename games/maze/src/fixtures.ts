import { defineFixtures } from '@turnwise/conformance/check'
import type { Outcome } from '@turnwise/engine'
import { cartographer, scout, wanderer } from './bots/index.ts'
import { maze } from './index.ts'

const SMALL = { size: 5, treasures: 2, pits: 1, crutches: 1, crossbows: 1, traps: 1 }

const endsBy =
  (reason: string, ...winners: readonly number[]) =>
  ({ outcome }: { readonly outcome: Outcome | undefined }) =>
    outcome?.reason === reason && outcome.winners.join() === winners.join()

/** The recorded matches: `npx turnwise record games/maze` plays them again. */
export const fixtures = defineFixtures(maze, [
  {
    name: 'treasure-player-0',
    seed: 'treasure-player-0 0',
    bots: [cartographer, wanderer],
    wanted: endsBy('treasure', 0),
  },
  {
    name: 'treasure-player-1',
    seed: 'treasure-player-1 0',
    bots: [scout, cartographer],
    wanted: endsBy('treasure', 1),
  },
  { name: 'both-treasures', bots: [cartographer, cartographer], options: SMALL, wanted: endsBy('both-treasures') },
  {
    name: 'round-limit',
    seed: 'round-limit 0',
    bots: [wanderer, wanderer],
    options: { rounds: 40 },
    wanted: endsBy('round-limit'),
  },
  {
    name: 'resigned',
    seed: 'resigned',
    bots: [scout, scout],
    before: match => {
      if (match.seq === 40) match.play(1, { type: 'resign' })
    },
    wanted: endsBy('resigned', 0),
  },
  {
    name: 'resigned-while-building',
    seed: 'resigned while building',
    bots: [scout, scout],
    before: match => {
      if (match.seq === 1) match.play(0, { type: 'resign' })
    },
    wanted: endsBy('resigned', 1),
  },
])
