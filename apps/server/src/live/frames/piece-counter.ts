/** The first bytes of final frames that the library reports: a text, a ping, a pong (RFC 6455, 5.2). */
const REPORTED: ReadonlySet<number | undefined> = new Set([0x81, 0x89, 0x8a])
/** The second byte: the client's mask, and a length or how many bytes hold it. */
const MASKED = 0x80
const LENGTH = 0x7f

/** Counts the frames in the chunks of one connection that the library reports to nobody when it has read them. */
export function pieceCounter(): (chunk: Buffer) => number {
  let header: number[] = []
  let payload = 0
  return chunk => {
    let pieces = 0
    for (let at = 0; at < chunk.length; ) {
      if (payload > 0) {
        const step = Math.min(payload, chunk.length - at)
        payload -= step
        at += step
        continue
      }
      header.push(chunk[at++] ?? 0)
      if (header.length < headerLength(header)) continue
      if (!REPORTED.has(header[0])) pieces++
      payload = payloadLength(header)
      header = []
    }
    return pieces
  }
}

function headerLength([, second]: readonly number[]): number {
  if (second === undefined) return 2
  return 2 + lengthBytes(second) + ((second & MASKED) === 0 ? 0 : 4)
}

function payloadLength(header: readonly number[]): number {
  const second = header[1] ?? 0
  const bytes = lengthBytes(second)
  return bytes === 0 ? second & LENGTH : header.slice(2, 2 + bytes).reduce((length, byte) => length * 256 + byte, 0)
}

function lengthBytes(second: number): number {
  const short = second & LENGTH
  return short < 126 ? 0 : short === 126 ? 2 : 8
}
