import type { Result, Viewer } from '@turnwise/engine'
import { borrowGold } from '../commands/borrow-gold.ts'
import { discardHand } from '../commands/discard-hand.ts'
import { drawShip } from '../commands/draw-ship.ts'
import { rescueTrain } from '../commands/rescue-train.ts'
import { upgradeTrain } from '../commands/upgrade-train.ts'
import { CONTENT, TRAINS } from '../content.ts'
import { REFUSALS } from '../refusals.ts'
import type { View } from '../types.ts'

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
  const ask = (what: string, checked: Result<unknown> | undefined) => {
    if (checked?.ok === false) found.push({ what, why: checked.error.message })
  }
  if (phase === 'move' && view.stage === 'main') {
    if (current.movesLeft === 0) found.push({ what: 'Moving:', why: REFUSALS.noMovementLeft.error.message })
    ask('Borrowing:', borrowGold.check?.(view, viewer, { type: 'borrow-gold' }))
    ask('Rescue:', rescueTrain.check?.(view, viewer, { type: 'rescue-train' }))
    found.push({ what: 'Building:', why: 'It comes after moving and the ships.' })
  }
  if (phase === 'ship') ask('Drawing a ship:', drawShip.check?.(view, viewer, { type: 'draw-ship' }))
  if (phase === 'build') {
    const level = TRAINS.get(view.players[viewer]?.train ?? '')?.level ?? 0
    const next = CONTENT.trains.find(train => train.level === level + 1)
    if (next === undefined) found.push({ what: 'A better train:', why: 'There is none.' })
    else ask('A better train:', upgradeTrain.check?.(view, viewer, { type: 'upgrade-train', train: next.name }))
  }
  ask('New cards:', discardHand.check?.(view, viewer, { type: 'discard-hand' }))
  return found
}
