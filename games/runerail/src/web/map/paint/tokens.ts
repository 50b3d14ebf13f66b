import { mapOf } from '../../../game/map/geometry.ts'
import { type Spot, spotOf } from '../layout.ts'
import type { Palette } from '../palette.ts'
import type { Token } from '../picture.ts'

/** A train on its way: where it is drawn instead of where it stands. */
export interface Moving {
  readonly seat: number
  readonly level: number
  readonly spot: Spot
}

/** Trains that share a milepost stand side by side, the player's own in front. */
export function paintTokens(
  context: CanvasRenderingContext2D,
  tokens: readonly Token[],
  moving: Moving | undefined,
  level: number,
  palette: Palette,
  scale: number,
): void {
  const size = Math.max(0.46, 10 / scale)
  const seen = new Map<number, number>()
  for (const token of tokens.toSorted((a, b) => Number(a.isOwn) - Number(b.isOwn))) {
    const travels = moving?.seat === token.seat ? moving : undefined
    if ((travels?.level ?? mapOf(token.at)) !== level) continue
    const beside = travels === undefined ? (seen.get(token.at) ?? 0) : 0
    seen.set(token.at, beside + 1)
    const { x, y } = travels?.spot ?? spotOf(token.at)
    paintToken(context, token, x + beside * size * 1.4, y - beside * size * 0.7, size, palette)
  }
}

function paintToken(
  context: CanvasRenderingContext2D,
  token: Token,
  x: number,
  y: number,
  size: number,
  palette: Palette,
): void {
  if (token.isAboard) paintHull(context, x, y, size, palette)
  context.lineWidth = size * 0.22
  context.strokeStyle = token.isOwn ? palette.ink : palette.halo
  context.fillStyle = token.fill
  // An engine from the side: boiler, cab, chimney, wheels.
  context.beginPath()
  context.roundRect(x - size, y - size * 0.55, size * 2, size * 1.1, size * 0.3)
  context.roundRect(x - size, y - size * 1.05, size * 0.85, size * 0.9, size * 0.15)
  context.rect(x + size * 0.38, y - size * 1.05, size * 0.32, size * 0.6)
  context.stroke()
  context.fill()
  context.beginPath()
  for (const wheel of [-0.55, 0.05, 0.6]) {
    context.moveTo(x + wheel * size + size * 0.27, y + size * 0.62)
    context.arc(x + wheel * size, y + size * 0.62, size * 0.27, 0, 2 * Math.PI)
  }
  context.fillStyle = palette.ink
  context.fill()
  context.fillStyle = token.ink
  context.font = `700 ${size * 0.95}px sans-serif`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillText(token.mark, x + size * 0.05, y + size * 0.02)
}

function paintHull(context: CanvasRenderingContext2D, x: number, y: number, size: number, palette: Palette): void {
  context.fillStyle = palette.cityLine
  context.strokeStyle = palette.halo
  context.lineWidth = size * 0.16
  context.beginPath()
  context.moveTo(x - size * 1.6, y + size * 0.55)
  context.lineTo(x + size * 1.7, y + size * 0.55)
  context.quadraticCurveTo(x + size * 1.2, y + size * 1.5, x, y + size * 1.5)
  context.quadraticCurveTo(x - size * 1.2, y + size * 1.5, x - size * 1.6, y + size * 0.55)
  context.closePath()
  context.stroke()
  context.fill()
}
