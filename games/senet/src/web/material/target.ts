/** A texture that can be drawn into. */
export interface Target {
  readonly texture: WebGLTexture
  readonly frame: WebGLFramebuffer
  readonly width: number
  readonly height: number
  destroy(): void
}

export function createTarget(gl: WebGL2RenderingContext, width: number, height: number, repeats = false): Target {
  const texture = gl.createTexture()
  const frame = gl.createFramebuffer()
  gl.bindTexture(gl.TEXTURE_2D, texture)
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA8, width, height, 0, gl.RGBA, gl.UNSIGNED_BYTE, null)
  const filter = repeats ? gl.LINEAR : gl.NEAREST
  const wrap = repeats ? gl.REPEAT : gl.CLAMP_TO_EDGE
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, filter)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, filter)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, wrap)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, wrap)
  gl.bindFramebuffer(gl.FRAMEBUFFER, frame)
  gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, texture, 0)
  return {
    texture,
    frame,
    width,
    height,
    destroy() {
      gl.deleteTexture(texture)
      gl.deleteFramebuffer(frame)
    },
  }
}
