import { PLACES, type Place } from '../../game/board.ts'
import { mapOf } from '../../game/geometry.ts'
import { spotOf } from '../layout.ts'
import type { Brush } from './brush.ts'

/** From which scale on the names of each size, and what they supply, have room. */
const NAMED = { major: 0, medium: 11.5, small: 15 } as const
const GOODS = 21

const FAMILY = '"Iowan Old Style", "Palatino Linotype", Palatino, Georgia, "Liberation Serif", serif'

/** Names with a halo; the letters have the size of the screen, not that of the map. */
export function paintLabels({ context, level, palette, scale }: Brush): void {
  context.textAlign = 'center'
  context.textBaseline = 'top'
  context.lineJoin = 'round'
  for (const city of PLACES) {
    if (mapOf(city.centre) !== level || scale < NAMED[city.size]) continue
    const { x, y } = spotOf(city.centre)
    const pixels = sizeOfName(city, scale)
    const below = y + (city.size === 'major' ? 1.5 : 0.4)
    write(city.name, x, below, pixels, city.size === 'small' ? 600 : 700)
    if (scale >= GOODS) write(city.goods.join(', '), x, below + (pixels * 1.05) / scale, pixels * 0.86, 400, true)
  }

  function write(text: string, x: number, y: number, pixels: number, weight: number, slanted = false) {
    context.font = `${slanted ? 'italic ' : ''}${weight} ${pixels / scale}px ${FAMILY}`
    context.strokeStyle = palette.halo
    context.lineWidth = 3.4 / scale
    context.strokeText(text, x, y)
    context.fillStyle = palette.ink
    context.fillText(text, x, y)
  }
}

function sizeOfName({ size }: Place, scale: number): number {
  const grown = Math.min(1.35, Math.max(1, scale / 22))
  return (size === 'major' ? 12.5 : size === 'medium' ? 11 : 10.5) * grown
}
