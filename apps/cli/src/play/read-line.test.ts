import { CATALOG } from '@turnwise/catalog'
import { createRng, type GameModule, Match, ok, parseWith, type TextFace } from '@turnwise/engine'
import { describe, expect, test } from 'vitest'
import { choicesOf, type Moment, readLine } from './read-line.ts'

/** A match of the fewest seats, with the default options. */
function begin(module: GameModule, seed: string): Match {
  const { game } = module
  const options = parseWith(game.options, {})
  if (!options.ok) throw new Error(options.error.message)
  return new Match(game, { seed, options: options.value, seats: game.seats.min })
}

function momentOf(module: GameModule, match: Match): Moment {
  const seat = match.toAct[0]!
  const style = { viewer: seat, names: ['Ann', 'Bob'], width: 80, color: false, ascii: true }
  const view = module.game.view(match.state, seat)
  const complete = module.game.listsAll?.(match.state, seat) !== false
  return { module, view, seat, legal: match.legalActions(seat), complete, style, waitingFor: ['Ann'] }
}

/** Calls a callback with the first moments of some random matches. */
function walk(module: GameModule, visit: (moment: Moment, match: Match) => void): void {
  for (const seed of ['a', 'b', 'c']) {
    const rng = createRng(seed)
    const match = begin(module, seed)
    for (let i = 0; i < 60 && match.toAct.length > 0; i++) {
      const moment = momentOf(module, match)
      visit(moment, match)
      expect(match.play(moment.seat!, rng.pick(moment.legal)).ok).toBe(true)
    }
  }
}

test('a number on a numbered list means its choice, whatever the face reads in it', async () => {
  const face: TextFace = {
    show: () => '',
    prompt: () => '',
    describeAction: () => '',
    describeEvent: () => undefined,
    parse: (line, _view, legal) => ok(legal[Number(line)] ?? { type: 'other' }),
    help: '',
  }
  const legal = [{ type: 'first' }, { type: 'second' }]
  const module = { ...(await CATALOG[0]!.load()), face }
  const style = { viewer: 0, names: [], width: 80, color: false, ascii: true }
  const moment: Moment = { module, view: {}, seat: 0, legal, complete: true, style, waitingFor: ['Ann'] }
  expect(readLine('1', moment)).toEqual({ kind: 'action', action: { type: 'first' } })
  expect(readLine('7', moment)).toEqual({ kind: 'action', action: { type: 'other' } })
})

describe.each(CATALOG.map(({ id }) => id))('%s', id => {
  const load = () => CATALOG.find(entry => entry.id === id)!.load()

  test('each choice on the list is taken by typing its key', async () => {
    const module = await load()
    let tried = 0
    walk(module, moment => {
      for (const [i, { key }] of choicesOf(moment).entries()) {
        expect({ key, intent: readLine(key, moment) }).toEqual({
          key,
          intent: { kind: 'action', action: moment.legal[i] },
        })
        tried++
      }
    })
    expect(tried).toBeGreaterThan(50)
  })

  test('no two choices of one moment have the same key', async () => {
    walk(await load(), moment => {
      const keys = choicesOf(moment).map(({ key }) => key)
      expect(new Set(keys).size).toBe(keys.length)
    })
  })

  test('Enter takes the only action, and does nothing if there are several', async () => {
    walk(await load(), moment => {
      const [only] = moment.legal
      const isOnly = moment.legal.length === 1 && moment.complete
      expect(readLine('', moment)).toEqual(isOnly ? { kind: 'action', action: only } : { kind: 'nothing' })
    })
  })

  test('the words of the table work wherever text is not an answer', async () => {
    walk(await load(), moment => {
      if (moment.module.face.takesText?.(moment.view, moment.seat!) === true) return
      for (const word of ['undo', 'hint', 'rules', 'log', 'quit'] as const) {
        expect(readLine(word, moment)).toEqual({ kind: 'word', word })
      }
    })
  })

  test('the prompt names no keys: agents read it too', async () => {
    walk(await load(), ({ module, view, style }) => {
      expect(module.face.prompt(view, style)).not.toMatch(/\(enter|press |=continue|\([a-z]\)[a-z]/i)
    })
  })
})

test('a move out of turn is refused with the name of the player whose turn it is', async () => {
  const module = await CATALOG.find(({ id }) => id === 'odysseus')!.load()
  const waiting = { ...momentOf(module, begin(module, 'a')), seat: undefined, legal: [], waitingFor: ['Bob'] }
  expect(readLine('draw', waiting)).toEqual({
    kind: 'refused',
    why: 'It is the turn of Bob. Type ? for what you can type now.',
  })
})

test('where any text is an answer, every key is text and a colon calls the table', async () => {
  const module = await CATALOG.find(({ id }) => id === 'geniejack')!.load()
  const face = {
    ...module.face,
    takesText: () => true,
    parse: (line: string) => ({ ok: true as const, value: { type: 'wish', text: line } }),
  }
  const moment = { ...momentOf(module, begin(module, 'a')), module: { ...module, face } }
  expect(readLine('undo', moment)).toEqual({ kind: 'action', action: { type: 'wish', text: 'undo' } })
  expect(readLine('1', moment)).toEqual({ kind: 'action', action: { type: 'wish', text: '1' } })
  expect(readLine(':quit', moment)).toEqual({ kind: 'word', word: 'quit' })
})
