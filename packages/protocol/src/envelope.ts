import type { GameAction } from '@turnwise/engine'
import { ACT, type ActionRequest } from './act.ts'
import { check } from './checked.ts'
import {
  type Command,
  isCommandName,
  isLiveCommandName,
  type LiveCommand,
  parseCommand,
  parseLiveCommand,
} from './derived.ts'
import { Refusal, type WireError, wireError } from './errors.ts'
import { requestId } from './fields.ts'
import { toWireAction } from './shapes.ts'

/** One answer to one request, as it goes over a carrier. */
export type WireAnswer = Readonly<Record<string, unknown>> & { readonly response: string } & (
    | { readonly status: 'ok' }
    | { readonly status: 'error'; readonly error: WireError }
  )

/** A request that its schema has accepted: a command of the table or of a live connection, or an action of a game. */
export type ParsedRequest =
  | { readonly kind: 'command'; readonly command: Command }
  | { readonly kind: 'live'; readonly command: LiveCommand }
  | { readonly kind: 'action'; readonly command: ActionRequest }

/** What is read from a request before it is parsed: to answer it, and to charge for it. */
export interface Envelope {
  readonly cmd: string | undefined
  readonly id: string | number | undefined
  readonly token: string | undefined
}

const LONGEST_CMD = 64
const LONGEST_TOKEN = 128

export function readEnvelope(request: unknown): Envelope {
  const cmd = read(request, 'cmd')
  const id = read(request, 'id')
  const token = read(request, 'token')
  return {
    cmd: typeof cmd === 'string' && cmd !== '' && cmd.length <= LONGEST_CMD ? cmd : undefined,
    id: id === undefined ? undefined : requestId.safeParse(id).data,
    token: typeof token === 'string' && token.length <= LONGEST_TOKEN ? token : undefined,
  }
}

function read(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}

/** For a client that asks for what is not there. */
export const WHERE_COMMANDS_ARE =
  'list-games gives the actions of each game; docs/api.md, and a server at /api/schemas.json, the commands of the table.'

/** Turns any JSON into a checked request, by the one schema of its `cmd`. */
export function parseRequest(request: unknown, { cmd }: Envelope = readEnvelope(request)): ParsedRequest {
  if (cmd === undefined) throw new Refusal('bad-request', 'A request is an object with a text `cmd`.')
  if (isCommandName(cmd)) return { kind: 'command', command: parseCommand(cmd, request) }
  if (isLiveCommandName(cmd)) return { kind: 'live', command: parseLiveCommand(cmd, request) }
  if (read(request, 'match_id') === undefined || read(request, 'player_id') === undefined) throw noAction(cmd, request)
  return { kind: 'action', command: check(ACT.request, request) }
}

function noAction(cmd: string, request: unknown): Refusal {
  const missing = ['match_id', 'player_id'].filter(name => read(request, name) === undefined)
  if (missing.length === 2) {
    const sentence = `There is no command ${cmd}. An action of a match needs match_id and player_id. ${WHERE_COMMANDS_ARE}`
    return new Refusal('unknown-command', sentence, { missing })
  }
  return new Refusal('bad-request', `${cmd} is an action of a match: ${missing[0]} is missing.`, { missing })
}

/** The answer to a request that was done. Actions get their `cmd` here. */
export function okAnswer({ cmd, id }: Envelope, fields: object): WireAnswer {
  return { response: `${cmd}-response`, status: 'ok', ...(id === undefined ? {} : { id }), ...withWireActions(fields) }
}

/** The answer to a request that was refused, by a carrier or by the table. */
export function errorAnswer({ cmd, id }: Envelope, error: unknown): WireAnswer {
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
