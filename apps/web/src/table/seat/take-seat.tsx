import { randomText } from '@turnwise/table'
import { useState } from 'react'
import { Link } from 'wouter'
import { useGame } from '../../match/match-context.tsx'
import { Button } from '../../shell/button.tsx'
import { messageOf } from '../../shell/message-of.ts'
import { Problem } from '../../shell/problem.tsx'
import { holdSeat } from '../../state/held-seats.ts'
import { profile, useProfile } from '../../state/profile.ts'
import { useSeats } from './seats.ts'

interface TakeSeatProps {
  readonly seat: number
  /** An open seat is joined; the seat of an absent holder is claimed. */
  readonly command: 'join-match' | 'claim-seat'
  readonly onSeated: () => void
}

/** Takes a seat with a name. */
export function TakeSeat({ seat, command, onSeated }: TakeSeatProps) {
  const session = useGame()
  const { players } = useSeats()
  const known = useProfile()
  const [name, setName] = useState(known.name)
  const [problem, setProblem] = useState<string>()
  // A second click after a lost answer finds the seat that the first one took.
  const [key] = useState(() => randomText(16))
  const other = players.find(player => player.seat !== seat)
  const join = async () => {
    const wantedName = name.trim().toLowerCase()
    if (players.some(player => player.seat !== seat && player.name.toLowerCase() === wantedName)) {
      return setProblem('Another player at this table has that name. Choose a different one.')
    }
    profile.set({ ...profile.get(), name })
    try {
      const wanted = {
        match_id: session.matchId,
        player_id: seat,
        ...(name.trim() === '' ? {} : { name: name.trim() }),
      }
      const { connection } = session
      const { player_id, token } = await (command === 'join-match'
        ? connection.request({ cmd: 'join-match', ...wanted, key })
        : connection.request({ cmd: 'claim-seat', ...wanted, key }))
      const names = players.map(player => (player.seat === seat && name.trim() !== '' ? name.trim() : player.name))
      if (token !== undefined) {
        const { matchId, entry } = session
        holdSeat({ matchId, seat: player_id, token, game: entry.id, names, at: Date.now(), over: false })
      }
      onSeated()
    } catch (error) {
      setProblem(messageOf(error))
    }
  }
  return (
    <form
      className="join-form"
      onSubmit={event => {
        event.preventDefault()
        void join()
      }}
    >
      <h2>{other === undefined ? 'A seat is open' : `${other.name} is waiting for a player`}</h2>
      <p className="join-about">
        {session.entry.title}: {session.entry.tagline}{' '}
        {session.board?.tutorial !== undefined && (
          <Link href={`/learn/${session.entry.id}`}>Learn it first, in a few minutes</Link>
        )}
      </p>
      <label className="field">
        <span className="field-label">Your name</span>
        <input className="input" value={name} maxLength={40} onChange={event => setName(event.target.value)} />
      </label>
      <Button submit kind="main">
        Sit down and play
      </Button>
      <Problem text={problem} />
    </form>
  )
}
