import type { Program } from '@turnwise/ui'
import { type Layout, masksOf, type Rect } from '../layout/layout.ts'
import type { Light } from './light.ts'

/** What the material is made of: everything that stays for a size and a theme. */
export interface Design {
  readonly layout: Layout
  readonly light: Light
  /** Device pixels for a CSS pixel. */
  readonly ratio: number
  /** Whether the sockets of the own tray and of the other's are made for discs. */
  readonly round: readonly [boolean, boolean]
  /** The cells with an inlaid brass line, one bit for each. */
  readonly inlaid: number
}

export function setMaterial(gl: WebGL2RenderingContext, { at }: Program, design: Design): void {
  const { layout, light, ratio, round, inlaid } = design
  const { board, own, other, mat, way, grid } = layout
  const { wallTop, wallLeft } = masksOf(grid)
  gl.uniform1i(at('grain'), 0)
  gl.uniform2f(at('size'), layout.width, layout.height)
  gl.uniform1f(at('pixel'), 1 / ratio)
  gl.uniform4fv(at('board'), numbers(board))
  gl.uniform4f(at('form'), layout.rail, layout.lip, layout.radius, layout.bar)
  gl.uniform2f(at('cells'), grid.columns, grid.rows)
  gl.uniform2f(at('cell'), layout.cellWidth, layout.cellHeight)
  gl.uniform1f(at('unit'), layout.unit)
  gl.uniform4fv(at('tray'), [...numbers(own), ...numbers(other)])
  gl.uniform4fv(
    at('trayForm'),
    [own, other].flatMap(({ rail, lip, columns, rows }) => [rail, lip, columns, rows]),
  )
  gl.uniform1iv(at('trayRound'), round.map(Number))
  gl.uniform4fv(at('mat_'), mat === undefined ? [0, 0, 0, 0] : numbers(mat))
  gl.uniform4fv(at('way'), numbers(way))
  gl.uniform1i(at('wayDown'), Number(way.isDown))
  gl.uniform1ui(at('inlaid'), inlaid)
  gl.uniform1ui(at('wallTop'), wallTop)
  gl.uniform1ui(at('wallLeft'), wallLeft)
  gl.uniform4fv(at('inlay'), [...layout.inlay])
  gl.uniform2f(at('notch'), layout.notch[0], layout.notch[1])
  for (const [name, color] of Object.entries(light)) gl.uniform3fv(at(name), color)
}

export function setSurface(gl: WebGL2RenderingContext, { at }: Program, { layout, ratio }: Design): void {
  const { board, rail, grid, cellWidth, cellHeight } = layout
  const { wallTop, wallLeft } = masksOf(grid)
  gl.uniform1i(at('material'), 0)
  gl.uniform2f(at('cells'), grid.columns, grid.rows)
  gl.uniform4f(at('inner'), board.x + rail, board.y + rail, grid.columns * cellWidth, grid.rows * cellHeight)
  gl.uniform2f(at('cell'), cellWidth, cellHeight)
  gl.uniform1f(at('unit'), layout.unit)
  gl.uniform1f(at('bar'), layout.bar)
  gl.uniform1f(at('pixel'), 1 / ratio)
  gl.uniform1ui(at('wallTop'), wallTop)
  gl.uniform1ui(at('wallLeft'), wallLeft)
}

/** A cell in device pixels, counted from the lower left as the graphics card does. */
export function cellBox({ layout, ratio }: Design, height: number, index: number): Rect {
  const { board, rail, grid, cellWidth, cellHeight } = layout
  const x = board.x + rail + (index % grid.columns) * cellWidth
  const y = board.y + rail + Math.floor(index / grid.columns) * cellHeight
  const left = Math.floor(x * ratio)
  const lower = Math.floor(height - (y + cellHeight) * ratio)
  return {
    x: left,
    y: lower,
    width: Math.ceil((x + cellWidth) * ratio) - left,
    height: Math.ceil(height - y * ratio) - lower,
  }
}

/** Designs with the same key share one baked material. */
export function designKey({ layout, light, ratio, round, inlaid }: Design): string {
  return JSON.stringify([layout, light, ratio, round, inlaid])
}

function numbers({ x, y, width, height }: Rect): number[] {
  return [x, y, width, height]
}
