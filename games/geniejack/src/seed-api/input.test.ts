import { PassThrough } from 'node:stream'
import { describe, expect, test } from 'vitest'
import type { PlayerAction } from '../game/types.ts'
import { createInputHandler, InputEnded } from './input.ts'

const TURN: readonly PlayerAction[] = [{ type: 'hit' }, { type: 'stand' }]

function open(terminal = false) {
  const input = new PassThrough()
  const output = new PassThrough()
  output.resume()
  return { input, handler: createInputHandler(input, output, terminal) }
}

describe('the input handler', () => {
  test('maps a line to an action and asks again after nonsense', async () => {
    const { input, handler } = open()
    input.write('nonsense\nx\nh\n')
    expect(await handler.promptAction(TURN, 'player_turn')).toEqual({ type: 'hit' })
    handler.close()
  })

  test('answers the lines that came before the end, then says that it has ended', async () => {
    const { input, handler } = open()
    input.end('h\ns')
    expect(await handler.promptAction(TURN, 'player_turn')).toEqual({ type: 'hit' })
    expect(await handler.promptAction(TURN, 'player_turn')).toEqual({ type: 'stand' })
    await expect(handler.promptAction(TURN, 'player_turn')).rejects.toThrow(InputEnded)
    await expect(handler.promptAction(TURN, 'player_turn')).rejects.toThrow(InputEnded)
  })

  test.each([
    ['Ctrl-C', '\u0003', true],
    ['Ctrl-D', '\u0004', false],
    ['q', 'q\n', false],
  ])('%s on a terminal ends it', async (_name, keys, interrupted) => {
    const { input, handler } = open(true)
    const asked = handler.promptAction(TURN, 'player_turn')
    input.write(keys)
    await expect(asked).rejects.toMatchObject({ name: 'InputEnded', interrupted })
    handler.close()
  })

  test('a wish is free text; an empty one is asked for again', async () => {
    const { input, handler } = open()
    input.write('\n  more gold  \n')
    expect(await handler.promptAction([{ type: 'enter_wish', text: 'x' }], 'genie')).toEqual({
      type: 'enter_wish',
      text: 'more gold',
    })
    handler.close()
  })
})
