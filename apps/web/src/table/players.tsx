import { type BoardPlayer, seatStyle } from '@turnwise/ui'
import { Clock } from './clock.tsx'
import type { TableModel } from './use-table.ts'

/** Who sits where, whose turn it is, and what each has. */
export function Players({ table }: { readonly table: TableModel }) {
  const { live, players, session, told } = table
  const update = live.shown?.update
  return (
    <ul className="players" aria-label="Players" data-many={players.length > 2} style={columnsOf(players.length)}>
      {players.map(player => {
        const seen = update?.players[player.seat]
        const toAct = told.toAct.includes(player.seat)
        const isOpen = seen?.open === true
        const isAway = seen?.present === false && player.bot === undefined
        const standing = session.board?.standing?.(told.view, player.seat)
        return (
          <li key={player.seat} className="player" data-to-act={toAct} style={seatStyle(player.color)}>
            <span className="player-mark" aria-hidden="true">
              {player.color.mark}
            </span>
            <span className="player-who">
              <span className="player-name">
                {player.name}
                {toAct && <span className="only-heard">, to act</span>}
              </span>
              <span className="player-facts">
                {standing}
                <span className="player-role" data-news={isOpen || isAway}>
                  {standing !== undefined && ' · '}
                  {roleOf(player, isOpen, seen?.present)}
                </span>
              </span>
            </span>
            <Clock live={live} seat={player.seat} />
          </li>
        )
      })}
    </ul>
  )
}

/** On a phone: one row up to three, then two rows. */
function columnsOf(count: number): Record<string, string> {
  return { '--players-columns': String(count <= 3 ? count : Math.ceil(count / 2)) }
}

function roleOf({ isYou, bot }: BoardPlayer, isOpen: boolean, present: boolean | undefined): string {
  if (isOpen) return 'Open seat'
  if (bot !== undefined) return 'Bot'
  if (isYou) return 'You'
  if (present === undefined) return 'Person'
  return present ? 'Here' : 'Away'
}
