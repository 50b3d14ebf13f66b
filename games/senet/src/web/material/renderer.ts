import { finishProgram, isSoftware, type Program, startProgram } from '@turnwise/ui'
import { cellBox, type Design, designKey, setMaterial, setSurface } from './bake.ts'
import { GLOW, GLOW_LINE, PAPER } from './light.ts'
import { MATERIAL } from './material.glsl.ts'
import { GRAIN, GRAIN_SIZE, QUAD } from './noise.glsl.ts'
import { SURFACE } from './surface.glsl.ts'
import { createTarget, type Target } from './target.ts'

/** The input of the surface during play. */
export interface SurfaceState {
  /** Width and height of the scene in CSS pixels. */
  readonly size: readonly [number, number]
  /** The cell that is selected, or -1. */
  readonly selected: number
  /** One bit for each of the thirty cells. */
  readonly legal: number
  /** Seconds; 0 where nothing moves. */
  readonly time: number
}

export interface Renderer {
  /** Drawn without a graphics card: then highlights stay still. */
  readonly isSlow: boolean
  /** Does a part of the work that is left. `busy` asks for another call in the next frame. */
  work(): 'busy' | 'ready' | 'failed'
  /** The material to show from now on; one that was baked before is shown at once. */
  design(design: Design): void
  /** Draws the cells whose highlight has changed, once the material is ready. */
  draw(state: SurfaceState): void
  destroy(): void
}

/** Materials kept for later: with and without a panel, by day and by night. */
const KEPT = 3
/** A strip should take about this long, so that the page stays quick while it is baked. */
const STRIP_TIME = 24
const FIRST_STRIP = 12

interface Baked {
  readonly key: string
  readonly design: Design
  readonly target: Target
  /** Rows that are done, from below. */
  rows: number
}

