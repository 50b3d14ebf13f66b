import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { Button } from '../shell/button.tsx'
import { releaseSeat } from '../state/held-seats.ts'
import type { TableModel } from './use-table.ts'

/** A second click within three seconds, so that a slip costs nothing. */
const GRACE = 3000

/** With one opponent: give up. With several online: leave, and a bot plays on, so that the others still have a match. */
export function ResignButton({ table }: { readonly table: TableModel }) {
  const [armed, setArmed] = useState(false)
  const [, navigate] = useLocation()
  const { session, players, chair } = table
  const leaves = session.kind === 'online' && players.length > 2
  useEffect(() => {
    if (!armed) return
    const timer = setTimeout(() => setArmed(false), GRACE)
    return () => clearTimeout(timer)
  }, [armed])
  const leave = async () => {
    const bot = session.module.bots.at(-1)?.id
    const left = await table.command({ cmd: 'leave-match', ...(bot === undefined ? {} : { bot }) })
    if (!left || chair.seat === undefined) return
    releaseSeat(session.matchId, chair.seat)
    navigate('/')
  }
  return (
    <Button
      icon="flag"
      small
      {...(armed ? { kind: 'danger' as const } : {})}
      onClick={() => {
        setArmed(!armed)
        if (armed) void (leaves ? leave() : table.command({ cmd: 'resign' }))
      }}
    >
      {armed ? 'Sure?' : leaves ? 'Leave' : 'Resign'}
    </Button>
  )
}
