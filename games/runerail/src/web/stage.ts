import { mapOf, type Point } from '../game/geometry.ts'
import { Oven } from './bake/oven.ts'
import { type Camera, clampCamera, nearestScale, nextScale, scalesFor, toWorld, zoomAt } from './camera.ts'
import { pointNear, type Size, type Spot, sizeOf, spotOf } from './layout.ts'
import { type Journey, movingAt } from './paint/journey.ts'
import { paintScene } from './paint/scene.ts'
import { currentPalette, type Palette } from './palette.ts'
import type { Picture } from './picture.ts'

/** Pixels a step at which the whole map can still be read, and where it begins if it cannot. */
const READABLE = 9
const CLOSER = 12

/** The map on its canvas: camera, baked pictures and frames, outside React since nothing else depends on them. */
export class Stage {
  readonly #canvas: HTMLCanvasElement
  readonly #context: CanvasRenderingContext2D | null
  #window: Size = { width: 0, height: 0 }
  #ratio = 1
  #palette: Palette = currentPalette()
  #picture: Picture | undefined
  #level = 0
  #cameras: (Camera | undefined)[] = []
  readonly #oven = new Oven()
  #isPinching = false
  #request = 0
  #journey: Journey | undefined
  #onLevel: (level: number) => void = () => undefined

  constructor(canvas: HTMLCanvasElement) {
    this.#canvas = canvas
    this.#context = canvas.getContext('2d', { alpha: false })
  }

  set onLevel(listener: (level: number) => void) {
    this.#onLevel = listener
  }

  get level(): number {
    return this.#level
  }

