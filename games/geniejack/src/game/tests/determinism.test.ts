import { createRng } from '@turnwise/engine'
import { describe, expect, test } from 'vitest'
import { optionsSchema } from '../../schema.ts'
import { DamagedRunError, GameEngine } from '../../seed-api/game.ts'
import { getBossForStage } from '../combatants.ts'
import { getAllConsumables } from '../consumables.ts'
import { getAllEquipment } from '../equipment.ts'
import { getDefaultRules } from '../modifiers.ts'
import type { RunOptions, SerializedGameState } from '../types.ts'

const json = <T>(value: T): T => JSON.parse(JSON.stringify(value))

function playOut(engine: GameEngine, seed: string): GameEngine {
  const rng = createRng(seed)
  while (engine.state.outcome === null) engine.performAction(rng.pick(engine.getAvailableActions()))
  return engine
}

/** Long enough for shops, potions, bosses and genies. */
const LONG: Partial<RunOptions> = {
  rules: { health: { playerMaxHp: 150, playerStartHp: 150 }, economy: { goldPerBattle: 50, goldPerBoss: 80 } },
}
const SHOE: Partial<RunOptions> = { ...LONG, rules: { ...LONG.rules, deck: { reshuffleBetweenHands: false } } }

describe('determinism', () => {
  test('the same seed and actions give the same run', () => {
    const one = playOut(new GameEngine('same', LONG), 'moves')
    const other = playOut(new GameEngine('same', LONG), 'moves')
    expect(other.getView()).toEqual(one.getView())
    expect(other.serialize()).toEqual(one.serialize())
  })

  test('different seeds give different runs', () => {
    const views = new Set(
      Array.from({ length: 20 }, (_, i) => {
        const engine = new GameEngine(`seed-${i}`)
        engine.performAction({ type: 'continue' })
        return JSON.stringify(engine.getView().player.hand)
      }),
    )
    expect(views.size).toBeGreaterThan(17)
  })

  test('no clock and no outer random: the state is the seed’s alone', () => {
    const { now } = Date
    const { random } = Math
    const reference = playOut(new GameEngine('pure', LONG), 'moves').serialize()
    Date.now = () => {
      throw new Error('the clock was read')
    }
    Math.random = () => {
      throw new Error('random was drawn')
    }
    try {
      expect(playOut(new GameEngine('pure', LONG), 'moves').serialize()).toEqual(reference)
    } finally {
      Date.now = now
      Math.random = random
    }
  })
})

describe('save and restore', () => {
  test.each([
    ['reshuffled', LONG],
    ['a shoe', SHOE],
  ])('at every step of random runs changes nothing that follows (%s)', (_name, options) => {
    const phases = new Set<string>()
    let effects = 0
    for (let i = 0; i < 12; i++) {
      const rng = createRng(`save-${i}`)
      const straight = new GameEngine(`save-${i}`, options)
      let restored = new GameEngine(`save-${i}`, options)
      while (straight.state.outcome === null) {
        restored = GameEngine.fromSerialized(json(restored.serialize()))
        phases.add(straight.state.phase)
        effects += straight.state.player.activeEffects.length
        const action = rng.pick(straight.getAvailableActions())
        expect(restored.performAction(action)).toEqual(straight.performAction(action))
        expect(restored.getView()).toEqual(straight.getView())
      }
      expect(restored.serialize()).toEqual(straight.serialize())
    }
    expect([...phases].sort()).toEqual(['battle_result', 'genie', 'hand_result', 'player_turn', 'pre_hand', 'shop'])
    expect(effects).toBeGreaterThan(0)
  })

  test('a well-formed save that its actions do not lead to is refused', () => {
    const save = json(playOut(new GameEngine('rich'), 'moves').serialize())
    const rich = {
      ...save,
      state: { ...save.state, player: { ...save.state.player, gold: save.state.player.gold + 1 } },
    }
    expect(() => GameEngine.fromSerialized(rich)).toThrow('its actions do not lead to its state')
    expect(() => GameEngine.fromSerialized({ ...save, actions: save.actions.slice(1) })).toThrow(DamagedRunError)
  })

  test.each<[string, (save: SerializedGameState) => unknown]>([
    ['nothing', () => null],
    ['a text', () => 'save'],
    ['an unknown field', save => ({ ...save, cheat: true })],
    ['another format', save => ({ ...save, format: 2 })],
    ['other rules', save => ({ ...save, version: '0.0.1' })],
    ['too much HP', save => ({ ...save, state: { ...save.state, player: { ...save.state.player, hp: 51 } } })],
    ['a phase that cannot be', save => ({ ...save, state: { ...save.state, phase: 'shop' } })],
    ['another enemy', save => ({ ...save, state: { ...save.state, battle: 2 } })],
    ['changed rules', save => ({ ...save, rules: { deck: { numberOfDecks: 2 } } })],
    ['rules that are none', save => ({ ...save, rules: { deck: { numberOfDecks: 99 } } })],
  ])('%s is a damaged save', (_name, damage) => {
    const save = json(new GameEngine('damage').serialize())
    expect(() => GameEngine.fromSerialized(damage(save) as SerializedGameState)).toThrow(DamagedRunError)
  })
})

