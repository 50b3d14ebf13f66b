import { Refusal } from '@turnwise/client'
import type { MatchModel, Onlooker } from '@turnwise/client/match'
import type { Seat } from '@turnwise/engine'
import { joinParagraphs } from './frame.ts'
import { type Intent, type Moment, type TableWord, tableHelp } from './read-line.ts'
import type { TerminalMatch } from './terminal-match.ts'
import type { TurnMarks } from './turn-marks.ts'

/** Who typed a line, and when. */
export interface Typist {
  readonly match: TerminalMatch
  readonly viewer: Onlooker
  readonly turns: TurnMarks
}

/** What a face shows after a line: a sentence, a page, the table again, or nothing. */
export type Effect =
  | { readonly kind: 'leave' | 'moved' | 'nothing' }
  | { readonly kind: 'notice' | 'page'; readonly text: string }
  | { readonly kind: 'look'; readonly look: unknown; readonly text: string }

const MOVED: Effect = { kind: 'moved' }
const WATCHING: Effect = { kind: 'notice', text: 'You watch this match.' }

/** Does what a line means. If the table refuses it, the player reads why, and nothing changes. */
export async function sendCommand(intent: Intent, moment: Moment, typist: Typist): Promise<Effect> {
  try {
    switch (intent.kind) {
      case 'nothing':
        return { kind: 'nothing' }
      case 'refused':
        return { kind: 'notice', text: intent.why }
      case 'answer':
        if (intent.look !== undefined) return { kind: 'look', look: intent.look, text: intent.text }
        return { kind: intent.text.includes('\n') ? 'page' : 'notice', text: intent.text }
      case 'action':
        return await forSeat(typist, (model, seat) => model.act(intent.action, seat))
      case 'say':
        return await forSeat(typist, model => model.say(intent.text))
      case 'word':
        return await obey(intent.word, moment, typist)
    }
  } catch (error) {
    if (error instanceof Refusal) return { kind: 'notice', text: error.message }
    throw error
  }
}

async function obey(word: TableWord, { module, seat, view }: Moment, typist: Typist): Promise<Effect> {
  const { match, viewer, turns } = typist
  switch (word) {
    case 'quit':
      return { kind: 'leave' }
    case 'help':
      return { kind: 'page', text: `${module.face.help}\n\n${tableHelp(module)}` }
    case 'rules':
      return { kind: 'page', text: joinParagraphs(module.rules) }
    case 'log': {
      const log = match.logOf(viewer).slice(turns.lastTurnOf(viewer))
      return { kind: 'page', text: log.map(({ text }) => text).join('\n') || 'Nothing has happened yet.' }
    }
    case 'hint': {
      const action = seat === undefined ? undefined : match.hint(seat)
      if (action === undefined) return { kind: 'notice', text: 'There is no hint now.' }
      return { kind: 'notice', text: `Hint: ${module.face.describeAction(action, view)}` }
    }
    case 'undo':
      return forSeat(typist, model => model.undo())
    case 'resign':
      return forSeat(typist, (model, own) => model.resign(own))
    case 'offer-draw':
      return forSeat(typist, (model, own) => model.offer('draw', own))
    case 'accept':
    case 'decline':
      return forSeat(typist, (model, own) => model.answer(word === 'accept', own))
  }
}

async function forSeat(
  { match, viewer }: Typist,
  work: (model: MatchModel, seat: Seat) => Promise<boolean>,
): Promise<Effect> {
  if (viewer === 'spectator') return WATCHING
  await match.ask(model => work(model, viewer))
  return MOVED
}
