import { fail, ok, type Result, type TextFace } from '@turnwise/engine'
import type { Event } from '../game/events.ts'
import { REFUSALS, whyNotInHand } from '../game/refusals.ts'
import type { GamePhase, GameView, PlayerAction } from '../game/types.ts'
import { ACTION_WORDS, describeAction, typed } from '../game/words/actions.ts'
import { describeBoard } from '../game/words/board.ts'
import { describeEvent } from '../game/words/events.ts'
import { explain, explainAll } from '../game/words/explain.ts'
import { prompt } from '../game/words/prompt.ts'
import { show } from './show.ts'
import { wrap } from './text.ts'

export const HELP = [
  ...Object.values(ACTION_WORDS).flatMap(({ help }) => (help === undefined ? [] : [help])),
  ['info', 'what everything in play does; info NAME: an item, a power, a curse, an enemy'],
  ['?', 'this help'],
  ['q', 'leave; the run is kept'],
]
  .map(([keys = '', text = '']) => `${keys.padEnd(13)}${text}`)
  .join('\n')

/** The actions that are one word; what a shop understands is its own. */
const TYPED = ['hit', 'stand', 'double_down', 'split', 'surrender', 'continue'] as const

export const face: TextFace<GameView, PlayerAction, Event> = {
  show,
  speak: describeBoard,
  prompt,
  describeAction,
  describeEvent: event => describeEvent(event),
  parse(line, view, legal) {
    const parsed = parseLine(line, view.phase, legal)
    if (parsed.ok || parsed.error.message !== INVALID) return parsed
    return fail('not-understood', `"${line.trim()}" is no command here. Type ? for the commands.`)
  },
  typed,
  ask(line, view, { width }) {
    const text = answerInfo(line, view)
    return text === undefined ? undefined : { text: wrap(text, width) }
  },
  takesText: view => view.phase === 'genie' && view.genie?.blessingEntered === false,
  help: HELP,
}

/** The answer of Geniejack's own program; the table says more. */
export const INVALID = 'Invalid action'

/** A typed line as an action that can be taken now. Nothing is guessed. */
export function parseLine(line: string, phase: GamePhase, legal: readonly PlayerAction[]): Result<PlayerAction> {
  const word = line.trim()
  if (phase === 'genie' && legal.some(action => action.type === 'enter_wish')) {
    return word === '' ? REFUSALS.badWish : ok({ type: 'enter_wish', text: word })
  }
  const lower = word.toLowerCase()
  if (phase === 'shop') return parseShop(lower)
  const use = /^u(?:se)?\s*(\d{1,3})?$/u.exec(lower)
  if (use !== null) return parseUse(use[1], phase, legal)
  const type = TYPED.find(one => ACTION_WORDS[one].keys.includes(lower))
  if (type === undefined) return fail('not-understood', INVALID)
  const action = legal.find(one => one.type === type)
  if (action !== undefined) return ok(action)
  return phase === 'player_turn' ? whyNotInHand(type) : REFUSALS.wrongPhase(type, phase)
}

/** Whether a line can be paid is for the rules to say, in their own sentence. */
function parseShop(word: string): Result<PlayerAction> {
  if (ACTION_WORDS.skip_shop.keys.includes(word)) return ok({ type: 'skip_shop' })
  const match = /^(?:buy\s*)?(\d{1,3})$/u.exec(word)
  if (match === null) return fail('not-understood', INVALID)
  return ok({ type: 'buy_item', itemIndex: Number(match[1]) - 1 })
}

/** Without a number only where there is one potion. */
function parseUse(number: string | undefined, phase: GamePhase, legal: readonly PlayerAction[]): Result<PlayerAction> {
  const uses = legal.filter(one => one.type === 'use_consumable')
  if (phase !== 'pre_hand') return REFUSALS.wrongPhase('use_consumable', phase)
  if (uses.length === 0) return REFUSALS.notInBag(0)
  const only = uses[0]
  if (number === undefined && uses.length === 1 && only !== undefined) return ok(only)
  if (number === undefined) return fail('which-item', `Which one? 1-${uses.length}`)
  const action = uses.find(one => 'itemIndex' in one && one.itemIndex === Number(number) - 1)
  return action === undefined ? REFUSALS.notInBag(uses.length) : ok(action)
}

/** The answer to `info` and `info NAME`; undefined for any other line, and where a wish is being typed. */
export function answerInfo(line: string, view: GameView): string | undefined {
  const match = /^info(?:\s+(.+))?$/iu.exec(line.trim())
  if (match === null || (view.phase === 'genie' && view.genie?.blessingEntered === false)) return undefined
  const [, words] = match
  // A ware can be asked for by its number, which is how it is bought.
  const name = view.shop?.items.find(({ index }) => String(index + 1) === words)?.item.name ?? words
  const found = name === undefined ? explainAll(view) : explain(view, name)
  if (found.length === 0)
    return name === undefined ? 'Nothing in play does anything.' : `Nothing here is called ${name}.`
  return found.map(({ name, does }) => `${name}: ${does}`).join('\n')
}
