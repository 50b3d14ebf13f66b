/** Does the processor draw instead of a graphics card? By its name: `failIfMajorPerformanceCaveat` does not tell in Chromium, which draws with SwiftShader and calls it fine. */
export function isSoftware(gl: WebGL2RenderingContext): boolean {
  const info = gl.getExtension('WEBGL_debug_renderer_info')
  const name: unknown = info === null ? '' : gl.getParameter(info.UNMASKED_RENDERER_WEBGL)
  return /swiftshader|llvmpipe|softpipe|basic render/i.test(String(name))
}
