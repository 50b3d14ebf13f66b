import { isInForce } from '../cards/effects.ts'
import { DONE, definePlainCommand } from '../command.ts'
import { playerOf } from '../flow.ts'
import { isPort } from '../map/board.ts'
import { pointAt } from '../map/geometry.ts'
import { REFUSALS } from '../refusals.ts'
import { land } from '../travel/ships.ts'

/** S7 */
export const disembark = definePlainCommand({
  type: 'disembark',
  when: ['ship'],
  check(state, seat) {
    const { ship, at } = playerOf(state, seat)
    const point = pointAt(at)
    if (ship === null) return REFUSALS.notAboard
    if (ship.boardedTurn === state.turn) return REFUSALS.boardedThisTurn
    if (point === undefined || !isPort(point)) return REFUSALS.notAtPort
    return isInForce(state.effects, 'no-ship-change') ? REFUSALS.gale : DONE
  },
  apply(flow, seat) {
    land(flow, seat)
  },
  words: {
    group: 'Ships',
    describe: () => 'go ashore',
    verb: 'ashore',
    help: ['ashore', 'ships, from a port'],
  },
})
