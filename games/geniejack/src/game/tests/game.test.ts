import { createRng } from '@turnwise/engine'
import { describe, expect, test } from 'vitest'
import { DEFAULT_SEED, GameEngine } from '../../seed-api/game.ts'
import type { GamePhase, PlayerAction } from '../types.ts'
import { act, enemy, inHand, potion, wearing } from './helpers.ts'

/** Rules under which standing on anything wins: used to walk through a whole run. */
const EASY = { rules: { health: { playerMaxHp: 9999, playerStartHp: 9999 }, damage: { minimumDamage: 100 } } } as const

/** The simplest choice in each phase. */
function simplest(engine: GameEngine): PlayerAction {
  const actions = engine.getAvailableActions()
  return actions.find(action => action.type === 'stand' || action.type === 'skip_shop') ?? actions[0]!
}

function walk(engine: GameEngine): { places: string[]; engine: GameEngine } {
  const places: string[] = []
  while (engine.state.outcome === null) {
    const { stage, battle, phase } = engine.state
    const shown: GamePhase[] = ['battle_result', 'shop', 'genie']
    const place = `S${stage} B${battle} ${phase}`
    if (shown.includes(phase) && places.at(-1) !== place) places.push(place)
    expect(engine.performAction(simplest(engine)).success).toBe(true)
  }
  return { places, engine }
}

describe('a new game', () => {
  test('starts before the first hand with 50 HP, no gold and nothing worn', () => {
    expect(new GameEngine('42').getView()).toMatchObject({
      phase: 'pre_hand',
      seed: '42',
      stage: 1,
      battle: 1,
      handNumber: 1,
      player: {
        hp: 50,
        maxHp: 50,
        gold: 0,
        consumables: [],
        wishes: [],
        activeEffects: [],
        hand: null,
        handScore: null,
      },
      enemy: { name: 'Vampire Bat', hp: 15, maxHp: 15, isBoss: false, visibleCards: [], allRevealed: false },
      shop: null,
      genie: null,
      lastHandResult: null,
      availableActions: [{ type: 'continue' }],
    })
  })

  test('has a fixed seed unless one is given (ruling 5)', () => {
    expect(new GameEngine().getView()).toEqual(new GameEngine(DEFAULT_SEED).getView())
  })

  test('the hole card is not in the view, and is after the dealer has played', () => {
    const engine = new GameEngine('42')
    engine.performAction({ type: 'continue' })
    const { enemy: dealt, hidden } = engine.getView()
    expect(hidden).toBeNull()
    expect(dealt?.visibleCards[0]).toBeNull()
    expect(dealt?.allRevealed).toBe(false)
    engine.performAction({ type: 'stand' })
    expect(engine.getView().enemy).toMatchObject({ allRevealed: true })
    expect(engine.getView().enemy?.visibleCards).not.toContain(null)
  })
})

