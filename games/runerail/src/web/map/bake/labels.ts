import { PLACES, type Place } from '../../../game/map/board.ts'
import { mapOf, type Point } from '../../../game/map/geometry.ts'
import { type Spot, spotOf } from '../layout.ts'
import type { Palette } from '../palette.ts'
import { paintCity } from './cities.ts'

/** From which scale on the names of each size, and what they supply, have room. */
const NAMED = { major: 0, medium: 9.5, small: 13 } as const
const GOODS = 14.5

export const FAMILY = '"Fraunces Variable", Georgia, "Liberation Serif", serif'

/** Whether a city's name is part of its picture at this scale. */
export function isNamed({ size }: Place, scale: number): boolean {
  return scale >= NAMED[size]
}

/** A city's sign and name as a separate small picture: track runs below it, so that it can always be read. */
export interface Label {
  readonly point: Point
  readonly spot: Spot
  readonly canvas: HTMLCanvasElement
  /** Pixels of the picture above the city. */
  readonly above: number
}

/** This many labels take a few milliseconds. */
const AT_ONCE = 6

/** Some of them at each `next`. */
export function* makeLabels(
  level: number,
  scale: number,
  palette: Palette,
  pixelRatio: number,
): Generator<readonly Label[], undefined> {
  const cities = PLACES.filter(city => mapOf(city.centre) === level)
  for (let i = 0; i < cities.length; i += AT_ONCE) {
    yield cities.slice(i, i + AT_ONCE).flatMap(city => makeLabel(city, scale, palette, pixelRatio) ?? [])
  }
}

function makeLabel(city: Place, scale: number, palette: Palette, pixelRatio: number): Label | undefined {
  const lines = linesOf(city, scale)
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  if (context === null) return undefined
  const below = (city.size === 'major' ? 1.5 : 0.4) * scale
  const widths = lines.map(({ text, font }) => {
    context.font = font
    return context.measureText(text).width
  })
  const above = 0.5 * scale
  const height = above + below + lines.reduce((sum, { pixels }) => sum + pixels * 1.2, 4)
  canvas.width = Math.ceil((Math.max(scale, ...widths) + 8) * pixelRatio)
  canvas.height = Math.ceil(height * pixelRatio)
  context.setTransform(pixelRatio, 0, 0, pixelRatio, canvas.width / 2, above * pixelRatio)
  context.save()
  context.scale(scale, scale)
  paintCity(context, city.size, 0, 0, palette)
  context.restore()
  context.textAlign = 'center'
  context.textBaseline = 'top'
  context.lineJoin = 'round'
  context.lineWidth = 3.4
  context.strokeStyle = palette.halo
  context.fillStyle = palette.ink
  let y = below
  for (const { text, font, pixels } of lines) {
    context.font = font
    context.strokeText(text, 0, y)
    context.fillText(text, 0, y)
    y += pixels * 1.05
  }
  return { point: city.centre, spot: spotOf(city.centre), canvas, above: above * pixelRatio }
}

interface Written {
  readonly text: string
  readonly pixels: number
  readonly font: string
}

function linesOf(city: Place, scale: number): readonly Written[] {
  if (!isNamed(city, scale)) return []
  const { name, size, goods } = city
  const pixels = (size === 'major' ? 14.5 : size === 'medium' ? 13 : 12) * Math.min(1.3, Math.max(1, scale / 21))
  const title = { text: name, pixels, font: `${size === 'small' ? 600 : 700} ${pixels}px ${FAMILY}` }
  if (scale < GOODS || goods.length === 0) return [title]
  return [title, { text: goods.join(', '), pixels: pixels * 0.9, font: `italic 400 ${pixels * 0.9}px ${FAMILY}` }]
}
