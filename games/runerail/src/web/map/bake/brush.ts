import type { Point } from '../../../game/map/geometry.ts'
import type { Palette } from '../palette.ts'

/** A canvas in the world's units, with what its painters need to know. */
export interface Brush {
  readonly context: CanvasRenderingContext2D
  readonly level: number
  /** The land of this level that is seen on the part that is being painted. */
  readonly land: readonly Point[]
  readonly palette: Palette
  /** Pixels of the screen for a step: what does not fit at this scale is left out. */
  readonly scale: number
}
