import { fireAtAll } from './hostile/all-carriers.ts'

/**
 * The nightly run: `npx node proof/hostile.ts [requests] [seed]`, divided among the carriers. The processes have little
 * memory, so that one which keeps what it receives runs out of it; how much they have grown is printed too.
 */
const requests = Number(process.argv[2] ?? 1_000_000)
const seed = process.argv[3] ?? 'nightly'
let failed = 0
for (const { name, codes, modelled, problems, growth } of await fireAtAll(Math.ceil(requests / 3), seed)) {
  failed += problems.length
  for (const problem of problems.slice(0, 20)) process.stdout.write(`${problem}\n`)
  const counts = [...codes].sort((a, b) => b[1] - a[1]).map(([code, times]) => `${code} ${times}`)
  process.stdout.write(
    `${name}, ${modelled} of them by the model: ${counts.join(', ')}; grew by ${(growth / 1024 / 1024).toFixed(1)} MiB\n`,
  )
}
process.exit(failed === 0 ? 0 : 1)
