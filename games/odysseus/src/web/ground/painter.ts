import { finishProgram, isSoftware, type Program, startProgram } from '@turnwise/ui'
import { drawField } from './field.ts'
import type { GroundPlan } from './plan.ts'
import { FRAGMENT, MOST_COASTS, VERTEX } from './shader.ts'

/** Device pixels; y from the top. */
export interface Area {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface Painter {
  /** No graphics card: nothing is drawn that need not be. */
  readonly isSoftware: boolean
  /** Paints this area in strips, with time for the page between them; the whole chart by default. */
  paint(plan: GroundPlan, density: number, area: Area | undefined, done: () => void): void
  stop(): void
}

/** Pixels of the first strip, and of the least. What follows grows or shrinks with the time that a strip takes. */
const FIRST = 16_000
const LEAST = 8_000
/** Milliseconds: a strip that takes less is doubled, one that takes more is halved, and between two the page has its turn. */
const QUICK = 8
const SLOW = 20
const PAUSE = 4

/** Paints on this canvas; undefined where there is no WebGL 2. */
export function createPainter(canvas: HTMLCanvasElement): Painter | undefined {
  const gl = canvas.getContext('webgl2', { preserveDrawingBuffer: true, antialias: false, alpha: false })
  if (gl === null) return undefined
  const started = startProgram(gl, VERTEX, FRAGMENT)
  let program: Program | null | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => clearTimeout(timer)
  return {
    isSoftware: isSoftware(gl),
    stop,
    paint(plan, density, area, done) {
      stop()
      if (gl.isContextLost()) return
      if (program === undefined) {
        program = finishProgram(gl, started)
        if (program === undefined) timer = setTimeout(() => this.paint(plan, density, area, done), PAUSE)
        else if (program !== null) prepare(gl, program)
      }
      if (!program) return
      const { at } = program
      const field = drawField(plan)
      if (field === undefined) return
      const [width, height] = [Math.round(plan.width * density), Math.round(plan.height * density)]
      if (canvas.width !== width || canvas.height !== height) {
        canvas.width = width
        canvas.height = height
      }
      gl.viewport(0, 0, width, height)
      gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, field.width, field.height, 0, gl.RGBA, gl.UNSIGNED_BYTE, field.pixels)
      gl.uniform2f(at('uSize'), plan.width, plan.height)
      gl.uniform1f(at('uDensity'), density)
      gl.uniform1f(at('uUnit'), plan.unit)
      gl.uniform1f(at('uShore'), plan.shore)
      gl.uniform1f(at('uNight'), plan.isNight ? 1 : 0)
      const coasts = plan.coasts.slice(0, MOST_COASTS)
      gl.uniform4fv(at('uCoast'), flatten(coasts))
      gl.uniform1i(at('uCoasts'), coasts.length)
      gl.enable(gl.SCISSOR_TEST)
      const whole = area ?? { x: 0, y: 0, width, height }
      let row = 0
      let pixels = FIRST
      const strip = () => {
        const began = performance.now()
        const rows = Math.min(whole.height - row, Math.max(1, Math.round(pixels / whole.width)))
        // WebGL counts rows from below.
        gl.scissor(whole.x, height - whole.y - row - rows, whole.width, rows)
        gl.drawArrays(gl.TRIANGLES, 0, 3)
        row += rows
        const fence = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0)
        gl.flush()
        const wait = () => {
          if (gl.isContextLost()) return
          if (fence !== null && gl.clientWaitSync(fence, 0, 0) === gl.TIMEOUT_EXPIRED) {
            timer = setTimeout(wait, PAUSE)
            return
          }
          gl.deleteSync(fence)
          const took = performance.now() - began
          if (took > SLOW) pixels = Math.max(LEAST, pixels / 2)
          else if (took < QUICK) pixels *= 2
          if (row < whole.height) strip()
          else done()
        }
        timer = setTimeout(wait, PAUSE)
      }
      strip()
    },
  }
}

function flatten(coasts: GroundPlan['coasts']): Float32Array {
  const values = new Float32Array(MOST_COASTS * 4)
  for (const [i, { x, y, rx, ry }] of coasts.entries()) values.set([x, y, rx, ry], i * 4)
  return values
}

function prepare(gl: WebGL2RenderingContext, { program }: Program): void {
  gl.useProgram(program)
  gl.bindTexture(gl.TEXTURE_2D, gl.createTexture())
  for (const [name, value] of [
    [gl.TEXTURE_MIN_FILTER, gl.LINEAR],
    [gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE],
    [gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE],
  ] as const) {
    gl.texParameteri(gl.TEXTURE_2D, name, value)
  }
}