  resize(width: number, height: number): void {
    this.#window = { width, height }
    this.#ratio = Math.min(2, globalThis.devicePixelRatio || 1)
    this.#canvas.width = Math.round(width * this.#ratio)
    this.#canvas.height = Math.round(height * this.#ratio)
    this.#cameras = this.#cameras.map((camera, level) =>
      camera === undefined ? undefined : this.#settled(camera, level),
    )
    this.#wake()
  }

  /** After a change of theme. */
  repaint(): void {
    this.#palette = currentPalette()
    this.#wake()
  }

  show(picture: Picture): void {
    this.#picture = picture
    this.#wake()
  }

  goTo(level: number): void {
    if (level === this.#level) return
    this.#level = level
    this.#onLevel(level)
    this.#wake()
  }

  pan(dx: number, dy: number): void {
    const camera = this.#camera()
    this.#setCamera({ ...camera, x: camera.x - dx / camera.scale, y: camera.y - dy / camera.scale })
  }

  /** A step in or out, about a spot of the screen or the middle. */
  zoom(by: 1 | -1, at: Spot = { x: this.#window.width / 2, y: this.#window.height / 2 }): void {
    const camera = this.#camera()
    const scale = nextScale(scalesFor(this.#level, this.#window), camera.scale, by)
    this.#setCamera(zoomAt(camera, this.#level, this.#window, scale, at))
  }

  pinch(ratio: number, at: Spot): void {
    this.#isPinching = true
    const camera = this.#camera()
    const scales = scalesFor(this.#level, this.#window)
    const scale = Math.min(scales.at(-1) ?? 1, Math.max(scales[0] ?? 1, camera.scale * ratio))
    this.#setCamera(zoomAt(camera, this.#level, this.#window, scale, at))
  }

  settle(): void {
    if (!this.#isPinching) return
    this.#isPinching = false
    this.#setCamera(this.#settled(this.#camera(), this.#level))
  }

  /** Brings these places into view, on the level of the first one if none lies on this one. */
  lookAt(points: readonly Point[], closest = 22): void {
    const [first] = points
    if (first === undefined) return
    if (!points.some(point => mapOf(point) === this.#level)) this.goTo(mapOf(first))
    const spots = points.filter(point => mapOf(point) === this.#level).map(spotOf)
    const xs = spots.map(({ x }) => x)
    const ys = spots.map(({ y }) => y)
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
    const room = Math.min(this.#window.width / (right - left + 6), this.#window.height / (bottom - top + 6))
    const scales = scalesFor(this.#level, this.#window)
    const scale = scales.findLast(each => each <= Math.min(room, closest)) ?? scales[0] ?? 1
    this.#setCamera({ x: (left + right) / 2, y: (top + bottom) / 2, scale })
  }

  /** Moves the map only if the place would be hidden. */
  keepInView(point: Point): void {
    if (mapOf(point) !== this.#level) this.goTo(mapOf(point))
    const camera = this.#camera()
    const { x, y } = spotOf(point)
    const [halfX, halfY] = [this.#window.width / camera.scale / 2 - 2, this.#window.height / camera.scale / 2 - 2]
    const hold = (at: number, middle: number, half: number) => Math.min(at + half, Math.max(at - half, middle))
    this.#setCamera({ ...camera, x: hold(x, camera.x, halfX), y: hold(y, camera.y, halfY) })
  }

  pointAt(at: Spot, within?: number): Point | undefined {
    return pointNear(this.#level, toWorld(this.#camera(), this.#window, at), within)
  }

  /** Whether single mileposts can be told apart well enough to draw from one to the next. */
  get isClose(): boolean {
    return this.#camera().scale >= 8.5
  }

  travel(seat: number, points: readonly Point[], length: number): void {
    this.#journey = length > 0 ? { seat, points, length, begun: performance.now() } : undefined
    this.#wake()
  }

  /** Input interrupts what is being shown. */
  skip(): void {
    if (this.#journey === undefined) return
    this.#journey = undefined
    this.#wake()
  }

  destroy(): void {
    cancelAnimationFrame(this.#request)
    this.#oven.empty()
  }

  /** What is seen, for whoever asks the page where a milepost lies. */
  #tell({ x, y, scale }: Camera): void {
    const text = `${this.#level} ${x.toFixed(3)} ${y.toFixed(3)} ${scale.toFixed(3)}`
    if (this.#canvas.dataset.camera !== text) this.#canvas.dataset.camera = text
  }

  #camera(): Camera {
    const known = this.#cameras[this.#level]
    if (known !== undefined) return known
    const { width, height } = sizeOf(this.#level)
    const scales = scalesFor(this.#level, this.#window)
    // All of it where names can be read so, on a phone a part of it.
    const [fit = 1] = scales
    const scale = fit >= READABLE ? fit : (scales.find(each => each >= CLOSER) ?? fit)
    return clampCamera({ x: width / 2, y: height / 2, scale }, this.#level, this.#window)
  }

  #setCamera(camera: Camera): void {
    this.#cameras[this.#level] = clampCamera(camera, this.#level, this.#window)
    this.#wake()
  }

  #settled(camera: Camera, level: number): Camera {
    const scale = nearestScale(scalesFor(level, this.#window), camera.scale)
    return clampCamera({ ...camera, scale }, level, this.#window)
  }

  #wake(): void {
    if (this.#request !== 0) return
    this.#request = requestAnimationFrame(now => {
      this.#request = 0
      this.#paint(now)
    })
  }

  #paint(now: number): void {
    const picture = this.#picture
    if (this.#context === null || picture === undefined || this.#window.width === 0) return
    const camera = this.#camera()
    this.#tell(camera)
    const wanted = { level: this.#level, scale: camera.scale, palette: this.#palette, pixelRatio: this.#ratio }
    const baked = this.#isPinching ? this.#oven.newest(wanted) : this.#oven.bake(wanted)
    const moving = this.#journey === undefined ? undefined : movingAt(this.#journey, now)
    if (moving === undefined) this.#journey = undefined
    paintScene(this.#context, {
      camera,
      level: this.#level,
      window: this.#window,
      pixelRatio: this.#ratio,
      palette: this.#palette,
      picture,
      baked,
      moving,
    })
    if (moving !== undefined || this.#oven.isBusy) this.#wake()
  }
}
