import { CATALOG } from '@turnwise/catalog'
import type { GameModule } from '@turnwise/engine'
import { expect, test, vi } from 'vitest'
import { memoryStore } from '../store/memory-store.ts'
import { codeOf, remoteTable } from '../tests/remote-table.ts'
import { driveSnapshots } from './snapshots.ts'

test('words that fail leave a plain sentence, and the operator hears of each once', async () => {
  const broken = async (): Promise<GameModule> => {
    const module = await CATALOG.find(({ id }) => id === 'senet')!.load()
    const fail = (): never => {
      throw new Error('no words')
    }
    const face = { ...module.face, show: fail, prompt: fail, describeAction: fail, describeEvent: fail }
    return { ...module, face, compactView: fail }
  }
  const catalog = CATALOG.map(entry => (entry.id === 'senet' ? { ...entry, load: broken } : entry))
  const [onFault, onInternal] = [vi.fn(), vi.fn()]
  const { table, create, play, send } = remoteTable({ catalog, onFault, onInternal, store: memoryStore() })
  driveSnapshots(table, (_id, error) => expect.unreachable(String(error)), 1)
  const held = await create()
  await play(held, 3)
  for (const request of ['get-state', 'get-log', 'get-legal-actions', 'resign']) {
    const { toAct } = (await table.live(held[0]!.match_id)).match
    const answer = await send({
      cmd: request,
      ...held[toAct[0]!],
      ...(request === 'get-state' ? { compact: true } : {}),
    })
    expect(codeOf(answer), request).toBe('ok')
  }
  const log = await send({ cmd: 'get-log', match_id: held[0]!.match_id })
  expect(JSON.stringify(log)).toContain('"text":["Moved.","Turn passed."]')
  expect(await send({ cmd: 'get-state', match_id: held[0]!.match_id })).toMatchObject({
    text: 'Senet cannot put this table into words.\n',
  })
  expect(onInternal).not.toHaveBeenCalled()
  const told = onFault.mock.calls.map(([what]) => what).sort()
  const functions = ['compactView', 'describeAction', 'describeEvent', 'prompt', 'show']
  expect(told).toEqual(functions.map(name => `${name} of Senet 1.0.0`))
})
