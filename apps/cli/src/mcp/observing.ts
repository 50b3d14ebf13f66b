import type { Connection } from '@turnwise/client'
import type { Catalog } from '@turnwise/engine'
import { moduleOf, showToProgram } from '../external-bot/program-eyes.ts'
import { ask } from './answers.ts'
import type { Handle } from './handle.ts'

export const LEGALITY = ['none', 'count', 'list'] as const
/** How much an agent is helped: not at all, by how many actions are legal, or by the list of them. */
export type Legality = (typeof LEGALITY)[number]

/** Longer lists would drown everything else an agent reads. */
const LONGEST_LIST = 200

/** What an agent sees at one moment; as a bot would, until the match is over. */
export async function observe(
  connection: Connection,
  catalog: Catalog,
  handle: Handle,
  legality: Legality,
  withView: boolean,
) {
  const state = await ask(connection, { cmd: 'get-state', ...handle })
  const module = state.outcome === undefined ? await moduleOf(catalog, String(state.game)) : undefined
  const names = (Array.isArray(state.players) ? state.players : []).map(({ name }) => String(name))
  const shown = module === undefined ? state : showToProgram(module, state.view, handle.player_id, names)
  const toAct = Array.isArray(state.to_act) ? state.to_act : []
  const isYourTurn = toAct.includes(handle.player_id)
  return {
    seq: state.seq,
    you_are: handle.player_id,
    players: state.players,
    your_turn: isYourTurn,
    text: shown.text,
    ...(withView ? { view: shown.view } : {}),
    ...(state.offer === undefined ? {} : { offer: state.offer }),
    ...(state.outcome === undefined ? {} : { outcome: state.outcome }),
    ...(isYourTurn && legality !== 'none' ? await legalActions(connection, handle, legality) : {}),
  }
}

export async function legalActions(connection: Connection, handle: Handle, legality: 'count' | 'list') {
  const answer = await ask(connection, { cmd: 'get-legal-actions', ...handle })
  const requests: readonly { cmd: string }[] = Array.isArray(answer.actions) ? answer.actions : []
  const texts: readonly unknown[] = Array.isArray(answer.texts) ? answer.texts : []
  const isWhole = answer.complete === true && requests.length <= LONGEST_LIST
  if (legality === 'count') return { legal_count: requests.length, complete: answer.complete }
  const actions = requests
    .slice(0, LONGEST_LIST)
    .map(({ cmd, ...fields }, i) => ({ action: { type: cmd, ...fields }, text: texts[i] }))
  return { legal_count: requests.length, legal_actions: actions, complete: isWhole }
}