/** Undefined without WebGL2: the board then looks plainer and plays the same. */
export function createRenderer(canvas: HTMLCanvasElement): Renderer | undefined {
  const gl = canvas.getContext('webgl2', {
    alpha: false,
    antialias: false,
    preserveDrawingBuffer: true,
    powerPreference: 'low-power',
  })
  if (gl === null) return undefined
  const started = [GRAIN, MATERIAL, SURFACE].map(source => startProgram(gl, QUAD, source))
  let programs: readonly [Program, Program, Program] | undefined
  let noise: Target | undefined
  /** What is on the canvas, highlights included. */
  let shown: Target | undefined
  let baked: Baked[] = []
  let current: Baked | undefined
  let isShown = false
  /** The material whose sizes the program has as uniforms. */
  let measured: Baked | undefined
  let lit: readonly number[] = []
  let fence: WebGLSync | null = null
  let issuedAt = 0
  let stripRows = FIRST_STRIP

  const quad = gl.createBuffer()
  gl.bindBuffer(gl.ARRAY_BUFFER, quad)
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 3, -1, -1, 3]), gl.STATIC_DRAW)
  gl.enableVertexAttribArray(0)
  gl.vertexAttribPointer(0, 2, gl.FLOAT, false, 0, 0)

  const prepare = (): 'busy' | 'ready' | 'failed' => {
    if (programs !== undefined) return 'ready'
    const done = started.map(program => finishProgram(gl, program))
    if (done.includes(null)) return 'failed'
    const [grain, material, surface] = done
    if (!grain || !material || !surface) return 'busy'
    programs = [grain, material, surface]
    noise = createTarget(gl, GRAIN_SIZE, GRAIN_SIZE, true)
    gl.viewport(0, 0, GRAIN_SIZE, GRAIN_SIZE)
    gl.useProgram(grain.program)
    gl.drawArrays(gl.TRIANGLES, 0, 3)
    return 'ready'
  }

  /** Whether the graphics card has finished, asked without waiting for it. */
  const isIdle = (): boolean => {
    if (fence === null) return true
    if (gl.getSyncParameter(fence, gl.SYNC_STATUS) !== gl.SIGNALED) return false
    gl.deleteSync(fence)
    fence = null
    const took = performance.now() - issuedAt
    stripRows = Math.max(4, Math.round(stripRows * Math.min(2, Math.max(0.5, STRIP_TIME / Math.max(1, took)))))
    return true
  }

  const bakeStrip = (material: Program, job: Baked): void => {
    const { width, height } = job.target
    const rows = Math.min(stripRows, height - job.rows)
    gl.bindFramebuffer(gl.FRAMEBUFFER, job.target.frame)
    gl.bindTexture(gl.TEXTURE_2D, noise?.texture ?? null)
    gl.viewport(0, 0, width, height)
    gl.useProgram(material.program)
    if (measured !== job) setMaterial(gl, material, job.design)
    measured = job
    gl.enable(gl.SCISSOR_TEST)
    gl.scissor(0, job.rows, width, rows)
    gl.drawArrays(gl.TRIANGLES, 0, 3)
    gl.disable(gl.SCISSOR_TEST)
    job.rows += rows
    fence = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0)
    issuedAt = performance.now()
    gl.flush()
  }

  const copy = (from: WebGLFramebuffer, to: WebGLFramebuffer | null, x: number, y: number, w: number, h: number) => {
    gl.bindFramebuffer(gl.READ_FRAMEBUFFER, from)
    gl.bindFramebuffer(gl.DRAW_FRAMEBUFFER, to)
    gl.blitFramebuffer(x, y, x + w, y + h, x, y, x + w, y + h, gl.COLOR_BUFFER_BIT, gl.NEAREST)
  }

  /** The whole material at once, without highlights. */
  const show = ({ design, target }: Baked, surface: Program): void => {
    const { width, height } = target
    canvas.width = width
    canvas.height = height
    shown?.destroy()
    shown = createTarget(gl, width, height)
    copy(target.frame, shown.frame, 0, 0, width, height)
    copy(target.frame, null, 0, 0, width, height)
    gl.useProgram(surface.program)
    setSurface(gl, surface, design)
    gl.uniform3fv(surface.at('glow'), [...GLOW])
    gl.uniform3fv(surface.at('line'), [...GLOW_LINE])
    gl.uniform3fv(surface.at('paper'), [...PAPER])
    // Without a graphics card the first use compiles a program again: do it now, not at the first tap.
    highlight(
      surface,
      target,
      shown,
      { size: [1, 1], selected: -1, legal: 0, time: 0 },
      { x: 0, y: 0, width: 1, height: 1 },
    )
    copy(target.frame, shown.frame, 0, 0, 1, 1)
    lit = []
    isShown = true
  }

  const highlight = (
    { program, at }: Program,
    { texture }: Target,
    to: Target,
    { size, selected, legal, time }: SurfaceState,
    { x, y, width, height }: { x: number; y: number; width: number; height: number },
  ): void => {
    gl.bindFramebuffer(gl.FRAMEBUFFER, to.frame)
    gl.bindTexture(gl.TEXTURE_2D, texture)
    gl.viewport(0, 0, to.width, to.height)
    gl.useProgram(program)
    gl.uniform2f(at('size'), size[0], size[1])
    gl.uniform1i(at('selected'), selected)
    gl.uniform1ui(at('legal'), legal)
    gl.uniform1f(at('time'), time)
    gl.enable(gl.SCISSOR_TEST)
    gl.scissor(x, y, width, height)
    gl.drawArrays(gl.TRIANGLES, 0, 3)
    gl.disable(gl.SCISSOR_TEST)
  }

  return {
    isSlow: isSoftware(gl),
    design(design) {
      const key = designKey(design)
      if (current?.key === key) return
      isShown = false
      current = baked.find(other => other.key === key)
      if (current === undefined) {
        const { layout, ratio } = design
        const target = createTarget(gl, Math.round(layout.width * ratio), Math.round(layout.height * ratio))
        current = { key, design, target, rows: 0 }
      }
      const rest = baked.filter(other => other !== current)
      for (const old of rest.slice(KEPT - 1)) old.target.destroy()
      baked = [current, ...rest.slice(0, KEPT - 1)]
    },
    work() {
      if (gl.isContextLost()) return 'failed'
      const prepared = prepare()
      if (prepared !== 'ready' || programs === undefined) return prepared
      if (current === undefined || isShown) return 'ready'
      if (!isIdle()) return 'busy'
      const [, material, surface] = programs
      if (current.rows < current.target.height) {
        bakeStrip(material, current)
        return 'busy'
      }
      show(current, surface)
      return 'ready'
    },
    draw(state) {
      if (!isShown || current === undefined || shown === undefined || programs === undefined) return
      const { design, target } = current
      const { grid } = design.layout
      const cells = Array.from({ length: grid.columns * grid.rows }, (_, i) => i)
      const next = cells.filter(i => i === state.selected || Math.floor(state.legal / 2 ** i) % 2 === 1)
      for (const index of new Set([...lit, ...next])) {
        const box = cellBox(design, target.height, index)
        if (next.includes(index)) highlight(programs[2], target, shown, state, box)
        else copy(target.frame, shown.frame, box.x, box.y, box.width, box.height)
        copy(shown.frame, null, box.x, box.y, box.width, box.height)
      }
      lit = next
    },
    destroy() {
      for (const { target } of baked) target.destroy()
      noise?.destroy()
      shown?.destroy()
      gl.deleteBuffer(quad)
      for (const program of started) gl.deleteProgram(program)
    },
  }
}
