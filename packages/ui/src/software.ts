/**
 * Is WebGL rendered by the processor instead of a graphics card? Decided by the renderer's name, since Chromium does
 * not report SwiftShader through `failIfMajorPerformanceCaveat`.
 */
export function isSoftware(gl: WebGL2RenderingContext): boolean {
  const info = gl.getExtension('WEBGL_debug_renderer_info')
  const name: unknown = info === null ? '' : gl.getParameter(info.UNMASKED_RENDERER_WEBGL)
  return /swiftshader|llvmpipe|softpipe|basic render/i.test(String(name))
}
