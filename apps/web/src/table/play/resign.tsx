import { useLocation } from 'wouter'
import { useGame, useModel } from '../../match/match-context.tsx'
import { askForSeat } from '../../match/session.ts'
import { Button } from '../../shell/button.tsx'
import { useSecondClick } from '../../shell/second-click.ts'
import { releaseSeat } from '../../state/held-seats.ts'
import { useSeats } from '../seat/seats.ts'
import { useTalk } from '../talk/talk.tsx'

/** With one opponent: resign. With several online: leave, and a bot plays on, so that the others can continue. */
export function ResignButton() {
  const [, navigate] = useLocation()
  const game = useGame()
  const model = useModel()
  const { seat } = useSeats()
  const { say } = useTalk()
  const leaves = game.kind === 'online' && game.start.players.length > 2
  const leave = async () => {
    const bot = game.module.bots[0]?.id
    if (seat === undefined) return
    const request = { cmd: 'leave-match', ...(bot === undefined ? {} : { bot }) } as const
    if (!(await askForSeat(game, seat, request, say))) return
    releaseSeat(game.matchId, seat)
    navigate('/')
  }
  const { armed, click } = useSecondClick(() => void (leaves ? leave() : model.resign()))
  return (
    <Button icon="flag" small {...(armed ? { kind: 'danger' as const } : {})} onClick={click}>
      {armed ? 'Sure?' : leaves ? 'Leave' : 'Resign'}
    </Button>
  )
}
