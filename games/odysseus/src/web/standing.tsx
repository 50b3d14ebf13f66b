import type { GameView } from '../game/types.ts'
import { describeDamage, describeHold } from '../game/words/board.ts'
import { Pips } from './art/tokens.tsx'

/** The standing of a ship, for its plate: where it is, its damage as pips, and what holds it in a word. */
export function plateStanding(view: GameView, seat: number) {
  const player = view.state.players[seat]
  if (player === undefined) return null
  const { position, damage } = player
  const news = describeHold(player)
  return (
    <span data-news={news === '' ? 'none' : news}>
      <span className="odysseus-where">
        <span className="odysseus-tile-word">Tile </span>
        {position}
      </span>
      <span className="only-heard">, {describeDamage(player)}</span> <Pips damage={damage} size={11} />
      {news === '' ? null : <em className="odysseus-news"> {news}</em>}
    </span>
  )
}
