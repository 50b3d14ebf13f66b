import { useGames } from './catalog.ts'
import { pictureOf } from './pictures.ts'

/** A game in a list of matches: its picture, small, and its title. */
export function GameName({ game }: { readonly game: string }) {
  const games = useGames()
  const picture = pictureOf(game)
  return (
    <>
      {picture !== undefined && <img className="game-thumb" src={picture} alt="" width="64" height="40" />}
      <b>{games.find(({ id }) => id === game)?.title ?? game}</b>
    </>
  )
}
