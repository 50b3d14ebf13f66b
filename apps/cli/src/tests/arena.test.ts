import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { turnwise } from './scripted-player.ts'

describe('turnwise arena', () => {
  test('prints the same table for the same seed, and a different one for a different seed', async () => {
    const args = ['arena', 'senet', '--bots', 'greedy,random', '--games', '60']
    const [a, b, c] = await Promise.all([turnwise(args), turnwise(args), turnwise([...args, '--seed', 'other'])])
    expect(a.code).toBe(0)
    expect(a.out).toBe(b.out)
    expect(a.out).not.toBe(c.out)
    expect(a.out).toMatch(/\| greedy against random \| 60 \| \d+\.\d \[\d+\.\d–\d+\.\d\] \| 0 \|/)
  })

  test('writes a self-contained page', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'turnwise-arena-'))
    const file = join(folder, 'report.html')
    await turnwise(['arena', 'senet', '--bots', 'random,greedy', '--games', '10', '--report', file])
    const page = await readFile(file, 'utf8')
    expect(page.match(/<svg/g)).toHaveLength(4)
    expect(page.replaceAll('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|src=|<script/)
    await rm(folder, { recursive: true })
  })

  test('seats a program by its command', async () => {
    const program = fileURLToPath(new URL('../../examples/bot.mjs', import.meta.url))
    const command = `"${process.execPath}" "${program}"`
    const { out } = await turnwise(['arena', 'senet', '--bots', `exec:${command},random`, '--games', '2'])
    expect(out).toMatch(/bot\.mjs"? against random \| 2 \|/)
  })

  test.each([
    [['arena', 'senet', '--bots', 'deep'], 'has no bot deep'],
    [['arena', 'chess'], 'There is no game chess'],
    [['arena', 'senet', '--games', '0'], 'whole number'],
    [['arena', 'senet', '--seats', '3'], 'Senet takes 2 players, not 3'],
  ])('refuses %j', async (args, message) => {
    const { code, err } = await turnwise(args)
    expect(code).not.toBe(0)
    expect(err).toContain(message)
  })
})