describe('progression', () => {
  test('three battles, each with its shop, then boss and genie, three times, then victory', () => {
    const { places, engine } = walk(new GameEngine('walk', EASY))
    const stage = (n: number) => [
      ...[1, 2, 3].flatMap(battle => [`S${n} B${battle} battle_result`, `S${n} B${battle} shop`]),
      `S${n} B4 battle_result`,
      `S${n} B4 genie`,
    ]
    expect(places).toEqual([...stage(1), ...stage(2), ...stage(3)])
    expect(engine.getView()).toMatchObject({
      phase: 'victory',
      outcome: { reason: 'victory' },
      availableActions: [],
      tally: { battlesWon: 12, stagesCleared: 3 },
      player: { gold: 9 * 10 + 3 * 25 },
    })
    expect(engine.getView().player.wishes.map(wish => wish.bossName)).toEqual([
      'Ancient Strix',
      'Djinn Warden',
      'Crimson Sultan',
    ])
  })

  test('game over at 0 HP, and nothing after it', () => {
    const engine = new GameEngine('over', { rules: { health: { playerMaxHp: 1, playerStartHp: 1 } } })
    walk(engine)
    expect(engine.getView()).toMatchObject({
      phase: 'game_over',
      outcome: { reason: 'defeated' },
      player: { hp: 0 },
      availableActions: [],
    })
    expect(engine.performAction({ type: 'continue' })).toEqual({
      success: false,
      message: 'The run is over.',
      newPhase: 'game_over',
    })
  })

  test('gold, equipment, potions and wishes go on to the next stage; HP is reset', () => {
    const about = {
      enemy: enemy('ancient_strix', 1),
      player: { hp: 12, gold: 33, equipment: wearing('cloth_armor'), consumables: [potion('poison_potion')] },
      run: { battle: 4 },
    }
    const next = act(
      inHand('10♥ 9♦', '10♣ 7♠', '', about),
      'stand',
      'continue',
      'continue',
      { type: 'enter_wish', text: 'x' },
      'continue',
    )
    expect(next).toMatchObject({
      stage: 2,
      battle: 1,
      handNumber: 1,
      player: {
        hp: 50,
        gold: 58,
        equipment: { armor: { id: 'cloth_armor' } },
        consumables: [{ id: 'poison_potion' }],
        wishes: [{}],
      },
    })
  })
})

describe('performAction', () => {
  test.each([
    [{ type: 'hit' }, 'You cannot hit now. Deal the cards or drink a potion.'],
    [{ type: 'use_consumable', itemIndex: 0 }, 'Your bag is empty.'],
    [{ type: 'buy_item', itemIndex: 0 }, 'You cannot buy an item now.'],
    [{ type: 'enter_wish', text: 'x' }, 'You cannot make a wish now.'],
    [{ type: 'fly' }, ''],
    [{ type: 'use_consumable', itemIndex: -1 }, 'Your bag is empty.'],
    [{ type: 'use_consumable', itemIndex: 0.5 }, 'itemIndex'],
    [{ type: 'use_consumable' }, 'itemIndex'],
    [null, ''],
    ['hit', ''],
  ])('%j is refused with a message and the run is untouched', (action, message) => {
    const engine = new GameEngine('42')
    const before = JSON.stringify(engine.serialize())
    const result = engine.performAction(action as PlayerAction)
    expect(result).toMatchObject({ success: false, newPhase: 'pre_hand' })
    expect(result.message).toContain(message)
    expect(result.message.length).toBeGreaterThan(0)
    expect(JSON.stringify(engine.serialize())).toBe(before)
  })

  test('an accepted action says what happened', () => {
    const result = new GameEngine('42').performAction({ type: 'continue' })
    expect(result).toMatchObject({ success: true, newPhase: 'player_turn' })
    expect(result.message).toMatch(/^Hand 1 begins\. You are dealt \[.+\] = \d+; the dealer shows \[\?\? .+\]\.$/u)
  })

  test('exactly the available actions are accepted, in random runs', () => {
    const rng = createRng('available')
    const all: PlayerAction[] = [
      ...(['hit', 'stand', 'double_down', 'skip_shop', 'continue'] as const).map(type => ({ type })),
      ...[0, 1, 2, 9].flatMap(itemIndex => [
        { type: 'use_consumable' as const, itemIndex },
        { type: 'buy_item' as const, itemIndex },
      ]),
      { type: 'enter_wish', text: 'I wish for better cards.' },
    ]
    for (let i = 0; i < 15; i++) {
      const engine = new GameEngine(`available-${i}`, { rules: { economy: { goldPerBattle: 60 } } })
      while (engine.state.outcome === null) {
        const available = engine.getAvailableActions().map(action => JSON.stringify(action))
        const save = engine.serialize()
        for (const action of all) {
          const { success } = GameEngine.fromSerialized(save).performAction(action)
          expect(success, JSON.stringify(action)).toBe(available.includes(JSON.stringify(action)))
        }
        engine.performAction(rng.pick(engine.getAvailableActions()))
      }
    }
  })
})
