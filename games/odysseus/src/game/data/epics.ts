import type { EpicDefinition } from '../content.ts'
import {
  aeolus,
  circe,
  cyclops,
  lotusEaters,
  safeHarbor,
  sirens,
  soldierAttack,
  sunGodsCattle,
  underworld,
} from '../reducers.ts'
import type { EpicId } from '../types.ts'

/** The one table in which an epic's effect is looked up by its id. */
export const EPICS: Readonly<Record<Exclude<EpicId, 'ithaca'>, EpicDefinition>> = {
  safe_harbor: {
    name: 'Safe Harbor',
    description: 'The ship is fully repaired.',
    challenge: false,
    effect: safeHarbor,
  },
  soldier_attack: {
    name: 'Soldier Attack',
    description: 'The ship takes 1 damage.',
    challenge: true,
    effect: soldierAttack,
  },
  lotus_eaters: {
    name: 'Lotus-Eaters',
    description: 'Drift 1 tile forward. Your next turn is skipped.',
    challenge: true,
    effect: lotusEaters,
  },
  cyclops: {
    name: 'Cyclops',
    description: 'Alone you are stuck until another ship lands here. Then all go 2 tiles on.',
    challenge: true,
    effect: cyclops,
  },
  aeolus: {
    name: 'Aeolus',
    description: 'Choose up to 3 tiles to sail forward, at 1 damage each. The wind stops before it would wreck you.',
    challenge: true,
    effect: aeolus,
  },
  circe: {
    name: 'Circe',
    description: 'Your turn ends and your next one is skipped. The turn after begins with a jump to the next epic.',
    challenge: true,
    effect: circe,
  },
  underworld: {
    name: 'Underworld',
    description: 'Go back 1 tile. Then the next 2 epics are shown.',
    challenge: true,
    effect: underworld,
  },
  sirens: {
    name: 'Sirens',
    description:
      'In your next turn you must use all 5 action points. Without a shipwreck in it, the next epic is shown.',
    challenge: true,
    effect: sirens,
  },
  sun_gods_cattle: {
    name: "Sun God's Cattle",
    description:
      'Go back to the previous epic other than Safe Harbor, which counts again. With none behind you, to Troy.',
    challenge: true,
    effect: sunGodsCattle,
  },
}
