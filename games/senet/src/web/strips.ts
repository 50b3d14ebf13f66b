import type { Arrangement, Scene, Strip } from '@turnwise/ui'
import type { Layout } from './layout/layout.ts'

/** On phones the status line has its own row; on the smallest the board's rows need what the strip can spare. */
const ROWS = '"status status tools" minmax(40px, 1fr) "plate actions actions" 48px / auto minmax(0, 1fr) auto'
/** Where the strip is one short row, the tray shows what the own plate would. */
const TIGHT = { across: { size: 64, template: '"before status tools actions" 1fr / auto minmax(0, 1fr) auto auto' } }

/** A phone held sideways, with no room for all parts of the strip. */
export function isTight({ arrangement, width }: Scene): boolean {
  return arrangement === 'across' && width < 700
}

export function stripsFor(scene: Scene, { plan, board }: Layout): Partial<Record<Arrangement, Strip>> {
  if (isTight(scene)) return TIGHT
  return {
    // Plates and strip line up with a board that takes the whole width.
    ...(plan === 'upright' ? {} : { wide: { size: 84, edge: board.x } }),
    upright: { size: scene.height < 640 ? 108 : 132, template: ROWS },
  }
}
