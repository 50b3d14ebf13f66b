/** Control characters from other players could move the cursor or write escape sequences. */
const CONTROL = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu

const COLOR = new RegExp(`(${String.fromCharCode(27)}\\[[\\d;]*m)`)

/** Makes other players' text safe to print on a terminal: one line without control characters. */
export function printable(text: string): string {
  return text.replaceAll(CONTROL, ' ')
}

/** The same where the text has colours of ours: they stay, and nothing else. */
export function colored(text: string): string {
  return text
    .split(COLOR)
    .map((part, i) => (i % 2 === 0 ? printable(part) : part))
    .join('')
}

/** The same for every text in a view that came from outside. */
export function printableDeep<Value>(value: Value): Value
export function printableDeep(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll(CONTROL, character => (character === '\n' ? '\n' : ' '))
  if (Array.isArray(value)) return value.map(item => printableDeep(item))
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, printableDeep(item)]))
  }
  return value
}
