import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Review } from '@turnwise/review'
import { expect, test } from 'vitest'

const run = promisify(execFile)
const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url))
const RECORD = fileURLToPath(new URL('../../../../games/senet/fixtures/first-seat-wins.turnwise.json', import.meta.url))

test('turnwise review gives a text, or JSON, and a picture', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'turnwise-review-'))
  try {
    const text = await run(process.execPath, [MAIN, 'review', RECORD])
    expect(text.stdout).toContain('Thinker wins (borne off).')
    expect(text.stdout).toContain('Largest errors of Greedy')
    const picture = join(folder, 'curve.svg')
    const { stdout } = await run(process.execPath, [MAIN, 'review', RECORD, '--json', '--svg', picture], {
      maxBuffer: 2 ** 26,
    })
    const review: Review = JSON.parse(stdout)
    expect(review.summary.seats.map(({ result }) => result)).toEqual([1, 0])
    expect(await readFile(picture, 'utf8')).toMatch(/^<svg .*<title[^>]*>Chance to win/s)
  } finally {
    await rm(folder, { recursive: true })
  }
})
