import { mapOf, type Point } from '../../game/map/geometry.ts'
import {
  type Camera,
  type Cover,
  centreOn,
  clampCamera,
  freeSize,
  nearestScale,
  nextScale,
  scalesFor,
  toWorld,
  UNCOVERED,
  zoomAt,
} from './camera.ts'
import { pointNear, type Size, type Spot, sizeOf, spotOf } from './layout.ts'

/** Pixels a step at which the whole map can still be read, and where it begins if it cannot. */
const READABLE = 14.5
const CLOSER = 16
/** Around the own train. */
const AT_HOME = 22
/** Single mileposts can be told apart well enough to draw from one to the next. */
const CLOSE = 8.5

interface Flight {
  readonly from: Camera
  readonly to: Camera
  readonly begun: number
  readonly length: number
}

/** Which part of which level is seen. Each level keeps its own camera. */
export class Lens {
  #window: Size = { width: 0, height: 0 }
  #cover: Cover = UNCOVERED
  #level = 0
  #cameras: (Camera | undefined)[] = []
  #isPinching = false
  #home: Point | undefined
  #held: Camera | undefined
  #flight: Flight | undefined
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

  /** During a pinch or a flight the scale is not one of those that are baked. */
  get isPinching(): boolean {
    return this.#isPinching || this.#flight !== undefined
  }

  get isClose(): boolean {
    return this.camera.scale >= CLOSE
  }

  get camera(): Camera {
    const known = this.#cameras[this.#level] ?? this.#held
    if (known !== undefined) return known
    const { width, height } = sizeOf(this.#level)
    const scales = this.#scales()
    const [fit = 1] = scales
    const home = this.#home
    const isHere = home !== undefined && mapOf(home) === this.#level
    // All of it if it is readable then and nothing of the player's is there; on a phone a part of it.
    const closer = scales.find(each => each >= (isHere && this.#window.width > 700 ? AT_HOME : CLOSER)) ?? fit
    const scale = fit >= READABLE && !isHere ? fit : closer
    const middle = isHere ? spotOf(home) : { x: width / 2, y: height / 2 }
    return this.#clamped(centreOn(middle, scale, this.#cover))
  }

  /** Where to look at first. */
  begin(home: Point | undefined): void {
    this.#home = home
    if (home !== undefined) this.#level = mapOf(home)
  }

  resize(window: Size): void {
    this.#window = window
    this.#flight = undefined
    this.#held = undefined
    this.#cameras = this.#cameras.map((camera, level) => camera && this.#settled(camera, level))
    this.#changed()
  }

  /** What panels cover now; the map may be moved so far that everything on it comes out from under them. */
  setCover(cover: Cover): void {
    this.#cover = cover
    this.#changed()
  }

  /** A panel that comes or goes does not move the map from under the pointer, as long as it is held. */
  hold(): void {
    this.#held ??= this.camera
  }

  release(): void {
    this.#held = undefined
    this.#changed()
  }

  goTo(level: number): void {
    this.#flight = undefined
    this.#held = undefined
    this.#level = level
    this.#changed()
  }

  pan(dx: number, dy: number): void {
    const { x, y, scale } = this.camera
    this.#set({ scale, x: x - dx / scale, y: y - dy / scale })
  }

  /** A step in or out, about a spot of the screen or the middle of what is free. */
  zoom(by: 1 | -1, at: Spot = this.#middle()): void {
    const scale = nextScale(this.#scales(), this.camera.scale, by)
    this.#set(zoomAt(this.camera, this.#level, this.#window, scale, at, this.#cover))
  }

  pinch(ratio: number, at: Spot): void {
    this.#isPinching = true
    const scales = this.#scales()
    const scale = Math.min(scales.at(-1) ?? 1, Math.max(scales[0] ?? 1, this.camera.scale * ratio))
    this.#set(zoomAt(this.camera, this.#level, this.#window, scale, at, this.#cover))
  }

  settle(): void {
    if (!this.#isPinching) return
    this.#isPinching = false
    this.#set(this.#settled(this.camera, this.#level))
  }

  /** Brings these places into what is free of panels, on the level of the first one if none lies on this one. */
  lookAt(points: readonly Point[], length = 0, closest = 27): void {
    const [first] = points
    if (first === undefined) return
    if (!points.some(point => mapOf(point) === this.#level)) this.goTo(mapOf(first))
    const spots = points.filter(point => mapOf(point) === this.#level).map(spotOf)
    const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)]
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
    const free = freeSize(this.#window, this.#cover)
    const room = Math.min(free.width / (right - left + 6), free.height / (bottom - top + 6))
    const scales = this.#scales()
    const scale = scales.findLast(each => each <= Math.min(room, closest)) ?? scales[0] ?? 1
    const to = this.#clamped(centreOn({ x: (left + right) / 2, y: (top + bottom) / 2 }, scale, this.#cover))
    if (length <= 0) this.#set(to)
    else {
      this.#flight = { from: this.camera, to, begun: performance.now(), length }
      this.#changed()
    }
  }

  /** Moves a flight on by a frame; true while it lasts. */
  fly(now: number): boolean {
    const flight = this.#flight
    if (flight === undefined) return false
    const part = Math.min(1, Math.max(0, (now - flight.begun) / flight.length))
    const eased = part * part * (3 - 2 * part)
    const mix = (from: number, to: number) => from + (to - from) * eased
    const { from, to } = flight
    const scale = from.scale * (to.scale / from.scale) ** eased
    this.#cameras[this.#level] = part === 1 ? to : { x: mix(from.x, to.x), y: mix(from.y, to.y), scale }
    if (part === 1) this.#flight = undefined
    return this.#flight !== undefined
  }

  /** Moves the map only if the place would be hidden. */
  keepInView(point: Point): void {
    if (mapOf(point) !== this.#level) this.goTo(mapOf(point))
    const { camera } = this
    const { x, y } = spotOf(point)
    const hold = (at: number, middle: number, pixels: number, before: number, after: number) => {
      const half = pixels / camera.scale / 2 - 2
      return Math.min(at + half - before / camera.scale, Math.max(at - half + after / camera.scale, middle))
    }
    const { width, height } = this.#window
    const { top, right, bottom, left } = this.#cover
    this.#set({ ...camera, x: hold(x, camera.x, width, left, right), y: hold(y, camera.y, height, top, bottom) })
  }

  pointAt(at: Spot, within?: number): Point | undefined {
    return pointNear(this.#level, toWorld(this.camera, this.#window, at), within)
  }

  #middle(): Spot {
    const { top, left } = this.#cover
    const free = freeSize(this.#window, this.#cover)
    return { x: left + free.width / 2, y: top + free.height / 2 }
  }

  #scales(): readonly number[] {
    return scalesFor(this.#level, freeSize(this.#window, this.#cover))
  }

  #clamped(camera: Camera): Camera {
    return clampCamera(camera, this.#level, this.#window, this.#cover)
  }

  #set(camera: Camera): void {
    this.#flight = undefined
    this.#cameras[this.#level] = this.#clamped(camera)
    this.#changed()
  }

  #settled(camera: Camera, level: number): Camera {
    const scale = nearestScale(scalesFor(level, freeSize(this.#window, this.#cover)), camera.scale)
    return clampCamera({ ...camera, scale }, level, this.#window, this.#cover)
  }
}
