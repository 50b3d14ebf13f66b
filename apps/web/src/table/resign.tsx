import { useLocation } from 'wouter'
import { Button } from '../shell/button.tsx'
import { useSecondClick } from '../shell/use-second-click.ts'
import { releaseSeat } from '../state/held-seats.ts'
import type { TableModel } from './use-table.ts'

/** With one opponent: resign. With several online: leave, and a bot plays on, so that the others can continue. */
export function ResignButton({ table }: { readonly table: TableModel }) {
  const [, navigate] = useLocation()
  const { session, players, seat, model } = table
  const leaves = session.kind === 'online' && players.length > 2
  const leave = async () => {
    const bot = session.module.bots[0]?.id
    const left = await table.command({ cmd: 'leave-match', ...(bot === undefined ? {} : { bot }) })
    if (!left || seat === undefined) return
    releaseSeat(session.matchId, seat)
    navigate('/')
  }
  const { armed, click } = useSecondClick(() => void (leaves ? leave() : table.ask(model.resign())))
  return (
    <Button icon="flag" small {...(armed ? { kind: 'danger' as const } : {})} onClick={click}>
      {armed ? 'Sure?' : leaves ? 'Leave' : 'Resign'}
    </Button>
  )
}
