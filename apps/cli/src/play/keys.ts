import { ownValue } from '@turnwise/engine'

export type KeyPress =
  | { readonly kind: 'up' | 'down' | 'left' | 'right' | 'home' | 'end' | 'page-up' | 'page-down' }
  | { readonly kind: 'enter' | 'escape' | 'backspace' | 'interrupt' | 'end-of-input' }
  | { readonly kind: 'char'; readonly char: string }

const SEQUENCES: Readonly<Record<string, KeyPress['kind']>> = {
  '\u001b[A': 'up',
  '\u001bOA': 'up',
  '\u001b[B': 'down',
  '\u001bOB': 'down',
  '\u001b[C': 'right',
  '\u001bOC': 'right',
  '\u001b[D': 'left',
  '\u001bOD': 'left',
  '\u001b[H': 'home',
  '\u001b[1~': 'home',
  '\u001b[F': 'end',
  '\u001b[4~': 'end',
  '\u001b[5~': 'page-up',
  '\u001b[6~': 'page-down',
  '\r': 'enter',
  '\n': 'enter',
  '\u007f': 'backspace',
  '\b': 'backspace',
  '\u0003': 'interrupt',
  '\u0004': 'end-of-input',
}

const SEQUENCE = new RegExp(`^${String.fromCharCode(27)}(?:\\[[0-9;]*[A-Za-z~]|O[A-Z])`)

/** What a terminal in raw mode sent, as keys; unknown sequences are dropped whole. */
export function parseKeys(text: string): KeyPress[] {
  const keys: KeyPress[] = []
  for (let at = 0; at < text.length; ) {
    const sequence = SEQUENCE.exec(text.slice(at))?.[0] ?? text[at] ?? ''
    at += sequence.length
    const kind = ownValue(SEQUENCES, sequence)
    if (kind !== undefined && kind !== 'char') keys.push({ kind })
    else if (sequence === '\u001b') keys.push({ kind: 'escape' })
    else if (sequence.length === 1 && sequence >= ' ') keys.push({ kind: 'char', char: sequence })
  }
  return keys
}
