import type { TextStyle } from '@turnwise/engine'
import type { GameView, PlayerId } from '../index.ts'

const CELL = 5
/** Letters stand for ships, so that colour is never alone. */
export const SHIPS = ['A', 'B', 'C', 'D'] as const
const COLOURS = [36, 33, 35, 32] as const

export function paint(text: string, playerId: PlayerId, color: boolean): string {
  return color ? `\u001b[${COLOURS[playerId] ?? 37}m${text}\u001b[0m` : text
}

interface Cell {
  readonly index: number
  readonly label: string
  readonly ships: readonly PlayerId[]
}

/** The whole way from Troy to Ithaca, as many tiles a row as the width allows; three lines a row, or two where room is short. */
export function drawPath(view: GameView, { width, color, ascii }: TextStyle, isCompact = false): string[] {
  const cells = cellsOf(view, ascii)
  const perRow = Math.max(1, Math.floor(width / CELL))
  const lines: string[] = []
  for (let from = 0; from < cells.length; from += perRow) {
    const row = cells.slice(from, from + perRow)
    const labels = row.map(({ label }) => label.padEnd(CELL)).join('')
    if (isCompact) lines.push(row.map(cell => indexAndShips(cell, color)).join(''), labels)
    else {
      lines.push(
        row.map(({ index }) => String(index).padEnd(CELL)).join(''),
        labels,
        row.map(({ ships }) => shipsIn(ships, CELL, color)).join(''),
      )
    }
  }
  return lines.map(line => line.trimEnd())
}

/** `12AB`; more than two ships need the room of the number. */
function indexAndShips({ index, ships }: Cell, color: boolean): string {
  const number = ships.length > 2 ? '' : String(index)
  return number + shipsIn(ships, CELL - number.length, color)
}

function cellsOf(view: GameView, ascii: boolean): Cell[] {
  const peeked = new Map(view.upcomingEpicPeek?.tiles.map(({ index, name }) => [index, name]))
  const sea = ascii ? '~~' : '≈≈'
  const laid = view.tiles.map(({ index, type, epicName, players }) => ({
    index,
    label: type === 'START' ? 'Troy' : type === 'SEA' ? sea : shortName(epicName ?? ''),
    ships: players,
  }))
  const ahead = view.ahead.map(({ index, type }) => {
    const name = peeked.get(index)
    const unknown = type === 'SEA' ? '..' : type === 'ITHACA' ? '(It)' : '?'
    return { index, label: name === undefined ? unknown : `(${shortName(name).slice(0, 2)})`, ships: [] }
  })
  return [...laid, ...ahead]
}

/** Four letters that tell the epics apart: Soldier Attack is Sold, Sun God's Cattle is SunG. */
function shortName(name: string): string {
  return name.replaceAll(/[^\p{L}]/gu, '').slice(0, CELL - 1)
}

function shipsIn(ships: readonly PlayerId[], room: number, color: boolean): string {
  const letters = ships.map(id => paint(SHIPS[id] ?? '?', id, color)).join('')
  return letters + ' '.repeat(Math.max(0, room - ships.length))
}
