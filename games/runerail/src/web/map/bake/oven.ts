import { type Baked, bake, type Wanted } from './bake.ts'

/** As many baked maps are kept. */
const KEPT = 3

const isOf = (baked: Baked, { level, palette }: Wanted) => baked.level === level && baked.palette === palette

/** Bakes a part of a picture at a time, and keeps the last few pictures. */
export class Oven {
  #kept: Baked[] = []
  #work: { readonly key: string; readonly steps: Generator<Baked, Baked> } | undefined

  get isBusy(): boolean {
    return this.#work !== undefined
  }

  /** The newest picture of this level and theme, at whatever scale. */
  newest(wanted: Wanted): readonly Baked[] {
    return this.#kept.filter(each => isOf(each, wanted)).slice(-1)
  }

  /** The right picture; while that is in the oven, the newest one, stretched, and above it what is done so far. */
  bake(wanted: Wanted): readonly Baked[] {
    const { level, scale, palette, pixelRatio } = wanted
    const right = this.#kept.find(each => isOf(each, wanted) && each.scale === scale)
    if (right !== undefined) {
      this.#work = undefined
      return [right]
    }
    const key = `${level} ${scale} ${palette.name} ${pixelRatio}`
    if (this.#work?.key !== key) this.#work = { key, steps: bake(wanted) }
    const step = this.#work.steps.next()
    if (step.done !== true) return [...this.newest(wanted), step.value]
    this.#work = undefined
    this.#kept = [...this.#kept.slice(1 - KEPT), step.value]
    return [step.value]
  }

  empty(): void {
    this.#kept = []
    this.#work = undefined
  }
}
