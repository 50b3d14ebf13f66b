import { createRng } from '@turnwise/engine'
import { DEFAULT_STYLE, generateMaze, type Style } from '../../game/generate.ts'
import type { Maze } from '../../game/maze.ts'
import type { Options } from '../../game/options.ts'

/** Another one each time. */
export function freshMaze(options: Options, style: Style = DEFAULT_STYLE): Maze {
  return generateMaze(options, style, createRng(`${Date.now()} ${Math.random()}`))
}
