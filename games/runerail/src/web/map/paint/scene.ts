import { type Extent, isOnMap } from '../../../game/map/extent.ts'
import type { Point } from '../../../game/map/geometry.ts'
import type { Baked } from '../bake/bake.ts'
import { hexagons, landOf } from '../bake/ground.ts'
import type { Camera } from '../camera.ts'
import { MARGIN, type Size } from '../layout.ts'
import type { Palette } from '../palette.ts'
import type { Picture } from '../picture.ts'
import { paintFlags, paintNames } from './flags.ts'
import {
  paintCursor,
  paintErrand,
  paintFloods,
  paintRainbow,
  paintReach,
  paintServed,
  paintTrail,
  paintZones,
  strokeWay,
} from './marks.ts'
import { type Moving, paintTokens } from './tokens.ts'
import { paintClaims, paintLines, paintNew } from './track.ts'

interface MapFrame {
  readonly camera: Camera
  readonly level: number
  readonly window: Size
  readonly pixelRatio: number
  readonly palette: Palette
  readonly picture: Picture
  /** From the lowest to the uppermost. */
  readonly baked: readonly Baked[]
  readonly moving: Moving | undefined
}

/** One frame: the baked map moved into place, and upon it whatever changes. */
export function paintScene(context: CanvasRenderingContext2D, frame: MapFrame): void {
  const { camera, level, window, pixelRatio, palette, picture, baked } = frame
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.fillStyle = level === 0 ? palette.sea : palette.void
  context.fillRect(0, 0, context.canvas.width, context.canvas.height)
  const unit = camera.scale * pixelRatio
  // Whole pixels, so that the baked letters stay sharp.
  const left = Math.round((window.width * pixelRatio) / 2 - camera.x * unit)
  const top = Math.round((window.height * pixelRatio) / 2 - camera.y * unit)
  for (const each of baked) paintBaked(context, each, left - MARGIN * unit, top - MARGIN * unit, unit)
  context.setTransform(unit, 0, 0, unit, left, top)
  paintOutside(context, picture.extent, level, palette)
  paintZones(context, picture.zones, level, palette)
  paintFloods(context, picture.floods, palette, level)
  if (picture.rainbow) paintRainbow(context, level, palette)
  if (picture.errand !== undefined) paintErrand(context, picture.errand, level, palette)
  paintNew(context, picture.last.built, level, palette, camera.scale)
  paintClaims(context, picture.claims, level)
  paintLines(context, picture.lines, level, palette, camera.scale)
  paintTrail(context, picture.last.trail, level, palette, camera.scale)
  paintPlan(context, frame)
  context.setTransform(1, 0, 0, 1, 0, 0)
  for (const { point, spot, canvas, above } of baked.findLast(each => each.labels.length > 0)?.labels ?? []) {
    if (!isOnMap(picture.extent, point)) continue
    const x = Math.round(left + spot.x * unit - canvas.width / 2)
    const y = Math.round(top + spot.y * unit - above)
    context.drawImage(canvas, x, y)
  }
  context.setTransform(unit, 0, 0, unit, left, top)
  const own = picture.lines.find(line => line.isOwn)
  if (own !== undefined) paintServed(context, picture.served, level, own.fill)
  paintReach(context, picture, level, palette)
  if (picture.cursor !== undefined) paintCursor(context, picture.cursor, level, palette)
  paintTokens(context, picture.tokens, frame.moving, level, palette, camera.scale)
  context.setTransform(pixelRatio, 0, 0, pixelRatio, 0, 0)
  if (picture.errand !== undefined) paintNames(context, picture.errand, frame)
  paintFlags(context, picture.flags, frame)
}

/** The tiles that are seen. Their edges lie on whole pixels, so that no seam shows between them where they are stretched. */
function paintBaked(context: CanvasRenderingContext2D, baked: Baked, left: number, top: number, unit: number): void {
  const stretch = unit / baked.density
  const place = (from: number, at: number) => Math.round(from) + Math.round(at * stretch)
  for (const { canvas, x, y } of baked.tiles) {
    const [x1, x2] = [place(left, x), place(left, x + canvas.width)]
    const [y1, y2] = [place(top, y), place(top, y + canvas.height)]
    if (x2 < 0 || y2 < 0 || x1 > context.canvas.width || y1 > context.canvas.height) continue
    context.drawImage(canvas, x1, y1, x2 - x1, y2 - y1)
  }
}

/** Track that is only drawn so far, the way that would be taken, and the hint. */
function paintPlan(context: CanvasRenderingContext2D, { picture, level, palette, camera }: MapFrame): void {
  const own = picture.lines.find(line => line.isOwn)?.fill ?? palette.accent
  const planned = picture.plan.length > 0 ? picture.plan : (picture.errand?.serving?.sections ?? [])
  context.lineCap = 'round'
  context.lineJoin = 'round'
  if (picture.hint.length > 0) {
    context.strokeStyle = palette.gold
    context.globalAlpha = 0.4
    context.lineWidth = 0.9
    for (const part of picture.hint) strokeWay(context, level, part)
    context.globalAlpha = 1
  }
  const ghosts = [...planned, ...picture.hint]
  context.strokeStyle = palette.halo
  context.lineWidth = Math.max(0.46, 5 / camera.scale)
  for (const pair of ghosts) strokeWay(context, level, pair)
  strokeWay(context, level, picture.way)
  context.strokeStyle = own
  context.lineWidth = Math.max(0.25, 2.6 / camera.scale)
  context.setLineDash([0.3, 0.26])
  for (const pair of ghosts) strokeWay(context, level, pair)
  context.setLineDash([])
  context.strokeStyle = palette.accent
  strokeWay(context, level, picture.way)
}

const OUTSIDE = new Map<string, Path2D>()

/** What does not belong to this match is shaded. */
function paintOutside(context: CanvasRenderingContext2D, extent: Extent, level: number, palette: Palette): void {
  if (extent === 'whole') return
  const key = `${extent} ${level}`
  const path = OUTSIDE.get(key) ?? hexagons(landOf(level).filter((point: Point) => !isOnMap(extent, point)))
  OUTSIDE.set(key, path)
  context.globalAlpha = 0.72
  context.fillStyle = level === 0 ? palette.sea : palette.void
  context.fill(path)
  context.globalAlpha = 1
}
