import { createRng, Match, makeRecord, parseRecord, replayRecord } from '@turnwise/engine'
import { describe, expect, test } from 'vitest'
import { runerail } from '../../index.ts'
import type { Action } from '../commands/index.ts'
import { OPTIONS } from './table.ts'

/** Any listed action, but each kind as likely as another, or random players would do nothing but build and end. */
function anyKind(legal: readonly Action[], pick: <Item>(items: readonly Item[]) => Item): Action {
  const kind = pick([...new Set(legal.map(action => action.type))])
  return pick(legal.filter(action => action.type === kind))
}

describe('11.7 random players', () => {
  test.each(Array.from({ length: 10 }, (_, seed) => seed))(
    'seed %d: gold, chips, cards and track hold after every action',
    seed => {
      const rng = createRng(`random ${seed}`)
      const seats = 2 + (seed % 5)
      const match = new Match(runerail, { seed: `random ${seed}`, options: { ...OPTIONS, turn_limit: 12 }, seats })
      while (match.toAct.length > 0) {
        const seat = rng.pick(match.toAct)
        const resigns = rng.int(400) === 0
        const action: Action = resigns
          ? { type: 'resign' }
          : anyKind(match.legalActions(seat), items => rng.pick(items))
        const played = match.play(seat, action)
        expect(played.ok, JSON.stringify(action)).toBe(true)
        expect(runerail.check(match.state)).toEqual([])
      }
      expect(match.outcome?.winners).toHaveLength(1)
      const record = parseRecord(
        JSON.parse(
          JSON.stringify(
            makeRecord(
              match,
              match.state.players.map((_, seat) => ({ name: `Seat ${seat}` })),
            ),
          ),
        ),
      )
      const again = record.ok ? replayRecord(runerail, record.value) : record
      expect(again.ok && again.value.state).toEqual(match.state)
    },
  )
})

describe('check', () => {
  const state = new Match(runerail, { seed: 'check', options: OPTIONS, seats: 3 }).state
  const [first] = state.players
  test.each([
    ['gold', { ...state, bank: 7 }, 'gold together'],
    ['cards', { ...state, piles: { ...state.piles, demand: { deck: [1], discard: [] } } }, 'demand cards are not each'],
    ['chips', { ...state, pool: { ...state.pool, ale: 9 } }, 'chips of ale'],
    ['trains', { ...state, stock: { ...state.stock, Skink: 9 } }, 'trains Skink'],
    ['order', { ...state, order: [0, 1, 1] }, 'permutation'],
    ['a seat that there is not', { ...state, order: [0, 1, 5] }, 'permutation'],
    ['track in the sea', { ...state, track: { '0,0,0-0,1,0': 0 } }, 'is not a link'],
    [
      'a train at sea',
      { ...state, players: [{ ...first, at: [0, 0, 0] }, ...state.players.slice(1)] },
      'drives on water',
    ],
    [
      'a ship on land',
      {
        ...state,
        players: [{ ...first, at: [0, 30, 12], ship: { name: 'Tern', boardedTurn: 0 } }, ...state.players.slice(1)],
      },
      'sails on land',
    ],
    ['no turn in main play', { ...state, stage: 'main', draft: null }, 'A turn belongs'],
    ['shape', { ...state, bank: 'much' }, 'bank'],
  ])('%s', (_, broken, expected) => {
    expect(runerail.check(broken).join(' ')).toContain(expected)
  })
})
