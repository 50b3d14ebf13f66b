import { fail, ok, parseWith, type Result } from '@turnwise/engine'
import { DIRS, type Dir } from '../game/grid.ts'
import { DIR_NAMES, parseCell } from '../game/words/names.ts'
import type { Action, View } from '../index.ts'
import { actionSchema, parseMaze } from '../schema.ts'

/** Parses a typed line into an action; the rules decide whether it is allowed now. */
export function parse(line: string, view: View): Result<Action> {
  const [, word = '', rest = ''] = /^\s*(\S+)\s*([\s\S]*?)\s*$/.exec(line) ?? []
  const command = word.toLowerCase()
  const dir = DIRS.find(one => command === one.toLowerCase() || command === DIR_NAMES[one])
  if (dir !== undefined) return rest === '' ? move(dir) : unread(line)
  if (command === 'go' || command === 'move') return parseMove(rest, line)
  if (command === 'join') return cellAction('merge', rest)
  if (command === 'start') return cellAction('choose-start', rest)
  if (command === 'generate') return parseGenerate(rest)
  if (command === 'submit') return parseSubmit(rest)
  if (command === 'resign' && rest === '') return ok({ type: 'resign' })
  if (rest === '' && parseCell(command) !== undefined) {
    if (view.phase === 'start') return cellAction('choose-start', command)
    if (view.phase === 'play') return cellAction('merge', command)
  }
  return unread(line)
}

function move(dir: Dir): Result<Action> {
  return ok({ type: 'move', dir })
}

function parseMove(rest: string, line: string): Result<Action> {
  const dir = DIRS.find(one => rest.toLowerCase() === one.toLowerCase() || rest.toLowerCase() === DIR_NAMES[one])
  return dir === undefined ? unread(line) : move(dir)
}

function cellAction(type: 'merge' | 'choose-start', text: string): Result<Action> {
  const cell = parseCell(text)
  return cell === undefined ? fail('bad-request', 'Name a cell by column and row, such as C4.') : ok({ type, ...cell })
}

function parseGenerate(rest: string): Result<Action> {
  const words = rest.split(/\s+/).filter(word => word.length > 0)
  const style: Record<string, number> = {}
  const seeds: string[] = []
  for (const word of words) {
    const [, name, value] = /^(twisty|open)=(\d{1,3})$/.exec(word) ?? []
    if (name === undefined) seeds.push(word)
    else style[name] = Number(value)
  }
  if (seeds.length > 1) return fail('bad-request', 'A seed is one word.')
  const [seed] = seeds
  return parseWith(actionSchema, {
    type: 'generate-maze',
    ...(seed === undefined ? {} : { seed }),
    ...(Object.keys(style).length === 0 ? {} : { style }),
  })
}

function parseSubmit(rest: string): Result<Action> {
  const maze = parseMaze(rest)
  return maze.ok ? ok({ type: 'submit-maze', maze: maze.value }) : maze
}

function unread(line: string): Result<Action> {
  return fail('bad-request', `"${line.trim()}" is not a command here; type ? for the commands.`)
}