describe('replay', () => {
  test('seed, difficulty, rules and actions lead to the same state', () => {
    for (let i = 0; i < 5; i++) {
      const engine = playOut(new GameEngine(`replay-${i}`, { ...LONG, difficulty: 'cruel' }), `moves-${i}`)
      expect(GameEngine.fromReplay(json(engine.getReplay())).serialize()).toEqual(engine.serialize())
    }
  })

  test('seed and actions alone are a replay of the standard game', () => {
    const engine = playOut(new GameEngine('bare'), 'moves')
    const { seed, actions } = engine.getReplay()
    expect(GameEngine.fromReplay({ seed, actions }).getView()).toEqual(engine.getView())
  })

  test('a restored run still has its whole replay', () => {
    const engine = new GameEngine('whole')
    engine.performAction({ type: 'continue' })
    const restored = GameEngine.fromSerialized(json(engine.serialize()))
    restored.performAction({ type: 'stand' })
    expect(restored.getReplay().actions).toEqual([{ type: 'continue' }, { type: 'stand' }])
  })

  test.each<[unknown, RegExp]>([
    [{ seed: 'x', actions: [{ type: 'hit' }] }, /Action 1 of the replay does not fit: You cannot hit now/u],
    [{ seed: 'x', actions: 'none' }, /The replay cannot be used: actions/u],
    [{ actions: [] }, /The replay cannot be used: A seed has 1 to 200 characters/u],
    [undefined, /The replay cannot be used/u],
  ])('%j does not fit', (replay, message) => {
    expect(() => GameEngine.fromReplay(replay as never)).toThrow(message)
  })
})

describe('what the engine hands out', () => {
  test('is frozen, so that writing to it changes nothing', () => {
    const engine = new GameEngine('frozen')
    const before = JSON.stringify(engine.getView())
    const things: object[] = [
      engine.getView(),
      engine.getView().player,
      engine.getView().rules.scoring,
      engine.getAvailableActions(),
      engine.serialize(),
      engine.serialize().state.player,
      engine.getReplay(),
      engine.state,
      getDefaultRules().deck,
      getAllEquipment()[0]!,
      getAllConsumables()[0]!.effect,
      getBossForStage(1),
    ]
    for (const thing of things) {
      expect(Object.isFrozen(thing)).toBe(true)
      expect(() => Object.assign(thing, { hp: 999 })).toThrow(TypeError)
    }
    expect(JSON.stringify(engine.getView())).toBe(before)
  })
})

describe('odd seeds and rules are refused with a sentence', () => {
  test.each([
    ['', 'A seed has 1 to 200 characters.'],
    ['x'.repeat(201), 'A seed has 1 to 200 characters.'],
    ['a\nb', 'A seed may not hold control or invisible characters.'],
    ['\u202e', 'A seed may not hold control or invisible characters.'],
    ['\ud800', 'A seed must be well-formed Unicode.'],
    [42, 'A seed has 1 to 200 characters.'],
  ])('seed %j', (seed, sentence) => {
    expect(() => new GameEngine(seed as string)).toThrow(new DamagedRunError(sentence))
  })

  test.each([
    [{ difficulty: 'easy' }, 'A difficulty is one of merciful, standard, cruel.'],
    [{ rules: { deck: { numberOfDecks: 9 } } }, 'deck.numberOfDecks cannot be 9.'],
    [{ rules: { deck: { cards: 1 } } }, 'There is no rule deck.cards.'],
    [{ rules: { luck: {} } }, 'There is no section luck in the rules.'],
    [{ rules: { actions: { canSplit: 1 } } }, 'actions.canSplit cannot be 1.'],
    [{ rules: { winConditions: { tieResolution: 'me' } } }, 'winConditions.tieResolution cannot be "me".'],
    [{ rules: { health: { playerMaxHp: 10 } } }, 'nobody starts with more than the maximum'],
    [{ rules: { scoring: { bustThreshold: 21.5 } } }, 'scoring.bustThreshold cannot be 21.5.'],
  ])('options %j', (options, sentence) => {
    expect(() => new GameEngine('x', options as never)).toThrow(sentence)
    expect(optionsSchema.safeParse(options).success).toBe(false)
  })
})
