import type { Connection } from '@turnwise/client'
import type { GameAction, Outcome, Seat } from '@turnwise/engine'
import type { Answer, ClockSettings } from '@turnwise/protocol'

export type Command = Readonly<Record<string, unknown> & { cmd: string }>

/** A refusal of the table, with its code and a sentence for the player. */
export class Refused extends Error {
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

/** One command, and what it gives; a refusal is thrown. The shapes are those of the wire, which the table keeps. */
export async function ask<Shape>(connection: Connection, command: Command): Promise<Shape> {
  return expectOk<Shape>(await connection.request(command))
}

export function expectOk<Shape>(answer: Answer): Shape {
  if (answer.status === 'ok') return answer as Answer & Shape
  const { code, message } = refusalIn(answer)
  throw new Refused(code, message)
}

export function refusalIn(answer: Answer): { readonly code: string; readonly message: string } {
  const { error } = answer
  if (typeof error !== 'object' || error === null) return { code: 'internal', message: 'Something went wrong.' }
  const code: unknown = Reflect.get(error, 'code')
  const message: unknown = Reflect.get(error, 'message')
  return { code: String(code), message: typeof message === 'string' ? message : 'Something went wrong.' }
}

export interface SeatAnswer {
  readonly player_id: Seat
  readonly name: string
  readonly bot?: string
  readonly open?: boolean
  readonly token?: string
}

export interface StateAnswer {
  readonly game: string
  readonly version: string
  readonly seq: number
  readonly players: readonly SeatAnswer[]
  readonly to_act: readonly Seat[]
  readonly view: unknown
  readonly options: unknown
  readonly clock?: ClockSettings
  readonly outcome?: Outcome
  readonly seed?: string
}

export interface CreatedAnswer {
  readonly match_id: string
  readonly game: string
  readonly players: readonly SeatAnswer[]
}

export type WireAction = Readonly<Record<string, unknown> & { cmd: string }>

export function actionOf({ cmd, ...fields }: WireAction): GameAction {
  return { ...fields, type: cmd }
}

export function wireOf({ type, ...fields }: GameAction): WireAction {
  return { ...fields, cmd: type }
}
