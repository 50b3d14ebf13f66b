import { ok, refuse } from '@turnwise/engine'
import { discardCards } from '../cards/piles.ts'
import { defineCommand } from '../command.ts'
import { SHIPS } from '../content/index.ts'
import { changePlayer, pay, playerOf } from '../flow.ts'
import { boardingFee } from '../travel/ships.ts'
import { parseName } from '../words/names.ts'
import { shipFacts } from '../words/pieces.ts'

/** S2: one of the ships that were drawn, or none. */
export const boardShip = defineCommand({
  type: 'board-ship',
  fields: [{ ship_id: 'name or none' }],
  when: [],
  answers: 'choose-ship',
  options({ pending }) {
    const drawn: readonly (string | null)[] = pending?.kind === 'choose-ship' ? pending.drawn : []
    return [...drawn, null].map(ship => ({ type: 'board-ship', ship_id: ship }))
  },
  check(state, seat, { ship_id: name }) {
    const { pending } = state
    if (pending?.kind !== 'choose-ship') return refuse('wrong-phase', 'No ship has been drawn.')
    const { drawn } = pending
    if (name === null) return ok({ fee: 0, drawn })
    if (!drawn.includes(name)) return refuse('not-offered', `${name} was not drawn.`)
    const player = playerOf(state, seat)
    const fee = boardingFee(player, name)
    return player.gp < fee ? refuse('not-enough-gold', `Boarding ${name} costs ${fee} gold.`) : ok({ fee, drawn })
  },
  apply(flow, seat, { ship_id: name }, { fee, drawn }) {
    pay(flow, seat, null, fee, 'fee')
    const others = drawn.filter(ship => ship !== name)
    discardCards(flow, 'ships', others)
    flow.change({ pending: null })
    if (name === null) {
      flow.emit({ type: 'ship-declined', seat })
      return
    }
    changePlayer(flow, seat, { ship: { name, boardedTurn: flow.state.turn } })
    flow.emit({ type: 'ship-boarded', seat, ship: name })
  },
  words: {
    group: 'Ships',
    describe({ ship_id: id }) {
      const ship = id === null ? undefined : SHIPS.get(id)
      return ship === undefined ? 'board no ship' : `board ${ship.name} (speed ${ship.speed}, fee ${ship.fee})`
    },
    card: ({ ship_id: id }, view, seat) =>
      id === null ? { facts: 'The ships go back.' } : { name: id, facts: shipFacts(id, view, seat) },
    verbs: ['board'],
    help: ['board SHIP | board none', 'ships, from a port'],
    typed: ({ ship_id: id }) => `board ${id ?? 'none'}`,
    parse: ({ rest }) =>
      parseName(rest, [...SHIPS.keys(), 'none'], name => ({
        type: 'board-ship',
        ship_id: name === 'none' ? null : name,
      })),
  },
})
