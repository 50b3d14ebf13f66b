/** How long the generator and the validator take, every style. npx node games/maze/scripts/timing.ts [mazes] */
import { seedRandom } from '@turnwise/engine'
import { DEFAULT_OPTIONS, drawsOf, generateMaze, mazeProblems } from '../src/index.ts'

const count = Number(process.argv[2] ?? 5000)
const times = { generate: [] as number[], validate: [] as number[] }
let invalid = 0
for (let i = 0; i < count; i++) {
  const begun = performance.now()
  const style = { twisty: (i * 37) % 101, open: (i * 53) % 101 }
  const maze = generateMaze(DEFAULT_OPTIONS, style, drawsOf(seedRandom(`timing ${i}`, 'maze')))
  const made = performance.now()
  if (mazeProblems(maze, DEFAULT_OPTIONS).length > 0) invalid++
  times.validate.push(performance.now() - made)
  times.generate.push(made - begun)
}
for (const [what, list] of Object.entries(times)) {
  const sorted = list.sort((a, b) => a - b)
  const at = (share: number) => (sorted[Math.floor((count - 1) * share)] ?? 0).toFixed(2)
  console.log(`${what}: median ${at(0.5)} ms, 99 % within ${at(0.99)} ms`)
}
console.log(`${invalid} of ${count} invalid`)
