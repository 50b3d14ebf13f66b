import type { Viewer } from '@turnwise/engine'
import { CONTENT, TRAINS } from '../content.ts'
import { REFUSALS } from '../refusals.ts'
import { checkLoan, checkRescue } from '../rescue.ts'
import { checkDrawShip } from '../ships.ts'
import type { View } from '../types.ts'
import { checkUpgrade } from '../upgrades.ts'

export interface RefusedAct {
  readonly what: string
  readonly why: string
}

/** What a player might want to do and cannot, in the words of the rules. */
export function refused(view: View, viewer: Viewer): readonly RefusedAct[] {
  const { current } = view
  if (typeof viewer !== 'number' || current?.player !== viewer || view.pending !== null) return []
  const { phase } = current
  const found: RefusedAct[] = []
  const ask = (what: string, checked: ReturnType<typeof checkLoan>) => {
    if (!checked.ok) found.push({ what, why: checked.error.message })
  }
  if (phase === 'move' && view.stage === 'main') {
    if (current.movesLeft === 0) found.push({ what: 'Moving:', why: REFUSALS.noMovementLeft.error.message })
    ask('Borrowing:', checkLoan(view, viewer))
    ask('Rescue:', checkRescue(view, viewer))
    found.push({ what: 'Building:', why: 'It comes after moving and the ships.' })
  }
  if (phase === 'ship') {
    const { deckSize, discard } = view.piles.ships
    ask('Drawing a ship:', checkDrawShip(view, viewer, deckSize + discard.length))
  }
  if (phase === 'build') {
    const level = TRAINS.get(view.players[viewer]?.train ?? '')?.level ?? 0
    const next = CONTENT.trains.find(train => train.level === level + 1)
    if (next === undefined) found.push({ what: 'A better train:', why: 'There is none.' })
    else ask('A better train:', checkUpgrade(view, viewer, { type: 'upgrade-train', train: next.name }))
  }
  if (current.acted) found.push({ what: 'New cards:', why: REFUSALS.handTooLate.error.message })
  return found
}
