/** SHA-256 (FIPS 180-4) of a text in UTF-8, in hexadecimal; the same in Node and on pages that have no `crypto.subtle`. */
export function sha256(text: string): string {
  const bytes = new TextEncoder().encode(text)
  const blocks = new DataView(new ArrayBuffer(((bytes.length + 72) >> 6) << 6))
  new Uint8Array(blocks.buffer).set(bytes)
  blocks.setUint8(bytes.length, 0x80)
  blocks.setUint32(blocks.byteLength - 4, bytes.length * 8)
  const hash = Uint32Array.from(INITIAL)
  for (let at = 0; at < blocks.byteLength; at += 64) mix(hash, blocks, at)
  return Array.from(hash, word => word.toString(16).padStart(8, '0')).join('')
}

function mix(hash: Uint32Array, blocks: DataView, at: number): void {
  const w = new Uint32Array(64)
  const word = (i: number): number => w[i] ?? 0
  for (let i = 0; i < 16; i++) w[i] = blocks.getUint32(at + i * 4)
  for (let i = 16; i < 64; i++) {
    const [x, y] = [word(i - 15), word(i - 2)]
    const s0 = rotate(x, 7) ^ rotate(x, 18) ^ (x >>> 3)
    const s1 = rotate(y, 17) ^ rotate(y, 19) ^ (y >>> 10)
    w[i] = word(i - 16) + s0 + word(i - 7) + s1
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash
  for (let i = 0; i < 64; i++) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
    const t1 = h + s1 + ((e & f) ^ (~e & g)) + (ROUNDS[i] ?? 0) + word(i)
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
    const t2 = s0 + ((a & b) ^ (a & c) ^ (b & c))
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0]
  }
  for (const [i, value] of [a, b, c, d, e, f, g, h].entries()) hash[i] = (hash[i] ?? 0) + value
}

function rotate(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by))
}

/** The first 32 bits of the fractional parts of the roots of the first primes: square roots of 8, cube roots of 64. */
const PRIMES = Array.from({ length: 312 }, (_, i) => i).filter(n => n > 1 && !hasDivisor(n))
const INITIAL = PRIMES.slice(0, 8).map(prime => fraction(Math.sqrt(prime)))
const ROUNDS = PRIMES.slice(0, 64).map(prime => fraction(Math.cbrt(prime)))

function hasDivisor(n: number): boolean {
  for (let i = 2; i * i <= n; i++) if (n % i === 0) return true
  return false
}

function fraction(root: number): number {
  return Math.floor((root - Math.floor(root)) * 2 ** 32)
}
