import { connectTo } from '../match/session.ts'
import { holdSeat } from '../state/held-seats.ts'

/** Stores the seat of a link on this device and removes the token from the address bar and the history. */
export async function loadSeatFromFragment(matchId: string, fragment: string): Promise<void> {
  const fields = new URLSearchParams(fragment.slice(1))
  const token = fields.get('token')
  const seat = Number(fields.get('seat'))
  history.replaceState(history.state, '', `${location.pathname}${location.search}`)
  if (token === null || !Number.isInteger(seat)) throw new Error('It is incomplete: copy it again from the match page.')
  const connection = await connectTo('online')
  const state = await connection.request({ cmd: 'get-state', match_id: matchId, player_id: seat, token })
  holdSeat({
    matchId,
    seat,
    token,
    game: state.game,
    names: state.players.map(player => player.name),
    at: Date.now(),
    over: state.outcome !== undefined,
  })
}
