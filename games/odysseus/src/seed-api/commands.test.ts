import { createRng } from '@turnwise/engine'
import { describe, expect, test } from 'vitest'
import { base, codeOf, draw, position } from '../game/tests/positions.ts'
import { stateOnTable, type UiCommand } from './commands.ts'

const { initGame, getView, getLegalCommands, applyCommand, getLegalMoves, applyMove } = base.engine

describe('commands (ruling 20)', () => {
  test('each legal move has its command, and both lead to the same state', () => {
    const rng = createRng('commands')
    let state = initGame(['A', 'B', 'C'])
    while (!state.gameEnded) {
      const moves = getLegalMoves(state)
      const seat = base.game.toAct(state)[0]!
      const commands = getLegalCommands(state, seat).filter(({ type }) => type !== 'ACKNOWLEDGE_EPIC')
      expect(commands).toHaveLength(moves.length)
      const choice = rng.int(moves.length)
      const next = applyMove(state, moves[choice]!)
      expect(applyCommand(state, commands[choice]!)).toEqual(next)
      state = next
    }
    expect(getLegalCommands(state, 0).filter(({ type }) => type !== 'ACKNOWLEDGE_EPIC')).toEqual([])
  })

  test('careful sails are there for the tiles 1 and 2 ahead', () => {
    expect(getLegalCommands(position({}), 0)).toEqual([
      { type: 'CHOOSE_CORE_ACTION', playerId: 0, action: 'DRAW_SEA_CARD' },
      { type: 'CHOOSE_CORE_ACTION', playerId: 0, action: 'REPAIR_SHIP' },
      { type: 'CAREFUL_SAIL', playerId: 0, distance: 1 },
      { type: 'CAREFUL_SAIL', playerId: 0, distance: 2 },
      { type: 'CHOOSE_CORE_ACTION', playerId: 0, action: 'END_TURN' },
    ])
    expect(getLegalCommands(position({}), 1)).toEqual([])
  })

  test('START_GAME is a fresh game and never listed', () => {
    const state = draw({}, { move: 2 })
    const next = applyCommand(state, { type: 'START_GAME', playerNames: ['X', 'Y'] })
    expect(next).toMatchObject({ playerNames: ['X', 'Y'], path: [{ id: 'troy' }], seaDiscard: [] })
    // Its seed comes from the game before, so that the same names do not sail the same sea again.
    expect(next.seaDeck).not.toEqual(initGame(['X', 'Y']).seaDeck)
    expect(applyCommand(state, { type: 'START_GAME', playerNames: ['X', 'Y'] })).toEqual(next)
    expect(applyCommand(next, { type: 'START_GAME', playerNames: ['X', 'Y'] }).seaDeck).not.toEqual(next.seaDeck)
    expect(codeOf(() => applyCommand(state, { type: 'START_GAME', playerNames: ['X'] }))).toBe('bad-player-count')
  })

  test('ACKNOWLEDGE_EPIC clears the panel and nothing else', () => {
    const state = draw({ epics: ['soldier_attack'] }, { move: 3 })
    expect(getView(state).activeEpic).toMatchObject({
      id: 'soldier_attack',
      name: 'Soldier Attack',
      requiresChoice: false,
    })
    const command: UiCommand = { type: 'ACKNOWLEDGE_EPIC', playerId: 1, epicId: 'soldier_attack' }
    expect(getLegalCommands(state, 1)).toEqual([command])
    const clear = applyCommand(state, command)
    expect(clear).toEqual({ ...state, activeEpic: null })
    expect(getView(clear).activeEpic).toBeUndefined()
    expect(getLegalMoves(clear)).toEqual(getLegalMoves(state))
  })

  const bad: readonly [UiCommand, string][] = [
    [{ type: 'ACKNOWLEDGE_EPIC', playerId: 0, epicId: 'circe' }, 'other-epic'],
    [{ type: 'CHOOSE_CORE_ACTION', playerId: 1, action: 'END_TURN' }, 'not-your-turn'],
    [{ type: 'RESOLVE_AEOLUS_MOVE', playerId: 0, tilesToMove: 1 }, 'no-choice'],
    [{ type: 'CAREFUL_SAIL', playerId: 0, distance: 3 } as unknown as UiCommand, 'unknown-move'],
    [{ type: 'SINK' } as unknown as UiCommand, 'unknown-move'],
    [null as unknown as UiCommand, 'unknown-move'],
    [{ type: 'START_GAME' } as unknown as UiCommand, 'bad-player-count'],
    [{ type: 'CHOOSE_CORE_ACTION', playerId: 0, action: 'toString' } as unknown as UiCommand, 'unknown-move'],
  ]
  test.each(bad)('%j is refused', (command, code) => {
    const state = draw({ epics: ['soldier_attack'] }, { move: 3 })
    expect(codeOf(() => applyCommand(state, command))).toBe(code)
  })

  test('an open choice cannot be acknowledged away', () => {
    const state = draw({ epics: ['aeolus'] }, { move: 3 })
    expect(codeOf(() => applyCommand(state, { type: 'ACKNOWLEDGE_EPIC', playerId: 0, epicId: 'aeolus' }))).toBe(
      'nothing-to-acknowledge',
    )
    expect(applyCommand(state, { type: 'RESOLVE_AEOLUS_MOVE', playerId: 0, tilesToMove: 1 }).players[0]?.position).toBe(
      4,
    )
  })
})

describe('a screen that has only a view', () => {
  test('lists the same commands and acknowledges as the game itself does', () => {
    const rng = createRng('screen')
    let state = initGame(['A', 'B', 'C'], 'screen')
    while (!state.gameEnded) {
      const view = getView(state)
      const onTable = stateOnTable(view)
      expect(getView(onTable)).toEqual(view)
      for (const seat of [0, 1, 2]) expect(getLegalCommands(view.state, seat)).toEqual(getLegalCommands(state, seat))
      const [command] = getLegalCommands(state, 0).filter(({ type }) => type === 'ACKNOWLEDGE_EPIC')
      if (command !== undefined) {
        expect(getView(applyCommand(onTable, command))).toEqual(getView(applyCommand(state, command)))
      }
      state = applyMove(state, rng.pick(getLegalMoves(state)))
    }
  })
})
