import { type Match, type Seat, sameJson } from '@turnwise/engine'

/**
 * Seats may decide at the same time: then others who were faster are no conflict. Everything since `expected` was done
 * by seats that were to act beside this one, and this seat still has the same choices.
 */
export function onlyOthersDecided(match: Match, seat: Seat, expected: number): boolean {
  if (expected > match.seq || !match.toAct.includes(seat)) return false
  const since = match.log.slice(expected).filter(({ kind }) => kind !== 'offer' && kind !== 'answer')
  const movers = since.map(entry => (entry.kind === 'action' ? entry.seat : seat))
  if (movers.includes(seat)) return false
  const { game } = match
  const before = match.stateAt(expected)
  const toAct = game.toAct(before)
  return (
    [seat, ...movers].every(mover => toAct.includes(mover)) &&
    sameJson(game.legalActions(before, seat), match.legalActions(seat))
  )
}
