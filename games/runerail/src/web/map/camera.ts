import { MARGIN, type Size, type Spot, sizeOf } from './layout.ts'

/** What part of a level is seen: the world's spot in the middle of the window, and pixels for a step. */
export interface Camera extends Spot {
  readonly scale: number
}

/** The scales at which the map is baked, beside the one that shows all of it. */
const SCALES = [9, 12, 16, 19, 22, 27, 33, 42] as const

/** The scale that shows the whole level. */
export function fitScale(level: number, window: Size): number {
  const { width, height } = sizeOf(level)
  const scale = Math.min(window.width / (width + 2 * MARGIN), window.height / (height + 2 * MARGIN))
  return Math.max(4, Math.min(scale, SCALES[SCALES.length - 1] ?? scale))
}

export function scalesFor(level: number, window: Size): readonly number[] {
  const fit = fitScale(level, window)
  return [fit, ...SCALES.filter(scale => scale > fit * 1.15)]
}

/** The next scale up (1) or down (-1). */
export function nextScale(scales: readonly number[], scale: number, by: 1 | -1): number {
  if (by === 1) return scales.find(each => each > scale * 1.01) ?? scale
  return scales.findLast(each => each < scale * 0.99) ?? scale
}

/** The one of these that is nearest by ratio, where a pinch comes to rest. */
export function nearestScale(scales: readonly number[], scale: number): number {
  const off = (each: number) => Math.abs(Math.log(each / scale))
  return scales.reduce((best, each) => (off(each) < off(best) ? each : best), scales[0] ?? scale)
}

export function toScreen(camera: Camera, window: Size, { x, y }: Spot): Spot {
  return {
    x: (x - camera.x) * camera.scale + window.width / 2,
    y: (y - camera.y) * camera.scale + window.height / 2,
  }
}

export function toWorld(camera: Camera, window: Size, { x, y }: Spot): Spot {
  return {
    x: (x - window.width / 2) / camera.scale + camera.x,
    y: (y - window.height / 2) / camera.scale + camera.y,
  }
}

/** Pixels of the window that panels cover. */
export interface Cover {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}

export const UNCOVERED: Cover = { top: 0, right: 0, bottom: 0, left: 0 }

/** Never past the margin of what is free of panels; what is smaller than that is in its middle. */
export function clampCamera(camera: Camera, level: number, window: Size, cover: Cover = UNCOVERED): Camera {
  const { width, height } = sizeOf(level)
  const hold = (at: number, length: number, pixels: number, before: number, after: number) => {
    const half = pixels / camera.scale / 2
    const least = half - MARGIN - before / camera.scale
    const most = length + MARGIN - half + after / camera.scale
    return least > most ? (least + most) / 2 : Math.min(most, Math.max(least, at))
  }
  return {
    ...camera,
    x: hold(camera.x, width, window.width, cover.left, cover.right),
    y: hold(camera.y, height, window.height, cover.top, cover.bottom),
  }
}

/** The camera that has this spot of the world in the middle of what is free. */
export function centreOn({ x, y }: Spot, scale: number, cover: Cover): Camera {
  return {
    scale,
    x: x + (cover.right - cover.left) / 2 / scale,
    y: y + (cover.bottom - cover.top) / 2 / scale,
  }
}

export function freeSize({ width, height }: Size, { top, right, bottom, left }: Cover): Size {
  return { width: Math.max(120, width - left - right), height: Math.max(120, height - top - bottom) }
}

/** Another scale, with what lies under this spot of the screen held in its place. */
export function zoomAt(
  camera: Camera,
  level: number,
  window: Size,
  scale: number,
  at: Spot,
  cover: Cover = UNCOVERED,
): Camera {
  const world = toWorld(camera, window, at)
  const x = world.x - (at.x - window.width / 2) / scale
  const y = world.y - (at.y - window.height / 2) / scale
  return clampCamera({ x, y, scale }, level, window, cover)
}
