import { CATALOG } from '@turnwise/catalog'
import { localEnvironment, play, Table } from '@turnwise/table'
import { expect, test } from 'vitest'
import { runModel } from './model.ts'

function remoteTable(): Table {
  let tokens = 0
  return new Table({ ...localEnvironment(CATALOG), newToken: () => `token-${++tokens}`, isAbsent: () => false })
}

test('2,000 valid and invalid requests do what a small model says, and nothing else', async () => {
  const table = remoteTable()
  const { codes } = await runModel(request => table.handle(request, { local: false }), false, 2_000, 1)
  for (const code of ['ok', 'bad-request', 'unauthorized', 'conflict', 'unknown-match']) {
    expect(codes.get(code), code).toBeGreaterThan(10)
  }
})

test.each<[string, RegExp, (table: Table) => Parameters<typeof runModel>[0]]>([
  [
    'a table that ignores tokens',
    /without the right to it|moved/,
    table => request => table.handle(request, { local: 'player_id' in request && 'match_id' in request }),
  ],
  [
    'a table that ignores expected_seq',
    /without the right to it/,
    table => request => {
      const { expected_seq: _, ...rest } = { ...request } as { expected_seq?: unknown }
      return table.handle(rest, { local: false })
    },
  ],
  [
    'a table that plays a refused action anyway',
    /moved/,
    table => async request => {
      const answer = await table.handle(request, { local: false })
      if (answer.status === 'error' && 'match_id' in request) {
        await table
          .change(String(request.match_id), async transaction => {
            const { live } = transaction
            const [seat = 0] = live.match.toAct
            const [first] = live.match.legalActions(seat)
            if (first !== undefined) await play(transaction, seat, first, undefined)
          })
          .catch(() => undefined)
      }
      return answer
    },
  ],
])('the model finds %s', async (_what, message, broken) => {
  await expect(runModel(broken(remoteTable()), false, 600, 1)).rejects.toThrow(message)
})
