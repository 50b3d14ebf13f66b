import { type Curve, curveThrough, type Heading, type Point } from './curve.ts'

/** A wide chart has the route in three sweeps, a tall one (phones) in four rows. */
export type Shape = 'wide' | 'tall'

export interface Spot extends Heading {
  readonly index: number
  /** How far along the route it is. */
  readonly at: number
}

export interface Route {
  readonly shape: Shape
  readonly width: number
  readonly height: number
  /** 1 on a chart of 1232 × 618; everything drawn is scaled by it. */
  readonly unit: number
  /** The width of an island and of a ship. */
  readonly island: number
  readonly ship: number
  readonly curve: Curve
  /** By the tile's index on the path. */
  readonly spots: readonly Spot[]
  /** A low phone: less room between the rows. */
  readonly isLow: boolean
}

/** The three sweeps, as shares of the chart. */
const SWEEPS: readonly (readonly [number, number])[] = [
  [0.163, 0.33],
  [0.235, 0.296],
  [0.335, 0.27],
  [0.455, 0.318],
  [0.575, 0.272],
  [0.7, 0.316],
  [0.815, 0.268],
  [0.905, 0.298],
  [0.953, 0.41],
  [0.922, 0.53],
  [0.835, 0.584],
  [0.722, 0.556],
  [0.6, 0.612],
  [0.478, 0.566],
  [0.356, 0.616],
  [0.242, 0.572],
  [0.14, 0.594],
  [0.064, 0.69],
  [0.082, 0.826],
  [0.178, 0.896],
  [0.292, 0.862],
  [0.42, 0.908],
  [0.548, 0.866],
  [0.668, 0.908],
  [0.765, 0.892],
  [0.836, 0.906],
]

/** Every tile of a tall chart has its place, so that neighbours are 44 px apart at 390 × 844 and no name meets a mark. */
const ROWS: readonly (readonly [number, number])[] = [
  [100, 14], [134, 4], [178, -9], [226, 2], [275, -10], [320, -24], [347, 62], [353, 108], [322, 140], [272, 152],
  [224, 136], [180, 143], [133, 144], [86, 130], [42, 126], [48, 212], [38, 258], [70, 290], [120, 300], [168, 284],
  [213, 296], [260, 292], [303, 280], [346, 264], [345, 356], [353, 402], [316, 436], [270, 446], [224, 430], [180, 441],
  [138, 438],
] // biome-ignore format: a table
/** The same for 360 × 640: flatter, and as far apart. */
const LOW_ROWS: readonly (readonly [number, number])[] = [
  [92, 10], [126, 3], [170, -7], [211, 1], [254, -8], [298, -16], [321, 45], [330, 80], [292, 103], [250, 109],
  [208, 97], [163, 103], [122, 102], [80, 92], [36, 90], [44, 150], [34, 184], [66, 215], [112, 213], [154, 201],
  [198, 210], [239, 207], [281, 196], [325, 187], [318, 252], [330, 284], [294, 309], [250, 318], [208, 306], [163, 313],
  [127, 310],
] // biome-ignore format: a table

/** An epic needs more room beside it than a stretch of sea. */
const SEA_GAP = 0.8
const EPIC_GAP = 1.12

/** Lays the path on the chart. `isEpic` has an entry for each tile from Troy to Ithaca. */
export function layRoute(isEpic: readonly boolean[], shape: Shape, width: number, height: number): Route {
  return shape === 'wide' ? layWide(isEpic, width, height) : layTall(isEpic, width, height)
}

function layWide(isEpic: readonly boolean[], width: number, height: number): Route {
  const unit = Math.min(width / 1232, height / 618)
  const curve = curveThrough(SWEEPS.map(([x, y]) => ({ x: x * width, y: y * height })))
  return {
    shape: 'wide',
    width,
    height,
    unit,
    island: 124 * unit,
    ship: 76 * unit,
    curve,
    spots: spotsByGap(isEpic, curve),
    isLow: false,
  }
}

function layTall(isEpic: readonly boolean[], width: number, height: number): Route {
  const isLow = height < 540
  const [rows, base, pitchOf, top, below] = isLow
    ? // A lesson leaves still less room, and has no plates.
      ([LOW_ROWS, 360, 103, Math.min(114, height * 0.25), 24] as const)
    : ([ROWS, 390, 146, 142, 52] as const)
  const last = rows.at(-1)?.[1] ?? 0
  const deepest = Math.max(last, ...rows.map(([, y]) => y))
  const pitch = ((height - top - below) / deepest) * pitchOf
  const points: readonly Point[] = rows.map(([x, y]) => ({ x: (x / base) * width, y: top + (y / pitchOf) * pitch }))
  const scale = Math.min(width / base, Math.max(0.76, pitch / (isLow ? 102 : 146)))
  const curve = curveThrough(points)
  return {
    shape: 'tall',
    width,
    height,
    unit: (isLow ? 0.78 : 0.92) * scale,
    island: (isLow ? 60 : 74) * scale,
    ship: (isLow ? 41 : 48) * scale,
    curve,
    // Another pace of the epic clock makes another number of tiles; then they are laid by length.
    spots: isEpic.length === rows.length ? spotsByPoint(isEpic.length, curve) : spotsByGap(isEpic, curve),
    isLow,
  }
}

function spotsByPoint(count: number, curve: Curve): readonly Spot[] {
  return Array.from({ length: count }, (_, index) => spotAt(curve, index, curve.lengthOf(index)))
}

function spotsByGap(isEpic: readonly boolean[], curve: Curve): readonly Spot[] {
  const gaps = isEpic.slice(1).map((epic, i) => (epic || isEpic[i] === true || i === 0 ? EPIC_GAP : SEA_GAP))
  const whole = gaps.reduce((sum, gap) => sum + gap, 0)
  let walked = 0
  return [0, ...gaps].map((gap, index) => {
    walked += gap
    return spotAt(curve, index, Math.min(curve.length, (walked / whole) * curve.length))
  })
}

function spotAt(curve: Curve, index: number, at: number): Spot {
  return { ...curve.at(at), index, at }
}
