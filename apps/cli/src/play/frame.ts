import pc from 'picocolors'
import stringWidth from 'string-width'

const ESC = String.fromCharCode(27)
const CODE_OR_CHARACTER = new RegExp(`${ESC}\\[[0-9;]*m|.`, 'gsu')

export interface Choice {
  /** What one types for it. */
  readonly key: string
  readonly text: string
}

/** What the screen shows. */
export interface ScreenContent {
  readonly title: string
  readonly board: string
  /** Lines of the board scrolled past, where it is higher than the room. */
  readonly scroll: number
  /** What happened, the newest last. */
  readonly story: readonly string[]
  readonly prompt: string
  readonly choices: readonly Choice[]
  readonly chosen: number
  /** What is being typed, or undefined while nothing is. */
  readonly typed: string | undefined
  /** Shown instead of the prompt until the next key: a refusal, a hint. */
  readonly notice: string | undefined
  readonly help: string
}

export interface Size {
  readonly columns: number
  readonly rows: number
}

/** Rows that are never the board's: title, rule, prompt, typed line, help. */
const FIXED_ROWS = 5
const LEAST_CHOICES = 3
const LEAST_STORY = 2

/** How many rows the board may take, so that the newest lines of the story and some choices stay in sight. */
export function boardRows(rows: number, choices: number): number {
  return Math.max(3, rows - FIXED_ROWS - LEAST_STORY - Math.min(LEAST_CHOICES, choices))
}

/** The whole screen, exactly `rows` lines. Below the board come what happened last, the choices and the prompt. */
export function drawScreen(content: ScreenContent, { columns, rows }: Size, color: boolean, ascii: boolean): string[] {
  const paint = pc.createColors(color)
  const board = content.board.split('\n')
  const free = rows - FIXED_ROWS
  const boardRoom = Math.min(board.length, boardRows(rows, content.choices.length))
  const choiceRoom = Math.min(content.choices.length, free - boardRoom - Math.min(LEAST_STORY, content.story.length))
  const storyRoom = Math.max(0, free - boardRoom - choiceRoom)
  const left = ' '.repeat(Math.max(0, Math.floor((columns - Math.max(...board.map(line => stringWidth(line)))) / 2)))
  const start = Math.min(content.scroll, Math.max(0, board.length - boardRoom))
  const story = storyRoom === 0 ? [] : content.story.slice(-storyRoom)
  const lines = [
    paint.bold(fit(content.title, columns)),
    (ascii ? '-' : '─').repeat(columns),
    ...board.slice(start, start + boardRoom).map(line => fit(left + line, columns)),
    ...pad(story, storyRoom).map(line => paint.dim(fit(line, columns))),
    ...choicesIn(content, choiceRoom).map(({ text, isChosen }) =>
      isChosen ? paint.inverse(fit(`> ${text}`, columns)) : fit(`  ${text}`, columns),
    ),
    fit(content.notice === undefined ? content.prompt : paint.bold(content.notice), columns),
    content.typed === undefined ? '' : fit(`> ${content.typed}${ascii ? '_' : '▏'}`, columns),
    paint.dim(fit(content.help, columns)),
  ]
  return pad(lines, rows).slice(0, rows)
}

/** The window of choices around the chosen one. */
function choicesIn({ choices, chosen }: ScreenContent, room: number): { text: string; isChosen: boolean }[] {
  const start = Math.max(0, Math.min(chosen - Math.floor(room / 2), choices.length - room))
  return choices
    .map(({ key, text }, i) => ({ text: key === text ? text : `${key}: ${text}`, isChosen: i === chosen }))
    .slice(start, start + Math.max(0, room))
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
