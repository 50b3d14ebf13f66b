import type { GameAction } from '@turnwise/engine'
import { ACT, type ActionRequest } from './act.ts'
import { check } from './checked.ts'
import type { Fields } from './command.ts'
import { COMMANDS, LIVE_COMMANDS } from './commands/index.ts'
import { type Command, isCommandName, isLiveCommandName, parseCommand } from './derived.ts'
import { Refusal, type WireError, wireError } from './errors.ts'
import { toWireAction } from './shapes.ts'

/** One answer to one request, as it goes over a carrier. */
export type WireAnswer = Readonly<Record<string, unknown>> & { readonly response: string } & (
    | { readonly status: 'ok' }
    | { readonly status: 'error'; readonly error: WireError }
  )

/** A request that its schema has accepted: a command of the table, or an action of a game. */
export type ParsedRequest =
  | { readonly kind: 'command'; readonly command: Command }
  | { readonly kind: 'action'; readonly command: ActionRequest }

/**
 * A request before its schema has accepted it, read once for all who need to know something of it earlier: to charge
 * for it, to answer it, to log it. A field of the wrong type counts as left out here; the schema refuses it later.
 */
export interface Envelope {
  readonly cmd: string | undefined
  readonly id: string | number | undefined
  readonly match_id: string | undefined
  readonly player_id: number | undefined
  readonly token: string | undefined
  /** The whole request. */
  readonly fields: Fields
}

const LONGEST_NAME = 64
const LONGEST_ID = 64
const LONGEST_TOKEN = 128

/** The token that a connection is known to hold for a seat, if there is one. */
export type HeldToken = (match_id: string | undefined, player_id: number | undefined) => string | undefined

/** The one place that reads a request without a schema. A token that it leaves out is added, where it is known. */
export function openEnvelope(request: unknown, heldToken?: HeldToken): Envelope {
  const asked = isFields(request) ? request : {}
  const { cmd, id } = asked
  const match_id = textUpTo(LONGEST_NAME, asked.match_id)
  const player_id = typeof asked.player_id === 'number' ? asked.player_id : undefined
  const held = asked.token === undefined ? heldToken?.(match_id, player_id) : undefined
  return {
    cmd: cmd === '' ? undefined : textUpTo(LONGEST_NAME, cmd),
    // JSON may hold a number beyond all numbers: 1e999.
    id: typeof id === 'number' && Number.isFinite(id) ? id : textUpTo(LONGEST_ID, id),
    match_id,
    player_id,
    token: held ?? textUpTo(LONGEST_TOKEN, asked.token),
    fields: held === undefined ? asked : { ...asked, token: held },
  }
}

/** For the answer to a request that was refused unread. */
export const UNREAD = openEnvelope(undefined)

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null
}

function textUpTo(length: number, value: unknown): string | undefined {
  return typeof value === 'string' && value.length <= length ? value : undefined
}

/** For a client that asks for what is not there. */
export const WHERE_COMMANDS_ARE =
  'list-games gives the actions of each game; docs/api.md, and a server at /api/schemas.json, the commands of the table.'

/** Turns a request to the table into a checked one, by the one schema of its `cmd`. */
export function parseRequest({ cmd, fields }: Envelope): ParsedRequest {
  if (cmd === undefined) throw new Refusal('bad-request', 'A request is an object with a text `cmd`.')
  if (isCommandName(cmd)) return { kind: 'command', command: parseCommand(cmd, fields) }
  if (isLiveCommandName(cmd)) throw new Refusal('bad-request', `${cmd} needs a live connection.`)
  const missing = ['match_id', 'player_id'].filter(name => fields[name] === undefined)
  if (missing.length > 0) throw noAction(cmd, missing)
  return { kind: 'action', command: check(ACT.request, fields) }
}

function noAction(cmd: string, missing: readonly string[]): Refusal {
  if (missing.length === 2) {
    const sentence = `There is no command ${cmd}. An action of a match needs match_id and player_id. ${WHERE_COMMANDS_ARE}`
    return new Refusal('unknown-command', sentence, { missing })
  }
  return new Refusal('bad-request', `${cmd} is an action of a match: ${missing[0]} is missing.`, { missing })
}

/** The answer to a request that was done. Actions get their `cmd` here. */
export function okAnswer({ cmd, id }: Pick<Envelope, 'cmd' | 'id'>, fields: object): WireAnswer {
  return { response: `${cmd}-response`, status: 'ok', ...(id === undefined ? {} : { id }), ...withWireActions(fields) }
}

/** The answer to a request that was refused, by a carrier or by the table. */
export function errorAnswer({ cmd, id }: Pick<Envelope, 'cmd' | 'id'>, error: unknown): WireAnswer {
  return {
    response: `${cmd ?? 'unknown'}-response`,
    status: 'error',
    ...(id === undefined ? {} : { id }),
    error: wireError(error),
  }
}

/** An answer or an update as it goes over a carrier: offered actions by their `cmd`, ready to be sent back. */
export function withWireActions(fields: object & { readonly actions?: readonly GameAction[] }): object {
  const { actions } = fields
  return actions === undefined ? fields : { ...fields, actions: actions.map(toWireAction) }
}

/** What a request costs against the rates. */
export function costOf({ cmd, fields }: Envelope): number {
  if (cmd === undefined) return ACT.cost
  const { cost } = isCommandName(cmd) ? COMMANDS[cmd] : isLiveCommandName(cmd) ? LIVE_COMMANDS[cmd] : ACT
  return typeof cost === 'number' ? cost : cost(fields)
}
