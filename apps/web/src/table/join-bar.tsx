import { useState } from 'react'
import { ask } from '../match/ask.ts'
import { Button } from '../shell/button.tsx'
import { Dialog } from '../shell/dialog.tsx'
import { Icon } from '../shell/icons.tsx'
import { holdSeat } from '../state/held-seats.ts'
import { profile, useProfile } from '../state/profile.ts'
import { isAway } from './absent-bar.tsx'
import { Invite } from './invite.tsx'
import { nameOf, type TableModel } from './use-table.ts'

/** For whoever holds no seat here: take one that is free, or know that one only watches. For the others: the invitation. */
export function JoinBar({ table, onSeated }: { readonly table: TableModel; readonly onSeated: () => void }) {
  const { session, live } = table
  const update = live.shown?.update
  const open = update?.players.find(player => player.open === true)
  if (session.own.length > 0) {
    return open === undefined ? null : <Waiting table={table} />
  }
  if (open !== undefined) {
    return (
      <section className="card join">
        <TakeSeat table={table} seat={open.player_id} command="join-match" onSeated={onSeated} />
      </section>
    )
  }
  return <Watching table={table} onSeated={onSeated} />
}

/** A clear word that one only watches; the seat of somebody who stays away may be taken from here. */
function Watching({ table, onSeated }: { readonly table: TableModel; readonly onSeated: () => void }) {
  const [open, setOpen] = useState(false)
  const update = table.live.shown?.update
  const isOver = update?.outcome !== undefined
  const away = isOver ? undefined : update?.players.find(isAway)
  return (
    <div className="banner banner-watching">
      <Icon name="eye" size={18} />
      <span role="status">
        You are watching{isOver ? ': the match is over.' : '.'}
        {away !== undefined && ` ${away.name} is away.`}
      </span>
      {away !== undefined && (
        <Button small onClick={() => setOpen(true)}>
          Take the seat
        </Button>
      )}
      {open && away !== undefined && (
        <Dialog title={`Play on for ${away.name}`} onClose={() => setOpen(false)}>
          <TakeSeat table={table} seat={away.player_id} command="claim-seat" onSeated={onSeated} />
        </Dialog>
      )}
    </div>
  )
}

/** The invitation comes up by itself, and again from its button, until somebody has sat down. */
function Waiting({ table }: { readonly table: TableModel }) {
  const [open, setOpen] = useState(true)
  return (
    <>
      <div className="banner">
        <span role="status">Waiting for somebody to sit down.</span>
        <Button small icon="link" onClick={() => setOpen(true)}>
          Invite
        </Button>
      </div>
      {open && (
        <Dialog title="Invite somebody" onClose={() => setOpen(false)}>
          <div className="panel-stack">
            <Invite table={table} />
          </div>
        </Dialog>
      )}
    </>
  )
}

interface TakeSeatProps {
  readonly table: TableModel
  readonly seat: number
  /** An open seat is joined; one whose holder stays away is claimed. */
  readonly command: 'join-match' | 'claim-seat'
  readonly onSeated: () => void
}

function TakeSeat({ table, seat, command, onSeated }: TakeSeatProps) {
  const { session, players } = table
  const known = useProfile()
  const [name, setName] = useState(known.name)
  const [problem, setProblem] = useState<string>()
  const other = players.find(player => player.seat !== seat)
  const join = async () => {
    profile.set({ ...profile.get(), name })
    try {
      const joined = await ask<{ readonly player_id: number; readonly token: string }>(session.connection, {
        cmd: command,
        match_id: session.matchId,
        player_id: seat,
        ...(name.trim() === '' ? {} : { name: name.trim() }),
      })
      const names = players.map(player => (player.seat === seat && name.trim() !== '' ? name.trim() : player.name))
      holdSeat({
        matchId: session.matchId,
        seat: joined.player_id,
        token: joined.token,
        game: session.entry.id,
        names,
        at: Date.now(),
        over: false,
      })
      onSeated()
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
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
      <h2>{other === undefined ? 'A seat is open' : `${nameOf(table, other.seat)} waits for a player`}</h2>
      <label className="field">
        <span className="field-label">Your name</span>
        <input className="input" value={name} maxLength={40} onChange={event => setName(event.target.value)} />
      </label>
      <Button submit kind="main">
        Sit down and play
      </Button>
      {problem !== undefined && (
        <p className="banner banner-danger" role="alert">
          {problem}
        </p>
      )}
    </form>
  )
}
