/**
 * A text message as a WebSocket frame, each character of the result being one byte: a socket writes such a string
 * without copying it into a buffer first. A server's frames are not masked (RFC 6455, 5.2).
 */
export function textFrame(text: string): string {
  const length = Buffer.byteLength(text)
  // Most texts are plain ASCII, whose characters are its bytes.
  return header(length) + (length === text.length ? text : Buffer.from(text).toString('latin1'))
}

const FINAL_TEXT = 0x81

function header(length: number): string {
  if (length < 126) return String.fromCharCode(FINAL_TEXT, length)
  if (length < 0x1_0000) return String.fromCharCode(FINAL_TEXT, 126, length >> 8, length & 0xff)
  const bytes = [56, 48, 40, 32, 24, 16, 8, 0].map(bits => Math.floor(length / 2 ** bits) % 256)
  return String.fromCharCode(FINAL_TEXT, 127, ...bytes)
}
