import { isUtf8 } from 'node:buffer'
import type { Socket } from 'node:net'
import type { WebSocket } from 'ws'

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

/**
 * Reads what nearly all requests are, a text in one frame that arrives as a whole, directly from the socket. Pings go to
 * the library; as soon as anything else arrives, it reads this connection to its end.
 */
export function readPlainTexts(socket: WebSocket, raw: Socket, longest: number, receive: (text: string) => void): void {
  // The types call a listener only a function.
  const library = raw.listeners('data') as ((chunk: Buffer) => void)[]
  const read = (chunk: Buffer): void => {
    const start = payloadStart(chunk)
    const isRead = start !== undefined && chunk.length - start <= longest && socket.readyState === socket.OPEN
    const text = isRead && chunk[0] === TEXT ? textOf(chunk, start) : undefined
    if (text !== undefined) return receive(text)
    if (isRead && (chunk[0] === PING || chunk[0] === PONG)) {
      for (const listener of library) listener.call(raw, chunk)
      return
    }
    raw.removeListener('data', read)
    for (const listener of library) raw.on('data', listener)
    raw.emit('data', chunk)
  }
  raw.removeAllListeners('data')
  raw.on('data', read)
}

/** Where the payload begins, if the chunk is exactly one masked frame. */
function payloadStart(chunk: Buffer): number | undefined {
  const second = chunk[1] ?? 0
  const short = second & LENGTH
  const start = (short === TWO_BYTES ? 4 : 2) + MASK_BYTES
  if ((second & MASKED) === 0 || short > TWO_BYTES || chunk.length < start) return undefined
  const length = short === TWO_BYTES ? chunk.readUInt16BE(2) : short
  return chunk.length === start + length ? start : undefined
}

/** Undefined if it is not UTF-8. */
function textOf(chunk: Buffer, start: number): string | undefined {
  const length = chunk.length - start
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
