import { MARGIN, sizeOf } from '../layout.ts'
import type { Palette } from '../palette.ts'
import type { Brush } from './brush.ts'
import { paintMajors, paintPlaces, paintRivers } from './cities.ts'
import { paintGlyphs } from './glyphs.ts'
import { paintLand, paintWater } from './ground.ts'
import { type Label, makeLabels } from './labels.ts'

/** The part of the map that never changes, drawn once for each level, scale and theme. */
export interface Baked {
  readonly canvas: HTMLCanvasElement
  readonly level: number
  readonly scale: number
  readonly palette: Palette
  /** Pixels of the picture for a step. */
  readonly density: number
  readonly labels: readonly Label[]
}

/** A picture denser than this would cost more memory than it is worth: it is stretched instead. */
const DENSEST = 60

const STAGES = [paintWater, paintLand, paintRivers, paintMajors, paintGlyphs, paintPlaces] as const

/** One stage at each `next`, so that no frame has to wait for all of them. */
export function* bake(level: number, scale: number, palette: Palette, pixelRatio: number): Generator<undefined, Baked> {
  const { width, height } = sizeOf(level)
  const density = Math.min(DENSEST, scale * pixelRatio)
  const canvas = document.createElement('canvas')
  canvas.width = Math.ceil((width + 2 * MARGIN) * density)
  canvas.height = Math.ceil((height + 2 * MARGIN) * density)
  const context = canvas.getContext('2d', { alpha: false })
  if (context !== null) {
    context.setTransform(density, 0, 0, density, MARGIN * density, MARGIN * density)
    const brush: Brush = { context, level, palette, scale }
    for (const paint of STAGES) {
      paint(brush)
      yield undefined
    }
  }
  return { canvas, level, scale, palette, density, labels: makeLabels(level, scale, palette, pixelRatio) }
}
