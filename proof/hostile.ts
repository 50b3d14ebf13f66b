import { fireAtAll } from './hostile/all-carriers.ts'

/**
 * The nightly run: `node proof/hostile.ts [requests] [seed]`, divided among the carriers. Matches that are legally
 * created on the way stay in memory, a few kilobytes each; beyond that a process may not grow.
 */
const requests = Number(process.argv[2] ?? 1_000_000)
const seed = process.argv[3] ?? 'nightly'
const BYTES_OF_ANSWER = 20 * 1024
const SLACK = 96 * 1024 * 1024
let failed = 0
for (const { name, codes, problems, growth } of await fireAtAll(Math.ceil(requests / 3), seed)) {
  const isTooMuch = growth > SLACK + (codes.get('ok') ?? 0) * BYTES_OF_ANSWER
  failed += problems.length + (isTooMuch ? 1 : 0)
  for (const problem of problems.slice(0, 20)) process.stdout.write(`${problem}\n`)
  const counts = [...codes].sort((a, b) => b[1] - a[1]).map(([code, times]) => `${code} ${times}`)
  process.stdout.write(`${name}: ${counts.join(', ')}; grew by ${(growth / 1024 / 1024).toFixed(1)} MiB\n`)
  if (isTooMuch) process.stdout.write(`${name}: that is more than what was created explains\n`)
}
process.exit(failed === 0 ? 0 : 1)
