/** A linked program of shaders, with its uniforms by name. */
export interface Program {
  readonly program: WebGLProgram
  at(name: string): WebGLUniformLocation | null
}

/** Starts to compile and link two shaders in the background, without waiting for it. */
export function startProgram(gl: WebGL2RenderingContext, vertex: string, fragment: string): WebGLProgram {
  const program = gl.createProgram()
  for (const [type, source] of [
    [gl.VERTEX_SHADER, vertex],
    [gl.FRAGMENT_SHADER, fragment],
  ] as const) {
    const shader = gl.createShader(type)
    // The context is lost: the program does not link.
    if (shader === null) continue
    gl.shaderSource(shader, source)
    gl.compileShader(shader)
    gl.attachShader(program, shader)
    gl.deleteShader(shader)
  }
  gl.linkProgram(program)
  return program
}

/** Undefined while it is still being compiled, where the browser can tell without waiting; null if that failed. */
export function finishProgram(gl: WebGL2RenderingContext, program: WebGLProgram): Program | null | undefined {
  const parallel = gl.getExtension('KHR_parallel_shader_compile')
  if (parallel !== null && gl.getProgramParameter(program, parallel.COMPLETION_STATUS_KHR) === false) return undefined
  if (gl.getProgramParameter(program, gl.LINK_STATUS) !== true) return null
  const known = new Map<string, WebGLUniformLocation | null>()
  return {
    program,
    at(name) {
      const location = known.get(name)
      if (location !== undefined) return location
      const found = gl.getUniformLocation(program, name)
      known.set(name, found)
      return found
    },
  }
}
