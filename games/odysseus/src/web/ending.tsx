import { type BoardPlayer, type ResultPicture, seatStyle } from '@turnwise/ui'
import type { GameView } from '../game/types.ts'
import { describeDamage, describePlace } from '../game/words/board.ts'
import { describeFinish } from '../game/words/prompt.ts'
import { Laurel } from './art/laurel.tsx'
import { MarkShape } from './art/mark.tsx'
import { Pips } from './art/tokens.tsx'

/** The winner's mark in a wreath, and the ships in the order in which they came. */
export function ending(view: GameView, players: readonly BoardPlayer[]): ResultPicture | undefined {
  const detail = describeFinish(view)
  if (detail === undefined) return undefined
  const winners = view.gameOver?.winnerPlayerIds ?? []
  return {
    detail,
    picture: winners.map(seat => <Wreath key={seat} player={players[seat]} />),
    figures: <Order view={view} players={players} winners={winners} />,
  }
}

function Wreath({ player }: { readonly player: BoardPlayer | undefined }) {
  if (player === undefined) return null
  return (
    <svg className="odysseus-wreath" viewBox="-66 -58 132 122" style={seatStyle(player.color)} aria-hidden="true">
      <Laurel />
      <circle r={28.5} fill="#2c2119" />
      <circle r={27} fill="var(--seat-fill)" stroke="#fffaf0" strokeWidth={3} />
      <g fill="#fffaf0">
        <MarkShape mark={player.color.mark} size={11} />
      </g>
    </svg>
  )
}

interface OrderProps {
  readonly view: GameView
  readonly players: readonly BoardPlayer[]
  readonly winners: readonly number[]
}

function Order({ view, players, winners }: OrderProps) {
  const ships = view.state.players.toSorted(
    (a, b) => Number(winners.includes(b.playerId)) - Number(winners.includes(a.playerId)) || b.position - a.position,
  )
  return (
    <ol className="odysseus-order">
      {ships.map(ship => {
        const player = players[ship.playerId]
        return (
          player && (
            <li key={ship.playerId} style={seatStyle(player.color)}>
              <span className="plate-mark" aria-hidden="true">
                {player.color.mark}
              </span>
              <b>{player.name}</b>
              <span>{describePlace(view, ship)}</span>
              <span>
                <span className="only-heard">{describeDamage(ship)}</span>
                <Pips damage={ship.damage} size={13} />
              </span>
            </li>
          )
        )
      })}
    </ol>
  )
}
