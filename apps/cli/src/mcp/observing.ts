import type { Connection } from '@turnwise/client'
import type { Catalog } from '@turnwise/engine'
import { compactView } from '@turnwise/table'
import { moduleOf, showToProgram } from '../external-bot/program-view.ts'
import type { Handle } from './handle.ts'

export const LEGALITY = ['none', 'count', 'list'] as const
/** How much an agent is helped: not at all, by how many actions are legal, or by the list of them. */
export type Legality = (typeof LEGALITY)[number]

/** Choices in every observation. What a player usually wants comes first; `legal_actions` has the rest. */
const MOST_CHOICES = 40
/** Longer lists would hide everything else that an agent reads. */
const LONGEST_LIST = 200

/** What an agent sees at one moment: the same as a bot, until the match is over. */
export async function observe(
  connection: Connection,
  catalog: Catalog,
  handle: Handle,
  legality: Legality,
  withView: boolean,
) {
  const state = await connection.request({ cmd: 'get-state', ...handle })
  const { stranded } = state
  // Without its rules there is only what the table has kept of a match.
  const module = stranded === undefined ? await moduleOf(catalog, state.game, state.version) : undefined
  const isOpen = module === undefined || state.outcome !== undefined
  const names = state.players.map(({ name }) => name)
  const shown = isOpen ? state : showToProgram(module, state.view, handle.player_id, names)
  const isYourTurn = state.to_act.includes(handle.player_id)
  return {
    seq: state.seq,
    you_are: handle.player_id,
    players: state.players,
    your_turn: isYourTurn,
    text: shown.text,
    ...(stranded === undefined ? {} : { stranded }),
    ...(withView ? { view: module === undefined ? shown.view : compactView(module, shown.view) } : {}),
    ...(state.running_clock === undefined ? {} : { clock: state.running_clock }),
    ...(state.offer === undefined ? {} : { offer: state.offer }),
    ...(state.outcome === undefined ? {} : { outcome: state.outcome }),
    ...(isYourTurn && legality !== 'none' ? await choices(connection, handle, legality) : {}),
  }
}

/** In words only: an action as data can be ten times as long (a railway line in Runerail), and `act` takes the words. */
async function choices(connection: Connection, handle: Handle, legality: 'count' | 'list') {
  const { texts, complete } = await connection.request({ cmd: 'get-legal-actions', ...handle })
  if (legality === 'count') return { legal_count: texts.length, complete }
  return {
    legal_count: texts.length,
    choices: texts.slice(0, MOST_CHOICES),
    complete: complete && texts.length <= MOST_CHOICES,
  }
}

export async function legalActions(connection: Connection, handle: Handle, legality: 'count' | 'list') {
  const { actions, texts, complete } = await connection.request({ cmd: 'get-legal-actions', ...handle })
  if (legality === 'count') return { legal_count: actions.length, complete }
  return {
    legal_count: actions.length,
    legal_actions: actions.slice(0, LONGEST_LIST).map((action, i) => ({ action, text: texts[i] })),
    complete: complete && actions.length <= LONGEST_LIST,
  }
}
