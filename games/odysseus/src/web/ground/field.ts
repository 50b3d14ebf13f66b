import type { Point } from '../chart/curve.ts'
import type { GroundPlan } from './plan.ts'

/** Pixels of the chart for one pixel of the field, which holds nothing sharper than a blurred edge. */
const CELL = 8

export interface Field {
  readonly width: number
  readonly height: number
  /** Red: how near the sailed route is. Green: mist. */
  readonly pixels: Uint8Array
}

/** The small picture that tells the shader where the sea and the mist are. */
export function drawField(plan: GroundPlan): Field | undefined {
  const width = Math.max(2, Math.ceil(plan.width / CELL))
  const height = Math.max(2, Math.ceil(plan.height / CELL))
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (context === null) return undefined
  const scale = () => context.setTransform(width / plan.width, 0, 0, height / plan.height, 0, 0)
  const sea = new Float32Array(width * height)
  const add = (draw: () => void) => {
    context.setTransform(1, 0, 0, 1, 0, 0)
    context.clearRect(0, 0, width, height)
    scale()
    draw()
    const { data } = context.getImageData(0, 0, width, height)
    for (let i = 0; i < sea.length; i++) sea[i] = (sea[i] ?? 0) + (data[i * 4 + 3] ?? 0)
  }
  add(() => {
    context.lineCap = 'round'
    context.lineJoin = 'round'
    context.lineWidth = plan.wash
    trace(context, plan.sailed)
    context.stroke()
  })
  for (const { x, y, radius } of plan.pools) {
    add(() => {
      context.beginPath()
      context.ellipse(x, y, radius * 1.15, radius, 0, 0, 7)
      context.fill()
    })
  }
  // A blur by hand: the canvas filter is slow in software, and not every browser has it.
  const soft = blur(blur(sea, width, height, plan.blur / CELL, 1), width, height, plan.blur / CELL, width)
  const pixels = new Uint8Array(width * height * 4)
  for (let i = 0; i < soft.length; i++) {
    const [x, y] = [((i % width) + 0.5) * (plan.width / width), (Math.floor(i / width) + 0.5) * (plan.height / height)]
    pixels[i * 4] = Math.min(255, soft[i] ?? 0)
    pixels[i * 4 + 1] = Math.min(255, 255 * mistAt(plan, x, y))
    pixels[i * 4 + 3] = 255
  }
  return { width, height, pixels }
}

function mistAt({ mists }: GroundPlan, x: number, y: number): number {
  let mist = 0
  for (const { x: cx, y: cy, radius, strength } of mists) {
    const share = (Math.hypot(x - cx, y - cy) / radius - 0.1) / 0.9
    if (share < 1) mist += strength * (1 - Math.max(0, share))
  }
  return mist
}

/** A Gaussian along rows (`step` 1) or columns (`step` = width); beyond the edge the last values are repeated. */
function blur(source: Float32Array, width: number, height: number, sigma: number, step: number): Float32Array {
  const reach = Math.max(1, Math.ceil(sigma * 2.6))
  const weights = Array.from({ length: reach * 2 + 1 }, (_, i) => Math.exp(-((i - reach) ** 2) / (2 * sigma * sigma)))
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  const isRow = step === 1
  const length = isRow ? width : height
  const result = new Float32Array(source.length)
  for (let i = 0; i < source.length; i++) {
    const at = isRow ? i % width : Math.floor(i / width)
    const start = i - at * step
    let sum = 0
    for (let k = -reach; k <= reach; k++) {
      const near = Math.max(0, Math.min(length - 1, at + k))
      sum += (source[start + near * step] ?? 0) * (weights[k + reach] ?? 0)
    }
    result[i] = sum / whole
  }
  return result
}

function trace(context: CanvasRenderingContext2D, points: readonly Point[]): void {
  context.beginPath()
  for (const [i, { x, y }] of points.entries()) {
    if (i === 0) context.moveTo(x, y)
    else context.lineTo(x, y)
  }
}
