import type { Palette } from '../palette.ts'

/** A canvas in the world's units, with what its painters need to know. */
export interface Brush {
  readonly context: CanvasRenderingContext2D
  readonly level: number
  readonly palette: Palette
  /** Pixels of the screen for a step: what does not fit at this scale is left out. */
  readonly scale: number
}
