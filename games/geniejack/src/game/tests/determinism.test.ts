import { createRng } from '@turnwise/engine'
import { describe, expect, test } from 'vitest'
import { DamagedRunError, GameEngine } from '../../game.ts'
import type { PlayerAction, RunOptions, SerializedGameState } from '../types.ts'
import { cursed, potion, wearing } from './helpers.ts'

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

  test('in the middle of a hand with every kind of effect active', () => {
    const engine = new GameEngine('effects')
    const save = json(engine.serialize())
    const state = {
      ...save.state,
      player: {
        ...save.state.player,
        equipment: wearing('iron_scimitar', 'bronze_helm', 'cloth_armor', 'iron_boots', 'bronze_trinket'),
        memory: { bronze_trinket: 'clubs' },
        consumables: [potion('strength_potion'), potion('poison_potion'), potion('poison_potion')],
        wishes: [cursed('ancient_strix'), cursed('djinn_warden'), cursed('crimson_sultan')],
      },
    }
    const run = GameEngine.fromSerialized({ ...save, state })
    const script: PlayerAction[] = [
      { type: 'use_consumable', itemIndex: 0 },
      { type: 'use_consumable', itemIndex: 0 },
      { type: 'use_consumable', itemIndex: 0 },
      { type: 'continue' },
    ]
    for (const action of script) expect(run.performAction(action).success).toBe(true)
    expect(run.state).toMatchObject({ phase: 'player_turn', player: { activeEffects: [{}, {}, {}], hp: 47 } })
    const copy = GameEngine.fromSerialized(json(run.serialize()))
    expect(playOut(copy, 'rest').serialize()).toEqual(playOut(run, 'rest').serialize())
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
    [{ seed: 'x', actions: [{ type: 'hit' }] }, /Action 1 of the replay does not fit: hit is not possible now/u],
    [{ seed: 'x', actions: 'none' }, /The replay cannot be used: actions/u],
    [{ actions: [] }, /The replay cannot be used: seed/u],
    [undefined, /The replay cannot be used/u],
  ])('%j does not fit', (replay, message) => {
    expect(() => GameEngine.fromReplay(replay as never)).toThrow(message)
  })
})
