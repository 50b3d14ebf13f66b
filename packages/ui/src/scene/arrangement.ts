import { LOW, NARROW } from '../breakpoints.ts'

/** How the scene is arranged: a laptop or tablet, a phone held upright, a phone held sideways. */
export const ARRANGEMENTS = ['wide', 'upright', 'across'] as const
/** How the page is laid out: laptops, phones, phones held sideways. */
export type Arrangement = (typeof ARRANGEMENTS)[number]

/** By the size of the window: a panel that opens beside the scene does not rearrange it. */
export function arrangementOf(width: number, height: number): Arrangement {
  if (width >= height && height <= LOW) return 'across'
  return width < NARROW ? 'upright' : 'wide'
}

/** From this width on, plates, strip and texts are a quarter larger. */
const LARGE = 1500

/** How much larger texts and plates are in a window of this width. */
export function scaleOf(width: number, height: number): number {
  return width >= LARGE && height >= 800 ? 1.25 : 1
}

/** The strip of one arrangement. */
export interface Strip {
  /** Its height in pixels at scale 1; of a column its width. */
  readonly size: number
  /** Where it is: below the board, or a column at its right (for phones held sideways). */
  readonly side?: 'bottom' | 'right'
  /**
   * A CSS `grid-template` with the areas plate, before, status, after, tools and actions. An area that the template
   * leaves out is not shown.
   */
  readonly template?: string
  /** CSS padding, to leave room for what the board draws in the strip itself. */
  readonly padding?: string
  /** How far plates and strip are from both ends of the scene, in pixels, so that they line up with the board. */
  readonly edge?: number
}

const ROW = '"plate before status after tools actions" 1fr / auto auto minmax(0, 1fr) auto auto auto'
const ROWS =
  '"before before before before" auto "status status after tools" minmax(44px, 1fr) "plate actions actions actions" 52px / auto minmax(0, 1fr) auto auto'

/** The strip of a board that asks for no other. */
export const DEFAULT_STRIPS: Readonly<Record<Arrangement, Strip>> = {
  wide: { size: 84, template: ROW },
  upright: { size: 132, template: ROWS },
  across: { size: 64, template: ROW },
}

/** The strip that a board asks for, completed by the defaults. */
export function stripOf(arrangement: Arrangement, wish: Strip | undefined): Strip {
  return { ...DEFAULT_STRIPS[arrangement], ...wish }
}
