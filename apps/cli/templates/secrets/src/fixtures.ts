import { defineFixtures } from '@turnwise/conformance/check'
import { cautious } from './bots/cautious.ts'
import { game } from './index.ts'

/** The recorded matches, one for each way to end: `npx turnwise record games/liars-dice` plays them again. */
export const fixtures = defineFixtures(game, [
  {
    name: 'last-with-dice',
    bots: [cautious, cautious],
    wanted: ({ outcome }) => outcome?.reason === 'last-with-dice',
  },
  {
    name: 'round-limit',
    bots: [cautious, cautious, cautious, cautious],
    options: { dice: 3, rounds: 4 },
    wanted: ({ outcome }) => outcome?.reason === 'round-limit',
  },
])
