import type { Palette } from '../palette.ts'
import { type Baked, bake } from './bake.ts'

/** Which picture of the map is wanted. */
export interface Wanted {
  readonly level: number
  readonly scale: number
  readonly palette: Palette
  readonly pixelRatio: number
}

/** As many baked maps are kept. */
const KEPT = 3

const isOf = (baked: Baked, { level, palette }: Wanted) => baked.level === level && baked.palette === palette

/** Bakes one stage of a picture at a time, and keeps the last few pictures. */
export class Oven {
  #kept: Baked[] = []
  #work: { readonly key: string; readonly stages: Generator<undefined, Baked> } | undefined

  get isBusy(): boolean {
    return this.#work !== undefined
  }

  /** The newest picture of this level and theme, at whatever scale. */
  newest(wanted: Wanted): Baked | undefined {
    return this.#kept.findLast(each => isOf(each, wanted))
  }

  /** The right picture; while that is in the oven, the newest one, stretched. */
  bake(wanted: Wanted): Baked | undefined {
    const { level, scale, palette, pixelRatio } = wanted
    const right = this.#kept.find(each => isOf(each, wanted) && each.scale === scale)
    if (right !== undefined) {
      this.#work = undefined
      return right
    }
    const key = `${level} ${scale} ${palette.name} ${pixelRatio}`
    if (this.#work?.key !== key) this.#work = { key, stages: bake(level, scale, palette, pixelRatio) }
    const step = this.#work.stages.next()
    if (step.done !== true) return this.newest(wanted)
    this.#work = undefined
    this.#kept = [...this.#kept.slice(1 - KEPT), step.value]
    return step.value
  }

  empty(): void {
    this.#kept = []
    this.#work = undefined
  }
}
