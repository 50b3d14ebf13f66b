import type { Source, TextLine } from './lines.ts'
import { type Grid, TERRAINS } from './types.ts'

/** A size line, then the rows (B7: nothing but the known characters). */
export function parseGrid(source: Source): Grid {
  const [first, ...rows] = source.lines
  const size = /^(\d+) x (\d+)$/.exec(first?.text.trim() ?? '')
  if (size === null) {
    source.report(first, 'the first line must be the size, such as 60 x 40')
    return { width: 0, height: 0, cells: '' }
  }
  const width = Number(size[1])
  const height = Number(size[2])
  return { width, height, cells: parseRows(source, rows, width, height, TERRAINS) }
}

/** Letters with their names, then a row of letters for each row of the surface. */
export function parseRegions(source: Source, surface: Grid): { names: Record<string, string>; cells: string } {
  const names: Record<string, string> = {}
  const rows: TextLine[] = []
  for (const line of source.lines) {
    if (!line.text.includes('|')) {
      rows.push(line)
      continue
    }
    const fields = source.fields(line, 2)
    const [letter = '', name = ''] = fields ?? []
    if (fields === undefined) continue
    if (letter.length !== 1) source.report(line, `a region is one letter, not "${letter}"`)
    else if (names[letter] !== undefined) source.report(line, `region ${letter} is named twice`)
    else names[letter] = name
  }
  return { names, cells: parseRows(source, rows, surface.width, surface.height, Object.keys(names)) }
}

function parseRows(source: Source, rows: readonly TextLine[], width: number, height: number, known: readonly string[]) {
  let cells = ''
  for (const [row, line] of rows.entries()) {
    const match = /^\s*(\d+)\s+(.*)$/.exec(line.text)
    if (match === null) {
      source.report(line, 'a row starts with its number')
      continue
    }
    if (Number(match[1]) !== row) source.report(line, `this should be row ${row}, not ${match[1]}`)
    const characters = (match[2] ?? '').replace(/\s/g, '')
    if (characters.length !== width) source.report(line, `a row has ${width} mileposts, not ${characters.length}`)
    const unknown = [...characters].find(character => !known.includes(character))
    if (unknown !== undefined) source.report(line, `"${unknown}" is not known here`)
    cells += characters
  }
  if (rows.length !== height) source.report(rows.at(-1), `expected ${height} rows, found ${rows.length}`)
  return cells
}
