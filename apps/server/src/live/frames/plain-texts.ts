import { isUtf8 } from 'node:buffer'
import type { Socket } from 'node:net'
import { Duplex } from 'node:stream'
import { pieceCounter } from './piece-counter.ts'

/** The first byte of a frame: final, without extensions, and what it is (RFC 6455, 5.2). */
const TEXT = 0x81
const PING = 0x89
const PONG = 0x8a
/** The second byte: clients mask their frames. */
const MASKED = 0x80
const LENGTH = 0x7f
/** This length means that the real one follows in two bytes; a larger one, that it follows in eight. */
const TWO_BYTES = 126
const MASK_BYTES = 4

const unmasked = Buffer.alloc(0xffff)

export interface TextReader {
  text(text: string): void
  /** Called before the library reads frames that it tells nobody of, such as the pieces of a message, with their number. */
  pieces(count: number): void
  /** False once the connection ends: what still arrives is the library's. */
  isOpen(): boolean
}

/**
 * What the library sees of a connection: everything but what nearly all requests are, a text in one frame that arrives as
 * a whole. Such texts are read here, which costs less. Pings go to the library; as soon as anything else
 * arrives, it reads this connection to its end.
 */
export class PlainTexts extends Duplex {
  readonly #raw: Socket
  readonly #longest: number
  #reader: TextReader | undefined
  /** Set once the library reads on. */
  #count: ((chunk: Buffer) => number) | undefined

  constructor(raw: Socket, longest: number) {
    super()
    this.#raw = raw
    this.#longest = longest
    raw.setTimeout(0)
    raw.setNoDelay()
  }

  /** To be called in the turn of the event loop in which the library gets the connection. */
  listen(reader: TextReader): void {
    this.#reader = reader
    this.#raw.on('data', chunk => this.#take(chunk, reader))
    this.#raw.on('end', () => this.push(null))
    this.#raw.on('error', error => this.destroy(error))
    this.#raw.on('close', () => this.destroy())
  }

  #take(chunk: Buffer, reader: TextReader): void {
    let at = 0
    while (this.#count === undefined && at < chunk.length && reader.isOpen()) {
      const frame = frameAt(chunk, at)
      if (frame === undefined || frame.end - frame.start > this.#longest) break
      if (chunk[at] === TEXT) {
        const text = textOf(chunk, frame)
        if (text === undefined) break
        reader.text(text)
      } else {
        if (!isPing(chunk, at)) break
        this.#pass(chunk.subarray(at, frame.end))
      }
      at = frame.end
    }
    if (at === chunk.length) return
    const rest = chunk.subarray(at)
    this.#count ??= pieceCounter()
    reader.pieces(this.#count(rest))
    this.#pass(rest)
  }

  #pass(bytes: Buffer): void {
    if (!this.push(bytes)) this.#raw.pause()
  }

  override _read(): void {
    if (this.#reader !== undefined) this.#raw.resume()
  }

  override _write(bytes: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.#raw.write(bytes, done)
  }

  /** The library writes a frame in two pieces: both leave at once, also if the connection is cut right after. */
  override _writev(pieces: readonly { readonly chunk: Buffer }[], done: (error?: Error | null) => void): void {
    this._write(Buffer.concat(pieces.map(({ chunk }) => chunk)), 'utf8', done)
  }

  override _final(done: () => void): void {
    this.#raw.end(done)
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#raw.destroy()
    done(error)
  }
}

/** A ping or its answer, and not one so long that the library would refuse it. */
function isPing(chunk: Buffer, at: number): boolean {
  return (chunk[at] === PING || chunk[at] === PONG) && ((chunk[at + 1] ?? 0) & LENGTH) < TWO_BYTES
}

/** Where the payload of a frame begins and ends. */
interface Frame {
  readonly start: number
  readonly end: number
}

/** The frame that begins here; undefined unless it is masked and all of it has arrived. */
function frameAt(chunk: Buffer, at: number): Frame | undefined {
  const second = chunk[at + 1] ?? 0
  const short = second & LENGTH
  const start = at + (short === TWO_BYTES ? 4 : 2) + MASK_BYTES
  if ((second & MASKED) === 0 || short > TWO_BYTES || chunk.length < start) return undefined
  const end = start + (short === TWO_BYTES ? chunk.readUInt16BE(at + 2) : short)
  return end <= chunk.length ? { start, end } : undefined
}

/** Undefined if it is not UTF-8. */
function textOf(chunk: Buffer, { start, end }: Frame): string | undefined {
  const length = end - start
  let all = 0
  for (let i = 0; i < length; i++) {
    const byte = (chunk[start + i] ?? 0) ^ (chunk[start - MASK_BYTES + (i & 3)] ?? 0)
    unmasked[i] = byte
    all |= byte
  }
  if (all < 0x80) return unmasked.toString('latin1', 0, length)
  const payload = unmasked.subarray(0, length)
  return isUtf8(payload) ? payload.toString() : undefined
}
