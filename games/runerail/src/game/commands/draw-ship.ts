import { refuse } from '@turnwise/engine'
import { isInForce } from '../cards/effects.ts'
import { cardsIn, drawCard } from '../cards/piles.ts'
import { DONE, definePlainCommand } from '../command.ts'
import { changeTurn, playerOf, turnOf } from '../flow.ts'
import { isPort } from '../map/board.ts'
import { pointAt } from '../map/geometry.ts'
import { REFUSALS } from '../refusals.ts'
import { raceOf } from '../track/costs.ts'

const WEE_FOLK_DRAW = 3

/** S2 */
export const drawShip = definePlainCommand({
  type: 'draw-ship',
  when: ['ship'],
  check(state, seat) {
    const { ship, at } = playerOf(state, seat)
    const point = pointAt(at)
    if (ship !== null) return REFUSALS.aboardShip
    if (point === undefined || !isPort(point)) return REFUSALS.notAtPort
    if (isInForce(state.effects, 'no-ship-change')) return REFUSALS.gale
    if (turnOf(state).shipDrawn) return refuse('ship-already-drawn', 'You have drawn ships in this turn already.')
    return cardsIn(state.piles.ships) === 0 ? refuse('pile-empty', 'No ship is left.') : DONE
  },
  apply(flow, seat) {
    const count = raceOf(playerOf(flow.state, seat)) === 'wee folk' ? WEE_FOLK_DRAW : 1
    const drawn: string[] = []
    for (let i = 0; i < count; i++) {
      const ship = drawCard(flow, 'ships')
      if (ship !== undefined) drawn.push(ship)
    }
    flow.reveals = true
    changeTurn(flow, { shipDrawn: true })
    flow.change({ pending: { kind: 'choose-ship', player: seat, drawn } })
    flow.emit({ type: 'ships-drawn', seat, ships: drawn })
  },
  words: {
    group: 'Ships',
    describe: () => 'draw a ship',
    missing: { phase: 'ship', what: 'Drawing a ship:' },
    verb: 'ship',
    help: ['ship', 'ships, from a port'],
  },
})
