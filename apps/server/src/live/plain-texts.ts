import { isUtf8 } from 'node:buffer'
import type { Socket } from 'node:net'
import type { WebSocket } from 'ws'
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
}

/**
 * Reads what nearly all requests are, a text in one frame that arrives as a whole, directly from the socket. Pings go to
 * the library; as soon as anything else arrives, it reads this connection to its end.
 */
export function readPlainTexts(socket: WebSocket, raw: Socket, longest: number, reader: TextReader): void {
  // The types call a listener only a function.
  const library = raw.listeners('data') as ((chunk: Buffer) => void)[]
  const read = (chunk: Buffer): void => {
    let at = 0
    while (at < chunk.length && socket.readyState === socket.OPEN) {
      const frame = frameAt(chunk, at)
      if (frame === undefined || frame.end - frame.start > longest) break
      if (chunk[at] === TEXT) {
        const text = textOf(chunk, frame)
        if (text === undefined) break
        reader.text(text)
      } else {
        if (!isPing(chunk, at)) break
        for (const listener of library) listener.call(raw, chunk.subarray(at, frame.end))
      }
      at = frame.end
    }
    if (at === chunk.length) return
    raw.removeListener('data', read)
    const count = pieceCounter()
    raw.on('data', (rest: Buffer) => reader.pieces(count(rest)))
    for (const listener of library) raw.on('data', listener)
    raw.emit('data', chunk.subarray(at))
  }
  raw.removeAllListeners('data')
  raw.on('data', read)
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
