import { ownValue } from '@turnwise/engine'
import type { IconName } from '../art/tokens.tsx'

/** What an epic does, in a few steps that can be seen at a glance. */
export interface EpicStep {
  readonly icon: IconName
  readonly when: string
  readonly what: string
}

const STEPS: Readonly<Record<string, readonly EpicStep[]>> = {
  safe_harbor: [{ icon: 'heals', when: 'Now', what: 'fully repaired' }],
  soldier_attack: [
    { icon: 'hurts', when: 'Now', what: '1 damage' },
    { icon: 'skips', when: 'At 3 damage', what: 'wrecked' },
  ],
  lotus_eaters: [
    { icon: 'moves', when: 'Now', what: '1 tile on' },
    { icon: 'skips', when: 'Next turn', what: 'skipped' },
  ],
  cyclops: [
    { icon: 'ends', when: 'This turn', what: 'ends' },
    { icon: 'holds', when: 'Until freed', what: 'turns skipped' },
    { icon: 'moves', when: 'Then', what: '2 tiles on' },
  ],
  aeolus: [
    { icon: 'moves', when: 'Choose', what: '0 to 3 tiles on' },
    { icon: 'hurts', when: 'Each tile', what: '1 damage' },
  ],
  circe: [
    { icon: 'ends', when: 'This turn', what: 'ends' },
    { icon: 'skips', when: 'Next turn', what: 'skipped' },
    { icon: 'moves', when: 'Then', what: 'to next epic' },
  ],
  underworld: [
    { icon: 'back', when: 'Now', what: '1 tile back' },
    { icon: 'sees', when: 'Everybody', what: 'sees 2 epics' },
  ],
  sirens: [
    { icon: 'holds', when: 'Next turn', what: 'use all 5 points' },
    { icon: 'sees', when: 'If not wrecked', what: 'next epic shown' },
  ],
  sun_gods_cattle: [
    { icon: 'back', when: 'Now', what: 'to the epic before' },
    { icon: 'moves', when: 'There', what: 'it counts again' },
  ],
  ithaca: [{ icon: 'wins', when: 'Home', what: 'the match is won' }],
}

const RESCUE: readonly EpicStep[] = [
  { icon: 'holds', when: 'The held ship', what: 'is free' },
  { icon: 'moves', when: 'Both', what: '2 tiles on' },
]

export function stepsOf(epicId: string, isRescue: boolean): readonly EpicStep[] {
  return isRescue ? RESCUE : (ownValue(STEPS, epicId) ?? [])
}
