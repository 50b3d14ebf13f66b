import { CATALOG } from '@turnwise/catalog'
import { localConnection, Refusal } from '@turnwise/client'
import { driveBots, localEnvironment, Table } from '@turnwise/table'

const table = new Table(localEnvironment(CATALOG))
driveBots(table, (_match, error) => console.error(error))
const connection = localConnection(table)
const { match_id } = await connection.request({ cmd: 'create-match', game: 'senet' })

const { to_act, seq } = await connection.request({ cmd: 'get-state', match_id })
const [player_id = 0] = to_act
await connection.act({ match_id, player_id }, { type: 'throw' }, seq)

try {
  await connection.act({ match_id, player_id }, { type: 'throw' }, seq)
} catch (error) {
  if (error instanceof Refusal) console.log(error.code, error.details)
}
