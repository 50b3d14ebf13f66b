import { CATALOG } from '@turnwise/catalog'
import { remoteConnection } from '@turnwise/client'
import { memoryStore, type Store } from '@turnwise/table'
import { describe, expect, test } from 'vitest'
import { NO_RATES } from '../limits/limits.ts'
import { startServer } from '../start-server.ts'
import { createMatch, playToTheEnd } from '../tests/playing.ts'
import { backupLines } from './backup.ts'
import { checkBackup, restoreLines } from './restore.ts'
import { verifyStore } from './verify.ts'

async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = []
  for await (const item of items) all.push(item)
  return all
}

async function* linesOf(text: string): AsyncGenerator<string> {
  yield* text.trimEnd().split('\n')
}

/** A store with a finished match, a running one and something said. */
async function played(): Promise<Store> {
  const server = await startServer({ limits: NO_RATES })
  const connection = remoteConnection(server.url)
  const first = await createMatch(connection, 'senet')
  await playToTheEnd(server.url, first.players)
  const second = await createMatch(connection, 'senet', { clock: { kind: 'move', seconds: 600 } })
  await playToTheEnd(server.url, second.players, 20)
  await connection.request({ cmd: 'say', ...second.players[0]!, text: 'well played' })
  connection.close()
  await server.close()
  return server.table.environment.store
}

describe('a backup', () => {
  test('restores into another store, bit for bit, and verifies there', async () => {
    const store = await played()
    const text = (await collect(backupLines(store, 1))).join('')
    expect(await checkBackup(linesOf(text))).toBe(2)
    const other = memoryStore()
    expect(await restoreLines(other, linesOf(text))).toBe(2)
    expect((await collect(backupLines(other, 1))).join('')).toBe(text)
    const verified = await collect(verifyStore(other, CATALOG))
    expect(verified.map(({ problem }) => problem)).toEqual([undefined, undefined])
    await expect(restoreLines(other, linesOf(text))).rejects.toThrow('empty store')
  })

  test('whose restore was interrupted is not served, and a second restore completes it', async () => {
    const text = (await collect(backupLines(await played(), 1))).join('')
    async function* interrupted(): AsyncGenerator<string> {
      const [head = '', first = ''] = text.split('\n')
      yield* [head, first]
      throw new Error('killed')
    }
    const other = memoryStore()
    await expect(restoreLines(other, interrupted())).rejects.toThrow('killed')
    await expect(startServer({ store: other })).rejects.toThrow('run the restore again')
    expect(await restoreLines(other, linesOf(text))).toBe(2)
    expect((await collect(backupLines(other, 1))).join('')).toBe(text)
    await (await startServer({ store: other })).close()
  })

  test.each<[string, (text: string) => string, string]>([
    ['cut off in a line', text => text.slice(0, -200), 'not JSON'],
    ['short of a line', text => text.trimEnd().split('\n').slice(0, -1).join('\n'), 'does not look like'],
    ['changed', text => text.replace('well played', 'badly played'), 'damaged'],
    ['without a match', text => text.replace(/^\{"match".*\n/m, ''), 'should hold'],
    ['something else', () => '{"a":1}\n{"b":2}\n', 'does not look like'],
  ])('that is %s is refused', async (_what, damage, message) => {
    const text = (await collect(backupLines(await played(), 1))).join('')
    await expect(checkBackup(linesOf(damage(text)))).rejects.toThrow(message)
  })
})

describe('rules that are gone', () => {
  async function goneCatalog() {
    const [senet] = CATALOG
    const module = await senet!.load()
    return [{ ...senet!, load: async () => ({ ...module, game: { ...module.game, version: '9.0.0' } }) }]
  }

  test('are reported by verify, and so is a log that does not fit', async () => {
    const store = await played()
    const gone = await collect(verifyStore(store, await goneCatalog()))
    for (const { problem } of gone) expect(problem).toContain('begun with rules 1.0.0')
    const [newest] = await store.listMatches({ listedOnly: false, limit: 1 })
    const seq = newest!.seq + 1
    await store.append(
      newest!.match.id,
      { entry: { seq, kind: 'action', seat: 0, action: { type: 'fly' } }, at: 1 },
      null,
    )
    const problems = (await collect(verifyStore(store, CATALOG))).map(({ problem }) => problem)
    expect(problems[0]).toContain(`Entry ${seq}`)
    expect(problems[1]).toBeUndefined()
  })
})
