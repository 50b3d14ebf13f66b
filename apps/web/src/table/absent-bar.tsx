import { useState } from 'react'
import { Button } from '../shell/button.tsx'
import { nameOf, type TableModel } from './use-table.ts'

/** When the player to act is away: wait, or let a bot take the seat as soon as the table allows it. Never silently. */
export function AbsentBar({ table }: { readonly table: TableModel }) {
  const { session, live, chair } = table
  const [bot, setBot] = useState(session.module.bots.at(-1)?.id)
  const update = live.shown?.update
  const away = update?.players.find(
    player =>
      player.present === false && player.bot === undefined && player.open !== true && player.player_id !== chair.seat,
  )
  if (away === undefined || update?.outcome !== undefined || chair.seat === undefined || bot === undefined) return null
  const token = session.own.find(own => own.seat === chair.seat)?.token
  return (
    <div className="banner" role="status">
      <span>{nameOf(table, away.player_id)} is away. The seat is kept; if it takes too long, a bot may play on.</span>
      <label className="inline-field">
        <span className="only-heard">Bot</span>
        <select className="input" value={bot} onChange={event => setBot(event.target.value)}>
          {session.module.bots.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <Button small onClick={() => void table.command({ cmd: 'claim-seat', player_id: away.player_id, bot, token })}>
        Let a bot play on
      </Button>
    </div>
  )
}
