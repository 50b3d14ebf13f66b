import { milepostOf, type Point } from '../../game/map/geometry.ts'
import { movingAt, type Trip } from '../trips/trips.ts'
import { Oven } from './bake/oven.ts'
import type { Spot } from './layout.ts'
import { Lens } from './lens.ts'
import { paintScene } from './paint/scene.ts'
import { currentPalette, type Palette } from './palette.ts'
import type { Picture } from './picture.ts'

/** More pixels than this for one of the screen's are not seen. */
const DENSEST_SCREEN = 2

/** The map on its canvas: lens, baked pictures and frames, outside React since nothing else depends on them. */
export class MapStage {
  readonly lens: Lens
  readonly #canvas: HTMLCanvasElement
  readonly #context: CanvasRenderingContext2D | null
  readonly #oven = new Oven()
  #ratio = 1
  #palette: Palette = currentPalette()
  #picture: Picture | undefined
  #pointer: Spot | undefined
  #pointed: Point | undefined
  readonly #onPointed: (point: Point | undefined) => void
  #trip: { readonly trip: Trip; readonly begun: number } | undefined
  #request = 0

  /** `onLevel` is called at every change of the level, `onPointed` when another milepost is under the mouse. */
  constructor(
    canvas: HTMLCanvasElement,
    onLevel: (level: number) => void,
    onPointed: (point: Point | undefined) => void,
  ) {
    this.#onPointed = onPointed
    this.#canvas = canvas
    this.#context = canvas.getContext('2d', { alpha: false })
    this.lens = new Lens(() => {
      onLevel(this.lens.level)
      this.#wake()
    })
  }

  resize(width: number, height: number): void {
    this.#ratio = Math.min(DENSEST_SCREEN, globalThis.devicePixelRatio || 1)
    this.#canvas.width = Math.round(width * this.#ratio)
    this.#canvas.height = Math.round(height * this.#ratio)
    this.lens.resize({ width, height })
  }

  /** After a change of theme, contrast or letters. */
  repaint(): void {
    this.#oven.empty()
    this.#palette = currentPalette()
    this.#wake()
  }

  show(picture: Picture): void {
    this.#picture = picture
    this.#wake()
  }

  travel(trip: Trip): void {
    this.#trip = trip.length > 0 ? { trip, begun: performance.now() } : undefined
    this.#wake()
  }

  /** The mouse has come to this place of the map, or has left it. */
  point(at: Spot | undefined): void {
    this.#pointer = at
    if (at === undefined) this.lens.release()
    this.#follow()
  }

  /** What is pressed is dragged: nothing else is pointed at meanwhile. */
  press(): void {
    this.skip()
    this.#pointer = undefined
    this.lens.hold()
  }

  /** Input interrupts what is being shown. */
  skip(): void {
    if (this.#trip === undefined) return
    this.#trip = undefined
    this.#wake()
  }

  destroy(): void {
    cancelAnimationFrame(this.#request)
    this.#oven.empty()
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
    const isFlying = this.lens.fly(now)
    const { camera, level, window, isPinching } = this.lens
    if (this.#context === null || picture === undefined || window.width === 0) return
    this.#tell()
    const wanted = { level, scale: camera.scale, palette: this.#palette, pixelRatio: this.#ratio, centre: camera }
    const baked = isPinching ? this.#oven.newest(wanted) : this.#oven.bake(wanted)
    const moving = this.#trip === undefined ? undefined : movingAt(this.#trip.trip, this.#trip.begun, now)
    if (moving === undefined) this.#trip = undefined
    paintScene(this.#context, {
      camera,
      level,
      window,
      pixelRatio: this.#ratio,
      palette: this.#palette,
      picture,
      baked,
      moving,
    })
    this.#canvas.dataset.baked = String(!this.#oven.isBusy)
    if (moving !== undefined || this.#oven.isBusy || isFlying) this.#wake()
  }

  /** What is seen, for code that asks the page where a milepost is; `data-pointed` is the one under the mouse. */
  #tell(): void {
    const { x, y, scale } = this.lens.camera
    const text = `${this.lens.level} ${x.toFixed(3)} ${y.toFixed(3)} ${scale.toFixed(3)}`
    if (this.#canvas.dataset.camera === text) return
    this.#canvas.dataset.camera = text
    // The map has moved under a resting mouse.
    if (this.#pointer !== undefined) this.#follow()
  }

  /** Asks which milepost is under the mouse now. */
  #follow(): void {
    if (this.#pointer !== undefined) this.lens.hold()
    const point = this.#pointer && this.lens.pointAt(this.#pointer)
    if (point === this.#pointed) return
    this.#pointed = point
    this.#canvas.dataset.pointed = point === undefined ? '' : milepostOf(point).join(' ')
    this.#onPointed(point)
  }
}
