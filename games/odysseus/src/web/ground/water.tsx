import { finishProgram, type Program, startProgram } from '@turnwise/ui'
import { memo, useEffect, useRef } from 'react'
import { drawField, type Field } from './field.ts'
import type { GroundPlan } from './plan.ts'
import { VERTEX } from './shader.ts'

/** Milliseconds between two pictures, and pixels of the chart for one of the picture. */
const FRAME = 33
const COARSE = 2

/**
 * Light on the sea, drawn over the painted ground: two swells drift against each other, and where both rise there is a
 * glint. `uField` is that of the ground.
 */
const FRAGMENT = `#version 300 es
precision mediump float;
uniform vec2 uSize; uniform float uUnit,uTime,uNight; uniform sampler2D uField;
out vec4 outColor;
float hash(vec2 p){p=fract(p*vec2(123.34,456.21));p+=dot(p,p+45.32);return fract(p.x*p.y);}
float noise(vec2 p){vec2 i=floor(p),f=fract(p);f=f*f*(3.-2.*f);return mix(mix(hash(i),hash(i+vec2(1,0)),f.x),mix(hash(i+vec2(0,1)),hash(i+vec2(1,1)),f.x),f.y);}
void main(){
  vec2 uv=gl_FragCoord.xy/uSize*${COARSE}.;
  uv.y=1.-uv.y;
  vec2 q=uv*uSize/uUnit;
  vec4 field=texture(uField,uv);
  float sea=smoothstep(.46,.66,field.r)*(1.-smoothstep(.05,.35,field.g));
  float one=noise(q*vec2(.020,.062)+vec2(uTime*.22,uTime*.10)),two=noise(q*vec2(.031,.090)-vec2(uTime*.15,uTime*.07)+9.);
  float rise=one*.5+two*.5;
  float glint=smoothstep(.60,.74,rise)*(.35+.65*noise(q*vec2(.10,.34)+uTime*.3));
  float hollow=smoothstep(.62,.80,1.-rise);
  float light=glint*mix(.26,.17,uNight)*sea,shade=hollow*mix(.10,.16,uNight)*sea;
  outColor=vec4(mix(vec3(1.,1.,.95),vec3(.72,.88,1.),uNight)*light,light+shade*(1.-light));
}`

/** The sea moves only with a graphics card: thirty times a second, at half the resolution, never in the background. */
export const Water = memo(function Water({ plan }: { readonly plan: GroundPlan }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [width, height] = [Math.ceil(plan.width / COARSE), Math.ceil(plan.height / COARSE)]
  useEffect(() => {
    const gl = canvas.current?.getContext('webgl2', { antialias: false })
    const field = drawField(plan)
    if (!gl || field === undefined) return
    const started = startProgram(gl, VERTEX, FRAGMENT)
    const texture = gl.createTexture()
    let draw: ((seconds: number) => void) | undefined
    let last = 0
    let frame = requestAnimationFrame(function next(now) {
      if (draw === undefined) {
        const program = finishProgram(gl, started)
        if (program === null) return
        if (program !== undefined) draw = prepare(gl, program, texture, field, plan)
      }
      frame = requestAnimationFrame(next)
      if (draw === undefined || now - last < FRAME) return
      last = now
      draw(now / 1000)
    })
    return () => {
      cancelAnimationFrame(frame)
      gl.deleteTexture(texture)
      gl.deleteProgram(started)
    }
  }, [plan])
  return <canvas ref={canvas} className="odysseus-water" width={width} height={height} />
})

/** What draws the water of this plan at a time in seconds. */
function prepare(
  gl: WebGL2RenderingContext,
  { program, at }: Program,
  texture: WebGLTexture,
  field: Field,
  plan: GroundPlan,
): (seconds: number) => void {
  gl.useProgram(program)
  gl.bindTexture(gl.TEXTURE_2D, texture)
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, field.width, field.height, 0, gl.RGBA, gl.UNSIGNED_BYTE, field.pixels)
  for (const name of [gl.TEXTURE_MIN_FILTER, gl.TEXTURE_MAG_FILTER]) gl.texParameteri(gl.TEXTURE_2D, name, gl.LINEAR)
  for (const name of [gl.TEXTURE_WRAP_S, gl.TEXTURE_WRAP_T]) gl.texParameteri(gl.TEXTURE_2D, name, gl.CLAMP_TO_EDGE)
  gl.viewport(0, 0, gl.canvas.width, gl.canvas.height)
  gl.uniform2f(at('uSize'), plan.width, plan.height)
  gl.uniform1f(at('uUnit'), plan.unit)
  gl.uniform1f(at('uNight'), plan.isNight ? 1 : 0)
  const time = at('uTime')
  return seconds => {
    // Noise loses its detail at large arguments.
    gl.uniform1f(time, seconds % 600)
    gl.drawArrays(gl.TRIANGLES, 0, 3)
  }
}
