import { mapOf, type Point } from '../game/geometry.ts'
import { type Camera, clampCamera, nearestScale, nextScale, scalesFor, toWorld, zoomAt } from './camera.ts'
import { pointNear, type Size, type Spot, sizeOf, spotOf } from './layout.ts'

/** Pixels a step at which the whole map can still be read, and where it begins if it cannot. */
const READABLE = 9
const CLOSER = 12
/** Single mileposts can be told apart well enough to draw from one to the next. */
const CLOSE = 8.5

/** Which part of which level is seen. Each level keeps a camera of its own. */
export class Lens {
  #window: Size = { width: 0, height: 0 }
  #level = 0
  #cameras: (Camera | undefined)[] = []
  #isPinching = false
  #home: Point | undefined
  readonly #changed: () => void

  constructor(changed: () => void) {
    this.#changed = changed
  }

  get window(): Size {
    return this.#window
  }

  get level(): number {
    return this.#level
  }

  /** While fingers are at it the scale is none of those that are baked. */
  get isPinching(): boolean {
    return this.#isPinching
  }

  get isClose(): boolean {
    return this.camera.scale >= CLOSE
  }

  get camera(): Camera {
    const known = this.#cameras[this.#level]
    if (known !== undefined) return known
    const { width, height } = sizeOf(this.#level)
    const scales = this.#scales()
    const [fit = 1] = scales
    // All of it where it can be read so, on a phone a part of it.
    const scale = fit >= READABLE ? fit : (scales.find(each => each >= CLOSER) ?? fit)
    const home = this.#home
    const isHere = home !== undefined && mapOf(home) === this.#level
    const middle = isHere ? spotOf(home) : { x: width / 2, y: height / 2 }
    return clampCamera({ ...middle, scale }, this.#level, this.#window)
  }

  /** Where to look at first, if it cannot be all. */
  begin(home: Point | undefined): void {
    this.#home = home
  }

  resize(window: Size): void {
    this.#window = window
    this.#cameras = this.#cameras.map((camera, level) => camera && this.#settled(camera, level))
    this.#changed()
  }

  goTo(level: number): void {
    this.#level = level
    this.#changed()
  }

  pan(dx: number, dy: number): void {
    const { x, y, scale } = this.camera
    this.#set({ scale, x: x - dx / scale, y: y - dy / scale })
  }

  /** A step in or out, about a spot of the screen or the middle. */
  zoom(by: 1 | -1, at: Spot = { x: this.#window.width / 2, y: this.#window.height / 2 }): void {
    const scale = nextScale(this.#scales(), this.camera.scale, by)
    this.#set(zoomAt(this.camera, this.#level, this.#window, scale, at))
  }

  pinch(ratio: number, at: Spot): void {
    this.#isPinching = true
    const scales = this.#scales()
    const scale = Math.min(scales.at(-1) ?? 1, Math.max(scales[0] ?? 1, this.camera.scale * ratio))
    this.#set(zoomAt(this.camera, this.#level, this.#window, scale, at))
  }

  settle(): void {
    if (!this.#isPinching) return
    this.#isPinching = false
    this.#set(this.#settled(this.camera, this.#level))
  }

  /** Brings these places into view, on the level of the first one if none lies on this one. */
  lookAt(points: readonly Point[], closest = 22): void {
    const [first] = points
    if (first === undefined) return
    if (!points.some(point => mapOf(point) === this.#level)) this.goTo(mapOf(first))
    const spots = points.filter(point => mapOf(point) === this.#level).map(spotOf)
    const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)]
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
    const room = Math.min(this.#window.width / (right - left + 6), this.#window.height / (bottom - top + 6))
    const scales = this.#scales()
    const scale = scales.findLast(each => each <= Math.min(room, closest)) ?? scales[0] ?? 1
    this.#set({ x: (left + right) / 2, y: (top + bottom) / 2, scale })
  }

  /** Moves the map only if the place would be hidden. */
  keepInView(point: Point): void {
    if (mapOf(point) !== this.#level) this.goTo(mapOf(point))
    const { camera } = this
    const { x, y } = spotOf(point)
    const hold = (at: number, middle: number, pixels: number) => {
      const half = pixels / camera.scale / 2 - 2
      return Math.min(at + half, Math.max(at - half, middle))
    }
    const { width, height } = this.#window
    this.#set({ ...camera, x: hold(x, camera.x, width), y: hold(y, camera.y, height) })
  }

  pointAt(at: Spot, within?: number): Point | undefined {
    return pointNear(this.#level, toWorld(this.camera, this.#window, at), within)
  }

  #scales(): readonly number[] {
    return scalesFor(this.#level, this.#window)
  }

  #set(camera: Camera): void {
    this.#cameras[this.#level] = clampCamera(camera, this.#level, this.#window)
    this.#changed()
  }

  #settled(camera: Camera, level: number): Camera {
    const scale = nearestScale(scalesFor(level, this.#window), camera.scale)
    return clampCamera({ ...camera, scale }, level, this.#window)
  }
}
