import { MARGIN, type Spot, sizeOf, spotOf } from '../layout.ts'
import type { Palette } from '../palette.ts'
import { paintMajors, paintPlaces, paintRivers } from './cities.ts'
import { paintGlyphs } from './glyphs.ts'
import { landOf, paintLand, paintWater } from './ground.ts'
import { type Label, makeLabels } from './labels.ts'

/** Which picture of the map is wanted. */
export interface Wanted {
  readonly level: number
  readonly scale: number
  readonly palette: Palette
  readonly pixelRatio: number
  /** What is looked at, and baked first. */
  readonly centre: Spot
}

/** A square of a picture, and where in its pixels it begins. */
export interface Tile extends Spot {
  readonly canvas: HTMLCanvasElement
}

/** The map without what changes, drawn once for each level, scale and theme. */
export interface Baked {
  readonly level: number
  readonly scale: number
  readonly palette: Palette
  /** Pixels of the picture for a step. */
  readonly density: number
  /** What of it is done. */
  readonly tiles: readonly Tile[]
  /** All of them or none yet. */
  readonly labels: readonly Label[]
}

/** A picture denser than this would cost more memory than it is worth: it is stretched instead. */
const DENSEST = 60

/** Pixels of a side. One such square is painted in a frame: the whole map at once takes up to 150 ms. */
const TILE = 320

/** In steps: what is drawn of a milepost reaches no further, the shallow water round it included. */
const REACH = 1.2

const STAGES = [paintWater, paintLand, paintRivers, paintMajors, paintGlyphs, paintPlaces] as const

/** A tile and some labels at each `next`, so that no frame has to wait for all of them. */
export function* bake({ level, scale, palette, pixelRatio, centre }: Wanted): Generator<Baked, Baked> {
  const density = Math.min(DENSEST, scale * pixelRatio)
  const tiles: Tile[] = []
  const bare = { level, scale, palette, density, tiles, labels: [] }
  const labels: Label[] = []
  const corners = cornersOf(bare, centre)
  const batches = makeLabels(level, scale, palette, pixelRatio)
  for (let isLabelled = false; !isLabelled || tiles.length < corners.length; ) {
    const corner = corners[tiles.length]
    if (corner !== undefined) tiles.push(paintTile(corner, bare))
    const batch = batches.next()
    if (batch.done === true) isLabelled = true
    else labels.push(...batch.value)
    yield isLabelled ? { ...bare, labels } : bare
  }
  return { ...bare, labels }
}

/** Where tiles begin, the nearest to what is looked at first. */
function cornersOf({ level, density }: Baked, centre: Spot): readonly Spot[] {
  const { width, height } = sizeOf(level)
  const corners: Spot[] = []
  for (let y = 0; y < (height + 2 * MARGIN) * density; y += TILE) {
    for (let x = 0; x < (width + 2 * MARGIN) * density; x += TILE) corners.push({ x, y })
  }
  const middle = (at: number) => (at + MARGIN) * density - TILE / 2
  const distance = ({ x, y }: Spot) => Math.hypot(x - middle(centre.x), y - middle(centre.y))
  return corners.toSorted((a, b) => distance(a) - distance(b))
}

function paintTile(corner: Spot, { level, scale, palette, density }: Baked): Tile {
  const canvas = document.createElement('canvas')
  canvas.width = TILE
  canvas.height = TILE
  const context = canvas.getContext('2d', { alpha: false })
  const reaches = (at: number, from: number) => {
    const start = from / density - MARGIN
    return at > start - REACH && at < start + TILE / density + REACH
  }
  const land = landOf(level).filter(point => {
    const { x, y } = spotOf(point)
    return reaches(x, corner.x) && reaches(y, corner.y)
  })
  if (context !== null) {
    context.setTransform(density, 0, 0, density, MARGIN * density - corner.x, MARGIN * density - corner.y)
    for (const paint of STAGES) paint({ context, level, land, palette, scale })
  }
  return { ...corner, canvas }
}
