import { useState } from 'react'
import { useLocation } from 'wouter'
import { useGame, useModel, useSight } from '../../match/match-context.tsx'
import { askForSeat } from '../../match/session.ts'
import { Button } from '../../shell/button.tsx'
import { Choices } from '../../shell/choices.tsx'
import { useSecondClick } from '../../shell/second-click.ts'
import { releaseSeat } from '../../state/held-seats.ts'
import { changeSettings, settings, useBoardSettings } from '../../state/settings.ts'
import { useTimeline } from '../moment/timeline-model.tsx'
import { useSeats } from '../seat/seats.ts'
import { useTalk } from '../talk/talk.tsx'
import { useNewGame } from './new-game.ts'
import { SkinChoice } from './skin-choice.tsx'
import { useUndo } from './undo.ts'

/** Less common commands: restart the turn, offers, resign, a new game. */
export function MorePanel() {
  const { kind, own, board, entry, start } = useGame()
  const { outcome } = useSight().update
  const { open } = useTimeline()
  const { choices } = useBoardSettings(entry.id)
  const undo = useUndo()
  const newGame = useNewGame()
  const isPlaying = outcome === undefined && own.length > 0
  return (
    <div className="panel-stack more">
      <Button icon="history" onClick={open}>
        Timeline
      </Button>
      {undo.restart !== undefined && (
        <Button icon="restart" onClick={undo.restart}>
          Restart turn
        </Button>
      )}
      {kind === 'online' && isPlaying && start.players.length > 1 && <OfferDraw />}
      {isPlaying && <ResignButton />}
      {board?.choices?.map(({ id, title, values }) => (
        <Choices
          key={id}
          legend={title}
          value={choices?.[id] ?? values[0]?.id ?? ''}
          options={values.map(value => ({ value: value.id, title: value.title }))}
          onChange={value => changeSettings({ choices: { ...settings.get().choices, [`${entry.id}.${id}`]: value } })}
        />
      ))}
      {board?.skin !== undefined && <SkinChoice game={entry.id} parts={board.skin} />}
      {kind === 'local' && (
        <Button icon="plus" onClick={newGame.click}>
          {newGame.armed ? 'Leave this match? Click again' : 'New game'}
        </Button>
      )}
    </div>
  )
}

function OfferDraw() {
  const model = useModel()
  const { say } = useTalk()
  const { offer } = useSight().update
  const [asked, setAsked] = useState(false)
  const because = offer !== undefined ? 'Another offer is waiting for an answer.' : undefined
  return (
    <Button
      icon="draw"
      because={because ?? (asked ? 'You have offered a draw.' : undefined)}
      onRefused={say}
      onClick={() => {
        setAsked(true)
        void model.offer('draw').then(() => setAsked(false))
      }}
    >
      Offer draw
    </Button>
  )
}

/** With one opponent: resign. With several online: leave, and a bot plays on, so that the others can continue. */
function ResignButton() {
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
