import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { backupLines, openStore } from '@turnwise/server'
import { actionRow, someMatch, someSeats } from '@turnwise/table/describe-store'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FlawName } from '../unsafe/flaws.ts'
import { runCommand, whenLarge } from './keeping.ts'

const MATCHES = 300
const folder = mkdtempSync(join(tmpdir(), 'turnwise-keeping-'))
const source = join(folder, 'source')
const backup = join(folder, 'whole.jsonl')

async function contentOf(data: string): Promise<string> {
  const store = await openStore({ kind: 'sqlite', folder: data })
  let text = ''
  for await (const line of backupLines(store, 0)) text += line
  await store.close()
  return text
}

beforeAll(async () => {
  const store = await openStore({ kind: 'sqlite', folder: source })
  await Promise.all(
    Array.from({ length: MATCHES }, async () => {
      const match = someMatch()
      await store.createMatch(
        match,
        someSeats(),
        Array.from({ length: 40 }, (_, i) => actionRow(i + 1)),
        null,
      )
      await store.say(match.id, 0, 'hello', 1)
    }),
  )
  await store.close()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Kills a backup once it has written some bytes. Returns whether a file of its final name exists. */
async function killBackup(file: string, bytes: number, flaw?: FlawName): Promise<boolean> {
  const isUnderWay = async () =>
    (await Promise.all([`${file}.part`, file].map(at => whenLarge(at, bytes)()))).some(Boolean)
  const { wasKilled } = await runCommand(source, ['backup', file], isUnderWay, flaw)
  expect(wasKilled).toBe(true)
  return existsSync(file)
}

test('a backup that is killed leaves no file of its name, and the next one is complete', async () => {
  for (const bytes of [1, 200_000]) expect(await killBackup(backup, bytes)).toBe(false)
  expect((await runCommand(source, ['backup', backup])).output).toContain(`${MATCHES} matches`)
  expect(existsSync(`${backup}.part`)).toBe(false)
})

test('the harness finds a backup that has its name before it is complete', async () => {
  expect(await killBackup(join(folder, 'in-place.jsonl'), 200_000, 'backs-up-in-place')).toBe(true)
})

test('a restore that is killed is marked as unfinished, and can be completed', async () => {
  const target = join(folder, 'target')
  const wal = join(target, 'turnwise.sqlite-wal')
  const killed = await runCommand(target, ['restore', backup], whenLarge(wal, 300_000))
  expect(killed.wasKilled).toBe(true)
  const refused = await runCommand(target, ['serve', '--port', '0'])
  expect(refused.output).toContain('run the restore again')
  expect((await runCommand(target, ['restore', backup])).output).toContain(`${MATCHES} matches restored`)
  expect(await contentOf(target)).toBe(await contentOf(source))
  expect(readFileSync(backup, 'utf8').length).toBeGreaterThan(100_000)
})

test('the harness finds a restore that is not marked as unfinished', async () => {
  const target = join(folder, 'flawed')
  const wal = join(target, 'turnwise.sqlite-wal')
  const killed = await runCommand(target, ['restore', backup], whenLarge(wal, 300_000), 'restores-unmarked')
  expect(killed.wasKilled).toBe(true)
  expect((await runCommand(target, ['restore', backup])).output).not.toContain('matches restored')
})
