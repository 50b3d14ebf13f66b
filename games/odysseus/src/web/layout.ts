/** A place on the chart, as shares of its width and height. */
export interface Place {
  readonly x: number
  readonly y: number
}

export interface Chart {
  readonly rows: number
  /** The centre of each tile by its index on the path. */
  readonly places: readonly Place[]
  /** The width of one step, as a share of the chart's width. */
  readonly step: number
}

/** An epic's medal needs more room than a stretch of open sea. */
const SEA_WIDTH = 0.72
const EPIC_WIDTH = 1.56

/** How many tiles a row takes when the path is folded: three groups of sea, sea, epic. */
const FOLDED = 9

/**
 * The whole path at once: one row where there is room for it, else folded into rows that run to and fro like a furrow, so
 * that neighbours on the path are neighbours on the chart.
 */
export function layoutPath(isEpic: readonly boolean[], isFolded: boolean): Chart {
  const perRow = isFolded ? FOLDED : isEpic.length
  const rows = Math.ceil(isEpic.length / perRow)
  const places = isEpic.map((_, index): Place => {
    const row = Math.floor(index / perRow)
    const inRow = isEpic.slice(row * perRow, (row + 1) * perRow)
    const missing = (perRow - inRow.length) * averageWidth(isEpic)
    const x = centreOf(inRow, index - row * perRow, missing)
    return { x: row % 2 === 0 ? x : 1 - x, y: (row + 0.5) / rows }
  })
  return { rows, places, step: 1 / perRow }
}

function widthOf(isEpic: boolean): number {
  return isEpic ? EPIC_WIDTH : SEA_WIDTH
}

function averageWidth(isEpic: readonly boolean[]): number {
  return isEpic.reduce((sum, epic) => sum + widthOf(epic), 0) / isEpic.length
}

function centreOf(row: readonly boolean[], at: number, missing: number): number {
  const sum = (until: number) => row.slice(0, until).reduce((total, epic) => total + widthOf(epic), 0)
  return (sum(at) + widthOf(row[at] === true) / 2) / (sum(row.length) + missing)
}

/** The path as a smooth line through its places, for an SVG of 1000 by 1000. */
export function drawLine(places: readonly Place[]): string {
  const at = ({ x, y }: Place) => `${(x * 1000).toFixed(1)} ${(y * 1000).toFixed(1)}`
  return places
    .map((place, i) => {
      const before = places[i - 1]
      if (before === undefined) return `M${at(place)}`
      if (before.y === place.y) return `L${at(place)}`
      // A bend at the end of a row.
      const out = before.x > 0.5 ? Math.max(before.x, place.x) + 0.04 : Math.min(before.x, place.x) - 0.04
      return `C${at({ x: out, y: before.y })} ${at({ x: out, y: place.y })} ${at(place)}`
    })
    .join('')
}
