import { Refusal, remoteConnection } from '@turnwise/client'

const table = remoteConnection(process.argv[2] ?? 'http://127.0.0.1:8710')
const { match_id, players } = await table.request({
  cmd: 'create-match',
  game: 'senet',
  players: [{ name: 'Ada' }, { bot: 'random' }],
})
const seat = { match_id, player_id: 0, token: players[0]?.token }

const stop = table.watch(seat, update => {
  for (const entry of update.entries) console.log(entry.text.join(' '))
  if (update.outcome !== undefined) {
    stop()
    table.close()
  }
  const [action] = update.actions ?? []
  if (action === undefined) return
  table.act(seat, action, update.seq).catch(error => {
    if (!(error instanceof Refusal)) throw error
    console.error(error.code, error.message)
  })
})
