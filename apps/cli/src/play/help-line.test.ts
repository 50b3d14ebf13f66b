import { CATALOG } from '@turnwise/catalog'
import { Match, parseWith } from '@turnwise/engine'
import { expect, test } from 'vitest'
import { helpLine } from './help-line.ts'

const style = { viewer: 0, names: ['Ann', 'Bob'], width: 80, color: false, ascii: false } as const

/** The moment of the first seat after these actions of both. */
async function momentOf(
  game: string,
  actions: readonly { readonly type: string; readonly [field: string]: unknown }[],
) {
  const module = await CATALOG.find(({ id }) => id === game)!.load()
  const parsed = parseWith(module.game.options, {})
  const options = parsed.ok ? parsed.value : expect.unreachable(parsed.error.message)
  const match = new Match(module.game, { seed: 'help', options, seats: 2 })
  for (const action of actions) for (const seat of [0, 1]) expect(match.play(seat, action)).toMatchObject({ ok: true })
  const view = module.game.view(match.state, 0)
  return { module, view, seat: 0, legal: match.legalActions(0), complete: true, style, waitingFor: ['Ann'] }
}

test('offers undo where an action can be taken back, and fits the terminal', async () => {
  const moment = await momentOf('senet', [])
  expect(helpLine(moment, false, 80)).toMatch(/^↑↓ choose · Enter play .* undo /)
  expect(helpLine(moment, true, 40)).toBe('arrows, Enter, or type; ? help; quit')
})

test('says that arrows go where they are moves of the game', async () => {
  const moment = await momentOf('maze', [{ type: 'generate-maze' }, { type: 'choose-start', x: 0, y: 0 }])
  expect(helpLine(moment, false, 80)).toMatch(/^↑↓←→ go · j k choose · (?!.*undo)/)
  for (const [ascii, columns] of [
    [true, 80],
    [true, 40],
    [false, 40],
  ] as const)
    expect(helpLine(moment, ascii, columns)).toMatch(/go.* Enter.*\? help/)
})

test('where any text is an answer, offers the table’s words with a colon', async () => {
  const moment = await momentOf('senet', [])
  const module = { ...moment.module, face: { ...moment.module.face, takesText: () => true } }
  expect(helpLine({ ...moment, module }, false, 40)).toBe('Enter, or type · :help · :quit')
})
