import type { MatchRecord } from '@turnwise/engine'

/** A record packed into the fragment of a link, which needs no server and is never sent to one. */
export async function packRecord(record: MatchRecord): Promise<string> {
  const packed = await through(new CompressionStream('deflate-raw'), new TextEncoder().encode(JSON.stringify(record)))
  const text = Array.from(packed, byte => String.fromCharCode(byte)).join('')
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** Far above any real match; stops decompression bombs. */
const MAX_BYTES = 16 * 1024 * 1024

export async function unpackRecord(text: string): Promise<unknown> {
  const raw = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  const bytes = Uint8Array.from(raw, character => character.charCodeAt(0))
  const unpacked = await through(new DecompressionStream('deflate-raw'), bytes)
  return JSON.parse(new TextDecoder().decode(unpacked))
}

async function through(
  stream: CompressionStream | DecompressionStream,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader()
  const parts: Uint8Array[] = []
  let length = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    length += value.length
    if (length > MAX_BYTES) throw new RangeError('The record in this link is too large.')
    parts.push(value)
  }
  const whole = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
