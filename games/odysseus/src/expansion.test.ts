import { checkGame } from '@turnwise/conformance'
import { createRng, Match, parseWith } from '@turnwise/engine'
import { describe, expect, test } from 'vitest'
import { botsFor } from './bots/index.ts'
import { emit, step } from './game/flow.ts'
import { takeDamage } from './game/rules.ts'
import { position } from './game/tests/positions.ts'
import { baseContent, type Content, createOdysseus, type EpicEffect } from './index.ts'

/** Scylla takes a man and lets the ship through: 1 damage and 1 tile on. */
const scylla: EpicEffect = (flow, { playerId }) =>
  step(takeDamage(emit(flow, { type: 'tale-told', seat: playerId, text: 'Scylla takes a rower.' }), playerId, 1), {
    do: 'sail',
    playerId,
    tiles: 1,
  })

/** All of it from outside: no file of the rules knows any of these names. */
const storms: Content = {
  ...baseContent,
  epics: {
    ...baseContent.epics,
    'storms:scylla': {
      name: 'Scylla',
      description: 'The ship takes 1 damage and goes 1 tile on.',
      challenge: true,
      effect: scylla,
    },
  },
  cards: [...baseContent.cards, { id: 'storms-gale', name: 'Great Gale', move: 3, damage: 1, copies: [4, 5, 6] }],
  pace: [2, 1],
  forbiddenNeighbours: [...baseContent.forbiddenNeighbours, ['storms:scylla', 'cyclops']],
  difficulties: [
    ...baseContent.difficulties,
    { id: 'storms_night', name: 'Night', description: 'Leaky ships and a dense coast.', startDamage: 2, pace: [1] },
  ],
}
const expanded = createOdysseus(storms, 'odysseus-storms')

describe('an expansion from outside', () => {
  test('its epic has its effect, at its own pace', () => {
    const state = position({ epics: ['storms:scylla'], players: [{ position: 2 }, {}] }, expanded)
    const after = expanded.engine.applyMove(state, { type: 'careful_sail_1' })
    expect(after.players[0]).toMatchObject({ position: 4, damage: 1 })
    expect(expanded.engine.getView(after).activeEpic).toMatchObject({ id: 'storms:scylla', name: 'Scylla' })
  })

  test('its pace: sea, sea, epic, sea, epic', () => {
    const { path } = position({ laid: 9 }, expanded)
    expect(path.map(({ category }) => (category === 'epic' ? 'E' : '~')).join('')).toBe('~~~E~E~~E')
  })

  test('its card is in the deck and its difficulty at the table', () => {
    const state = expanded.engine.initGame(['A', 'B'], 's', 'storms_night')
    expect(state.seaDeck.filter(({ name }) => name === 'Great Gale')).toHaveLength(4)
    expect(state.players.map(({ damage }) => damage)).toEqual([2, 2])
    expect(parseWith(expanded.game.options, { difficulty: 'storms_night' }).ok).toBe(true)
    expect(parseWith(createOdysseus(baseContent).game.options, { difficulty: 'storms_night' }).ok).toBe(false)
    let laid = state
    while (laid.epicStack.length > 0) laid = expanded.engine.extendPath(laid)
    expect(laid.path).toHaveLength(23)
  })

  test('its forbidden neighbours are kept', () => {
    for (let seed = 0; seed < 200; seed++) {
      const order = expanded.engine.initGame(['A', 'B'], `${seed}`).epicStack.map(({ epicId }) => epicId)
      expect(order.indexOf('cyclops') - order.indexOf('storms:scylla')).not.toBe(1)
    }
  })

  test.each(['standard', 'storms_night'])('bots play matches with it to the end: %s', difficulty => {
    const bots = botsFor(expanded.game)
    const seen = { scylla: false, gale: false }
    for (let seed = 0; seed < 12; seed++) {
      const match = new Match(expanded.game, { seed: `storm ${seed}`, options: { difficulty }, seats: 4 })
      const rng = createRng(seed)
      while (match.toAct.length > 0) {
        const seat = match.toAct[0]!
        const view = expanded.game.view(match.state, seat)
        const legal = match.legalActions(seat)
        const move = bots[seat]!.choose({ view, seat, seats: 4, legal, complete: true, rng, budget: { iterations: 6 } })
        const played = match.play(seat, move)
        if (!played.ok) throw new Error(played.error.message)
        seen.scylla ||= played.value.events.some(event => event.type === 'epic-triggered' && event.name === 'Scylla')
        seen.gale ||= played.value.events.some(event => event.type === 'card-drawn' && event.card.name === 'Great Gale')
      }
      expect(match.outcome?.winners.length).toBeGreaterThan(0)
    }
    expect(seen).toEqual({ scylla: true, gale: true })
  })

  test('it keeps the contract as the base game does', () => {
    const options = [{}, { difficulty: 'storms_night' }]
    const faceDown = ['seaDeck.*', 'epicStack', 'rng']
    const hidden = { seat: faceDown, spectator: faceDown }
    const { problems } = checkGame(expanded.game, { hidden, seeds: 3, seats: [2, 4], options, leakEvery: 32 })
    expect(problems).toEqual([])
  })
})
