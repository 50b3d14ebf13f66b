import { colored, printable } from './printable.ts'

/**
 * The one door to the terminal: whatever is printed leaves through it, so that no text of a server, a record or another
 * player can move the cursor, write the clipboard or rename the window.
 */
type Stream = NodeJS.WriteStream

/** Prints lines without any control characters. */
export function print(text: string, to: Stream = process.stdout): void {
  to.write(lines(text, printable))
}

export function printError(text: string): void {
  print(text, process.stderr)
}

/** Prints lines that may be coloured, and nothing else. */
export function printColored(text: string): void {
  process.stdout.write(lines(text, colored))
}

/** Replaces the present line of standard error, which stays open. */
export function printProgress(text: string): void {
  process.stderr.write(`\r\u001b[K${printable(text)}`)
}

export function clearTerminal(): void {
  process.stdout.write('\u001b[2J\u001b[3J\u001b[H')
}

/** A screen of its own, without a cursor. */
export function openScreen(): void {
  process.stdout.write('\u001b[?1049h\u001b[?25l')
}

export function closeScreen(): void {
  process.stdout.write('\u001b[?25h\u001b[?1049l')
}

export function drawLines(texts: readonly string[]): void {
  process.stdout.write(`\u001b[H${texts.map(text => `${colored(text)}\u001b[K`).join('\r\n')}\u001b[J`)
}

function lines(text: string, clean: (line: string) => string): string {
  return text.replaceAll('\r\n', '\n').split('\n').map(clean).join('\n')
}
