import { ownValue } from '@turnwise/engine'

/** Laying out plain text: widths as terminals count them, wrapping, ASCII and colour. */

const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]|[\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u
const NO_WIDTH = /\p{Mn}|\p{Me}|\p{Cf}/u

export function columns(text: string): number {
  let count = 0
  for (const character of text) count += NO_WIDTH.test(character) ? 0 : WIDE.test(character) ? 2 : 1
  return count
}

export function padTo(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - columns(text)))
}

/** Breaks at spaces; continuation lines are indented, and a word that is too long is cut. */
function wrapLine(line: string, width: number): string[] {
  if (columns(line) <= width) return [line]
  const lines: string[] = []
  let current = ''
  const push = () => {
    lines.push(current.trimEnd())
    current = '  '
  }
  for (const word of line.split(/(?<= )/u)) {
    if (columns(current + word.trimEnd()) > width && current.trim() !== '') push()
    for (const character of word) {
      if (columns(current + character) > width && character !== ' ') push()
      current += character
    }
  }
  if (current.trim() !== '') lines.push(current.trimEnd())
  return lines
}

export function wrap(text: string, width: number): string {
  return text
    .split('\n')
    .flatMap(line => wrapLine(line, width))
    .join('\n')
}

const ASCII: Readonly<Record<string, string>> = {
  '♥': 'h',
  '♦': 'd',
  '♣': 'c',
  '♠': 's',
  '─': '-',
  '═': '=',
  '→': '->',
  '↓': ' less ',
  '✓': '*',
  '—': '-',
  '·': '-',
}

export function toAscii(text: string): string {
  return text.replace(/[♥♦♣♠─═→↓✓—·]/gu, character => ownValue(ASCII, character) ?? '?')
}

const paint = (code: number, text: string) => `\u001b[${code}m${text}\u001b[0m`

/** Colour only repeats what the words and signs say already. */
export function toColor(text: string): string {
  return text
    .replace(/^(?:===|═══).*$/gmu, line => paint(1, line))
    .replace(/^WIN!/gmu, word => paint(32, word))
    .replace(/^(?:LOSS|SURRENDER)!/gmu, word => paint(31, word))
    .replace(/^PUSH!/gmu, word => paint(33, word))
    .replace(/(?:10|[2-9JQKA])[♥♦]/gu, card => paint(31, card))
    .replace(/✓/gu, sign => paint(32, sign))
}
