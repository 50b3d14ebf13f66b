import pc from 'picocolors'
import stringWidth from 'string-width'

const ESC = String.fromCharCode(27)
const CODE_OR_CHARACTER = new RegExp(`${ESC}\\[[0-9;]*m|.`, 'gsu')

export interface Frame {
  readonly title: string
  readonly board: string
  /** Lines of the board scrolled past, where it is higher than the room. */
  readonly scroll: number
  readonly told: readonly string[]
  readonly prompt: string
  readonly choices: readonly string[]
  readonly chosen: number
  /** What is being typed, or undefined while nothing is. */
  readonly typed: string | undefined
  /** Said instead of the prompt until the next key: a refusal, a hint. */
  readonly notice: string | undefined
  readonly help: string
}

export interface Size {
  readonly columns: number
  readonly rows: number
}

/** The whole screen, exactly `rows` lines; the board keeps its place and the rest takes what is left. */
export function drawFrame(frame: Frame, { columns, rows }: Size, color: boolean, ascii: boolean): string[] {
  const paint = pc.createColors(color)
  const rule = (ascii ? '-' : '─').repeat(columns)
  const foot = [
    fit(frame.notice === undefined ? frame.prompt : paint.bold(frame.notice), columns),
    frame.typed === undefined ? '' : fit(`> ${frame.typed}${ascii ? '_' : '▏'}`, columns),
    paint.dim(fit(frame.help, columns)),
  ]
  const board = frame.board.split('\n')
  const free = rows - foot.length - 2
  const choiceRoom = Math.min(frame.choices.length, Math.max(3, free - board.length - 2))
  const boardRoom = Math.max(3, Math.min(board.length, free - choiceRoom - 1))
  const toldRoom = Math.max(0, free - boardRoom - choiceRoom)
  const left = ' '.repeat(Math.max(0, Math.floor((columns - Math.max(...board.map(line => stringWidth(line)))) / 2)))
  const start = Math.min(frame.scroll, Math.max(0, board.length - boardRoom))
  const lines = [
    paint.bold(fit(frame.title, columns)),
    rule,
    ...board.slice(start, start + boardRoom).map(line => fit(left + line, columns)),
    ...pad(frame.told.slice(-toldRoom || frame.told.length).slice(-toldRoom), toldRoom).map(line =>
      paint.dim(fit(line, columns)),
    ),
    ...choicesIn(frame, choiceRoom).map(({ text, isChosen }) =>
      isChosen ? paint.inverse(fit(`> ${text}`, columns)) : fit(`  ${text}`, columns),
    ),
    ...foot,
  ]
  return pad(lines, rows).slice(0, rows)
}

/** The window of choices around the chosen one. */
function choicesIn({ choices, chosen }: Frame, room: number): { text: string; isChosen: boolean }[] {
  const start = Math.max(0, Math.min(chosen - Math.floor(room / 2), choices.length - room))
  return choices
    .map((text, i) => ({ text: choices.length > 1 ? `${i + 1}. ${text}` : text, isChosen: i === chosen }))
    .slice(start, start + room)
}

function pad(lines: readonly string[], count: number): string[] {
  return [...lines, ...Array.from({ length: Math.max(0, count - lines.length) }, () => '')]
}

/** Cut to the width; colour codes take no room and are kept. */
export function fit(line: string, columns: number): string {
  if (stringWidth(line) <= columns) return line
  let kept = ''
  for (const part of line.match(CODE_OR_CHARACTER) ?? []) {
    if (part.startsWith(ESC) || stringWidth(kept + part) <= columns - 1) kept += part
  }
  return `${kept}…`
}
