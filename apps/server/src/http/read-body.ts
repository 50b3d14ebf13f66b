import type { Readable } from 'node:stream'
import { Refusal } from '@turnwise/protocol'
import { type Gate, type Sender, tooMany } from '../limits/gate.ts'
import type { Limits } from '../limits/limits.ts'

/** How much of a body must have arrived to decide whether it may be long. */
const HEAD_BYTES = 200

/** A record may be long, so this one command may be long too, if `cmd` comes at the beginning. */
const IMPORT = /^\s*\{\s*("id"\s*:\s*("[^"\\]{0,64}"|\d{1,16})\s*,\s*)?"cmd"\s*:\s*"import-match"/

/** Bytes of request bodies in memory, by address and in total. */
export class BodyBudget {
  readonly #limits: Limits
  readonly #byAddress = new Map<string, number>()
  #all = 0

  constructor(limits: Limits) {
    this.#limits = limits
  }

  /** Throws `rate-limited` if there is no room. */
  reserve(address: string, bytes: number): void {
    const held = (this.#byAddress.get(address) ?? 0) + bytes
    if (held > this.#limits.bodiesPerAddress || this.#all + bytes > this.#limits.bodies) throw tooMany()
    this.#byAddress.set(address, held)
    this.#all += bytes
  }

  release(address: string, bytes: number): void {
    const held = (this.#byAddress.get(address) ?? 0) - bytes
    if (held > 0) this.#byAddress.set(address, held)
    else this.#byAddress.delete(address)
    this.#all -= bytes
  }

  get held(): number {
    return this.#all
  }
}

export interface BodyReader {
  readonly gate: Gate
  readonly limits: Limits
  readonly budget: BodyBudget
}

export interface Body {
  readonly text: string
  readonly isImport: boolean
  /** To be called when the body is no longer needed. */
  release(): void
}

/** A body of this many pieces is refused: each takes time to read, however short it is. */
const MOST_PIECES = 4_096

/**
 * Reads a body up to the length that it may have and the rate that its sender has. Every piece is charged as it
 * arrives, and the beginning decides how long the whole may be.
 */
export function readBody(payload: Readable, sender: Sender, { gate, limits, budget }: BodyReader): Promise<Body> {
  const chunks: Buffer[] = []
  let length = 0
  let isImport: boolean | undefined
  const release = () => {
    budget.release(sender.address, length)
    length = 0
  }
  const take = (bytes: Buffer) => {
    gate.receive(sender, bytes.length)
    budget.reserve(sender.address, bytes.length)
    length += bytes.length
    if (chunks.push(bytes) > MOST_PIECES) throw new Refusal('too-large', 'The body comes in too many pieces.')
    if (isImport === undefined && length >= HEAD_BYTES) isImport = isImportHead(chunks)
    const most = isImport === true ? limits.importBytes : limits.requestBytes
    if (length > most) throw new Refusal('too-large', `A request may be at most ${most} bytes long.`)
  }
  return new Promise((resolve, reject) => {
    const giveUp = (error: unknown) => {
      payload.off('data', onData).off('close', onClose)
      // What still arrives is not kept.
      payload.resume()
      release()
      reject(error)
    }
    const onData = (bytes: Buffer) => {
      try {
        take(bytes)
      } catch (error) {
        giveUp(error)
      }
    }
    const onClose = () => giveUp(new Refusal('bad-request', 'The body has no end.'))
    payload.on('data', onData).once('error', giveUp).once('close', onClose)
    payload.once('end', () => {
      payload.off('close', onClose)
      isImport ??= isImportHead(chunks)
      resolve({ text: Buffer.concat(chunks).toString('utf8'), isImport, release })
    })
  })
}

function isImportHead(chunks: readonly Buffer[]): boolean {
  return IMPORT.test(Buffer.concat(chunks).subarray(0, HEAD_BYTES).toString('latin1'))
}
