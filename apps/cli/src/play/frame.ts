import pc from 'picocolors'
import stringWidth from 'string-width'

const ESC = String.fromCharCode(27)
const CODE_OR_CHARACTER = new RegExp(`${ESC}\\[[0-9;]*m|.`, 'gsu')

export interface Choice {
  /** What the player types for it. */
  readonly key: string
  readonly text: string
}

/** What the screen shows. */
export interface ScreenContent {
  readonly title: string
  readonly board: string
  /** How many lines the board is scrolled, if it is higher than its room. */
  readonly scroll: number
  /** What happened, the newest last. */
  readonly log: readonly string[]
  readonly prompt: string
  readonly choices: readonly Choice[]
  readonly chosen: number
  /** What is being typed; undefined if nothing is. */
  readonly typed: string | undefined
  /** Shown instead of the prompt until the next key: a refusal, a hint. */
  readonly notice: string | undefined
  readonly help: string
}

export interface Size {
  readonly columns: number
  readonly rows: number
}

/** Rows that the board never gets: title, rule, prompt, typed line, help. */
const FIXED_ROWS = 5
const LEAST_CHOICES = 3
const LEAST_LOG = 2
/** Below this width a prompt usually takes two lines. */
const NARROW = 60
/** A notice may be longer than a prompt; a text longer than this is shown as a page. */
const MOST_PROMPT = 4

/** How many rows the board may take, so that the newest lines of the log and some choices stay in sight. */
export function boardRows({ columns, rows }: Size, choices: number): number {
  const prompt = columns < NARROW ? 1 : 0
  return Math.max(3, rows - FIXED_ROWS - prompt - LEAST_LOG - Math.min(LEAST_CHOICES, choices))
}

/** The whole screen, exactly `rows` lines. Below the board come what happened last, the choices and the prompt. */
export function drawScreen(content: ScreenContent, { columns, rows }: Size, color: boolean, ascii: boolean): string[] {
  const paint = pc.createColors(color)
  const board = content.board.split('\n')
  const prompt = wrap(content.notice ?? content.prompt, columns).slice(0, MOST_PROMPT)
  const free = rows - FIXED_ROWS - (prompt.length - 1)
  const boardRoom = Math.min(board.length, free, boardRows({ columns, rows }, content.choices.length))
  const choiceRoom = Math.max(
    0,
    Math.min(content.choices.length, free - boardRoom - Math.min(LEAST_LOG, content.log.length)),
  )
  const logRoom = Math.max(0, free - boardRoom - choiceRoom)
  const left = ' '.repeat(Math.max(0, Math.floor((columns - Math.max(...board.map(line => stringWidth(line)))) / 2)))
  const start = Math.min(content.scroll, Math.max(0, board.length - boardRoom))
  const log = logRoom === 0 ? [] : content.log.flatMap(line => wrap(line, columns)).slice(-logRoom)
  const lines = [
    paint.bold(fit(content.title, columns)),
    (ascii ? '-' : '─').repeat(columns),
    ...board.slice(start, start + boardRoom).map(line => fit(left + line, columns)),
    ...pad(log, logRoom).map(line => paint.dim(fit(line, columns))),
    ...choicesIn(content, choiceRoom, columns).map(({ text, isChosen }) =>
      isChosen ? paint.inverse(fit(`> ${text}`, columns)) : fit(`  ${text}`, columns),
    ),
    ...prompt.map(line => (content.notice === undefined ? line : paint.bold(line))),
    content.typed === undefined ? '' : fit(`> ${content.typed}${ascii ? '_' : '▏'}`, columns),
    paint.dim(fit(content.help, columns)),
  ]
  return pad(lines, rows).slice(0, rows)
}

/** The window of choices around the chosen one. */
function choicesIn(
  { choices, chosen }: ScreenContent,
  room: number,
  columns: number,
): { text: string; isChosen: boolean }[] {
  const start = Math.max(0, Math.min(chosen - Math.floor(room / 2), choices.length - room))
  return choices
    .map((choice, i) => ({ text: choiceText(choice, columns - 2), isChosen: i === chosen }))
    .slice(start, start + Math.max(0, room))
}

/** The end of a choice holds its price. */
const KEPT_END = 10

/** If both do not fit, what the choice does matters more than what is typed, and its end more than its middle. */
function choiceText({ key, text }: Choice, columns: number): string {
  const both = key === text ? text : `${key}: ${text}`
  if (stringWidth(both) <= columns) return both
  return stringWidth(text) <= columns ? text : fit(text, columns - KEPT_END) + text.slice(-KEPT_END)
}

function pad(lines: readonly string[], count: number): string[] {
  return [...lines, ...Array.from({ length: Math.max(0, count - lines.length) }, () => '')]
}

/** Wraps words to lines of this width; a longer word, such as a link, goes on in the next line. */
export function wrap(text: string, columns: number): string[] {
  return wrapWords(text, columns)
    .flatMap(line => (stringWidth(line) <= columns ? line : (line.match(new RegExp(`.{1,${columns}}`, 'gsu')) ?? [])))
    .map(line => fit(line, columns))
}

function wrapWords(text: string, columns: number): string[] {
  const lines: string[] = ['']
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? ''
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && stringWidth(longer) > columns) lines.push(word)
    else lines[lines.length - 1] = longer
  }
  return lines
}

/** Wraps a line that does not fit, and keeps its indentation and its long words. */
export function wrapIndented(line: string, columns: number): string[] {
  if (stringWidth(line) <= columns) return [line]
  const [indent = ''] = /^ */.exec(line) ?? []
  return wrapWords(line.trim(), columns - indent.length).map(part => indent + part)
}

/** Joins the lines of each paragraph, so that it can be wrapped to any width; lists, headings and tables keep their lines. */
export function joinParagraphs(text: string): string {
  return text.replaceAll(/(?<=[^\n])\n(?! *(?:[-*#|>]|\d+\. |\n|$)) */g, ' ')
}

/** A command and, after some spaces, what it does. */
const TWO_COLUMNS = /^(\S.*?\S {2,}|\S {2,})(\S.*)$/

/** Wraps a page. What a command does stays in its column or, where the terminal is narrow, comes below the command. */
export function wrapPage(text: string, columns: number): string[] {
  return text.split('\n').flatMap(line => {
    const [, command, meaning] = TWO_COLUMNS.exec(line) ?? []
    if (command === undefined || meaning === undefined || stringWidth(line) <= columns)
      return wrapIndented(line, columns)
    const isWide = command.length <= columns / 2
    const indent = ' '.repeat(isWide ? command.length : 4)
    const [first = '', ...rest] = wrap(meaning, columns - indent.length).map(part => indent + part)
    return isWide ? [command + first.trimStart(), ...rest] : [...wrap(command.trimEnd(), columns), first, ...rest]
  })
}

/** Cuts to the width; colour codes take no room and are kept. */
export function fit(line: string, columns: number): string {
  if (stringWidth(line) <= columns) return line
  let kept = ''
  for (const part of line.match(CODE_OR_CHARACTER) ?? []) {
    if (part.startsWith(ESC) || stringWidth(kept + part) <= columns - 1) kept += part
  }
  return `${kept}…`
}
