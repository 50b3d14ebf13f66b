import { describe, expect, test } from 'vitest'
import type { Game, Viewer } from '../game.ts'
import { createRng } from '../rng.ts'
import { hasSecrets, isSecretKept } from '../secrets.ts'
import { race } from './race.ts'

/** A race in which each seat is dealt a card after so many rests; `deck` is hidden from everybody. */
function dealing(after: number, knows: (viewer: Viewer, seat: number) => boolean): Game {
  interface Dealt {
    readonly cards: readonly number[]
    readonly deck: number
    readonly rests: number
  }
  const isDealt = (state: Dealt) => state.rests >= after
  const game: Game<Dealt, { readonly type: 'rest' }, never, unknown, object> = {
    id: 'dealing',
    title: 'Dealing',
    version: '1',
    seats: { min: 2, max: 2 },
    endings: [],
    options: {
      '~standard': { version: 1, vendor: 'test', validate: value => ({ value: Object(value) }) },
    },
    action: { '~standard': { version: 1, vendor: 'test', validate: () => ({ value: { type: 'rest' } }) } },
    setup: (_options, seats) => ({ cards: Array.from({ length: seats }, () => 0), deck: 0, rests: 0 }),
    toAct: () => [0],
    legalActions: (_state, seat) => (seat === 0 ? [{ type: 'rest' }] : []),
    apply: state => ({ ok: true, value: { state: { ...state, rests: state.rests + 1 }, events: [], reveals: false } }),
    view: (state, viewer) => ({
      ...(isDealt(state) ? { cards: state.cards.map((card, seat) => (knows(viewer, seat) ? card : null)) } : {}),
    }),
    conceal: (state, viewer, rng) => ({
      ...state,
      cards: state.cards.map((card, seat) => (knows(viewer, seat) ? card : rng.int(1000))),
      deck: rng.int(1000),
    }),
    redact: event => event,
    outcome: () => undefined,
    check: () => [],
    resample: () => ({ cards: [], deck: 0, rests: 0 }),
  }
  return game
}

describe('hasSecrets', () => {
  test.each([
    ['nothing is hidden', race, false],
    ['cards that nobody may see', dealing(0, () => false), false],
    ['cards that everybody may see', dealing(0, () => true), false],
    ['a hand of one’s own', dealing(0, (viewer, seat) => viewer === seat), true],
    ['a hand that is dealt later', dealing(20, (viewer, seat) => viewer === seat), true],
    ['a hand that only its holder does not see', dealing(0, (viewer, seat) => viewer !== seat), true],
    ['cards that all seats see and spectators do not', dealing(0, viewer => viewer !== 'spectator'), true],
  ])('%s', (_, game, expected) => {
    expect(hasSecrets(game, 2)).toBe(expected)
    expect(hasSecrets(game, 2)).toBe(expected)
  })

  test('is about the whole match, isSecretKept about one moment', () => {
    const game = dealing(3, (viewer, seat) => viewer === seat)
    const rng = createRng('moment')
    const state = game.setup({}, 2, 'seed')
    expect(isSecretKept(game, state, 2, rng)).toBe(false)
    expect(isSecretKept(game, Object.assign({}, state, { rests: 3 }), 2, rng)).toBe(true)
    expect(hasSecrets(game, 2)).toBe(true)
  })

  test('takes options that the game refuses for the defaults', () => {
    expect(hasSecrets(race, 2, { goal: 'far' })).toBe(false)
  })
})
