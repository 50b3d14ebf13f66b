import { MATERIAL, QUAD, SURFACE } from './shaders.ts'

/** All that the surface is told. */
export interface SurfaceState {
  /** Columns and rows of the grid. */
  readonly cells: readonly [number, number]
  /** The cell that is selected, or -1. */
  readonly selected: number
  /** One entry for each cell. */
  readonly legal: readonly boolean[]
  /** Seconds; 0 where nothing moves. */
  readonly time: number
}

export interface Tone {
  readonly base: Color
  readonly stain: Color
  readonly ink: Color
  readonly glow: Color
  readonly vignette: number
  /** 0 is drawn by hand, 1 is as clear as can be. */
  readonly strength: number
}

type Color = readonly [number, number, number]

export interface Renderer {
  /** Drawn without a graphics card: about 9 ms for a board of 876 × 311 pixels, so it is worth being sparing. */
  readonly isSlow: boolean
  resize(width: number, height: number, pixel: number): void
  setTone(tone: Tone): void
  draw(state: SurfaceState): void
  destroy(): void
}

/** Undefined where there is no WebGL2: the board then looks plainer and plays the same. */
export function createRenderer(canvas: HTMLCanvasElement): Renderer | undefined {
  const gl = canvas.getContext('webgl2', { alpha: false, antialias: false, powerPreference: 'low-power' })
  if (gl === null) return undefined
  const material = link(gl, QUAD, MATERIAL)
  const surface = link(gl, QUAD, SURFACE)
  if (material === undefined || surface === undefined) return undefined
  const quad = gl.createBuffer()
  gl.bindBuffer(gl.ARRAY_BUFFER, quad)
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 3, -1, -1, 3]), gl.STATIC_DRAW)
  gl.enableVertexAttribArray(0)
  gl.vertexAttribPointer(0, 2, gl.FLOAT, false, 0, 0)
  const texture = gl.createTexture()
  const target = gl.createFramebuffer()
  let tone: Tone | undefined
  let pixel = 1
  let isBaked = false

  const bake = (): void => {
    if (tone === undefined) return
    const { width, height } = canvas
    gl.bindTexture(gl.TEXTURE_2D, texture)
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA8, width, height, 0, gl.RGBA, gl.UNSIGNED_BYTE, null)
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR)
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.LINEAR)
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE)
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE)
    gl.bindFramebuffer(gl.FRAMEBUFFER, target)
    gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, texture, 0)
    gl.viewport(0, 0, width, height)
    gl.useProgram(material)
    const at = (name: string) => gl.getUniformLocation(material, name)
    gl.uniform2f(at('size'), width / pixel, height / pixel)
    gl.uniform3fv(at('base'), [...tone.base])
    gl.uniform3fv(at('stain'), [...tone.stain])
    gl.uniform1f(at('vignette'), tone.vignette)
    gl.drawArrays(gl.TRIANGLES, 0, 3)
    gl.bindFramebuffer(gl.FRAMEBUFFER, null)
    isBaked = true
  }

  return {
    isSlow: isSoftware(gl),
    resize(width, height, ratio) {
      if (canvas.width === width && canvas.height === height) return
      canvas.width = width
      canvas.height = height
      pixel = ratio
      isBaked = false
    },
    setTone(next) {
      tone = next
      isBaked = false
    },
    draw({ cells, selected, legal, time }) {
      if (tone === undefined || canvas.width === 0 || gl.isContextLost()) return
      if (!isBaked) bake()
      gl.viewport(0, 0, canvas.width, canvas.height)
      gl.useProgram(surface)
      const at = (name: string) => gl.getUniformLocation(surface, name)
      gl.uniform1i(at('material'), 0)
      gl.uniform2f(at('size'), canvas.width, canvas.height)
      gl.uniform2f(at('cells'), cells[0], cells[1])
      gl.uniform1f(at('pixel'), pixel)
      gl.uniform1i(at('selected'), selected)
      gl.uniform1ui(
        at('legal'),
        legal.reduce((mask, isLegal, i) => (isLegal ? mask + 2 ** i : mask), 0),
      )
      gl.uniform1f(at('time'), time)
      gl.uniform3fv(at('ink'), [...tone.ink])
      gl.uniform3fv(at('glow'), [...tone.glow])
      gl.uniform1f(at('strength'), tone.strength)
      gl.drawArrays(gl.TRIANGLES, 0, 3)
    },
    destroy() {
      gl.deleteTexture(texture)
      gl.deleteFramebuffer(target)
      gl.deleteBuffer(quad)
      gl.deleteProgram(material)
      gl.deleteProgram(surface)
    },
  }
}

/** By its name: `failIfMajorPerformanceCaveat` does not tell in Chromium, which draws with SwiftShader and calls it fine. */
function isSoftware(gl: WebGL2RenderingContext): boolean {
  const info = gl.getExtension('WEBGL_debug_renderer_info')
  const name: unknown = info === null ? '' : gl.getParameter(info.UNMASKED_RENDERER_WEBGL)
  return /swiftshader|llvmpipe|softpipe|basic render/i.test(String(name))
}

function link(gl: WebGL2RenderingContext, vertex: string, fragment: string): WebGLProgram | undefined {
  const program = gl.createProgram()
  for (const [type, source] of [
    [gl.VERTEX_SHADER, vertex],
    [gl.FRAGMENT_SHADER, fragment],
  ] as const) {
    const shader = gl.createShader(type)
    if (shader === null) return undefined
    gl.shaderSource(shader, source)
    gl.compileShader(shader)
    gl.attachShader(program, shader)
    gl.deleteShader(shader)
  }
  gl.bindAttribLocation(program, 0, 'corner')
  gl.linkProgram(program)
  return gl.getProgramParameter(program, gl.LINK_STATUS) === true ? program : undefined
}
