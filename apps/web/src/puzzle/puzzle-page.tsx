import { type GameAction, type Stance, sameJson } from '@turnwise/engine'
import { ROOMY } from '@turnwise/ui'
import { useState } from 'react'
import { useModel, useMoment } from '../match/match-context.tsx'
import { useLoading } from '../match/use-loading.ts'
import { REVIEW_STRIP } from '../review/lifted-choices.tsx'
import { HeaderContext } from '../shell/header-slots.tsx'
import { Failure, Waiting } from '../shell/waiting.tsx'
import { useMedia } from '../state/settings.ts'
import { Rail } from '../table/frame/rail.tsx'
import { SceneFrame, type SceneFrameProps } from '../table/frame/scene.tsx'
import { useTimeline } from '../table/moment/timeline-model.tsx'
import { PlayProvider } from '../table/play/play.tsx'
import { Rooms } from '../table/rooms.tsx'
import { useTalk } from '../table/talk/talk.tsx'
import { nameDay, parseDay, today } from './days.ts'
import { type OpenPuzzle, openPuzzle } from './open-puzzle.ts'
import { PuzzlePanel } from './puzzle-panel.tsx'
import { PuzzleTools } from './puzzle-tools.tsx'
import { daysInARow, keepSolved, useSolved } from './streak.ts'
import { daysText, Week } from './week.tsx'
import '../table/table.css'
import '../review/review.css'
import './puzzle.css'

interface PuzzlePageProps {
  readonly game?: string | undefined
  /** `2026-11-16`; today without it. */
  readonly date?: string | undefined
}

/** One position, one clearly best choice, three tries. The same for all players on one date. */
export function PuzzlePage({ game, date }: PuzzlePageProps) {
  const day = date === undefined ? today() : parseDay(date)
  const key = `${game} ${day}`
  const opened = useLoading(key, async () => (day === undefined ? undefined : openPuzzle(day, game)))
  if (opened.status === 'loading') return <Waiting text="Loading…" />
  if (opened.status === 'failed') return <Failure title="There is no puzzle here" text={opened.message} />
  if (day === undefined || opened.value === undefined) {
    return <Failure title="There is no puzzle here" text="There is one for every day up to today." />
  }
  return (
    <Rooms key={key} game={opened.value.session}>
      <Asked opened={opened.value} day={day} />
    </Rooms>
  )
}

const MOST_TRIES = 3
/** The panels that make sense beside a single position. */
const PANELS = ['rules'] as const

function Asked({ opened, day }: { readonly opened: OpenPuzzle; readonly day: number }) {
  const { session, puzzle, entry } = opened
  const model = useModel()
  const { seq } = useMoment()
  const { latest } = useTimeline()
  const { say } = useTalk()
  const isWide = useMedia(ROOMY)
  const [tried, setTried] = useState<readonly GameAction[]>([])
  const [ruledOut, setRuledOut] = useState<readonly GameAction[]>([])
  const solvedDays = useSolved()
  const { choices, state, seat } = puzzle
  const best = choices[0]?.action
  // With two choices a second try would be no question.
  const tries = Math.min(MOST_TRIES, choices.length - 1)
  const isSolved = tried.some(action => sameJson(action, best))
  const isOver = isSolved || tried.length >= tries
  const why = (action: GameAction, stance: Stance) =>
    session.module.explain?.(action, session.module.game.view(state, seat), stance)
  const isOpen = (action: GameAction) => ![...tried, ...ruledOut].some(other => sameJson(other, action))
  const open = choices.filter(({ action }) => isOpen(action))
  const take = (action: GameAction) => {
    if (isOver || !isOpen(action)) return
    const isBest = sameJson(action, best)
    setTried([...tried, action])
    if (isBest) keepSolved(day)
    if (isBest || tried.length + 1 >= tries) return void model.act(best ?? action)
    const value = Math.round((choices.find(other => sameJson(other.action, action))?.value ?? 0) * 100)
    say(`Not the best: ${value} %. ${why(action, 'against') ?? 'Try another.'}`, 'note')
  }
  const giveHint = () => {
    const worst = open.at(-1)
    if (worst === undefined) return
    setRuledOut([...ruledOut, worst.action])
    say(`Hint: not ${worst.text}. ${why(worst.action, 'against') ?? ''}`.trim(), 'note')
  }
  const panel = isOver && (
    <PuzzlePanel opened={opened} tried={tried} isSolved={isSolved} solved={solvedDays} day={day} why={why} />
  )
  const asking: SceneFrameProps = {
    plates: 'always',
    strip: {
      tools: (
        <PuzzleTools
          left={tries - tried.length}
          tries={tries}
          because={open.length <= 2 ? 'Only two are left: choose one.' : undefined}
          onHint={giveHint}
          onRefused={why => say(why, 'note')}
        />
      ),
    },
  }
  const over: SceneFrameProps = {
    plates: 'if-room',
    fixed: REVIEW_STRIP,
    strip: { actions: null, remark: { text: `${isSolved ? 'Yes' : 'Best'}: ${choices[0]?.text}.`, tone: 'note' } },
  }
  const isToday = day === today()
  return (
    <main className="table puzzle" data-game={entry.id} data-latest={latest} data-seq={seq}>
      <h1 className="only-heard">Puzzle of the day, {entry.title}</h1>
      <HeaderContext>
        <b>Puzzle of the day</b>{' '}
        <span>
          {entry.title}
          <span className="puzzle-day"> · {nameDay(day)}</span>
        </span>
      </HeaderContext>
      <div className="puzzle-column">
        {/* After the choice the match does not continue: there is nothing to play, as in a review. */}
        <PlayProvider take={take} only={action => !isOver && isOpen(action)}>
          <SceneFrame {...(isOver ? over : asking)}>
            {!isOver && (
              <p className="puzzle-ask">
                <b>Find the best choice</b>
                {isToday && (
                  <>
                    {daysInARow(solvedDays, day) > 0 && <span>{daysText(daysInARow(solvedDays, day))}</span>}
                    <Week solved={solvedDays} day={day} />
                  </>
                )}
              </p>
            )}
          </SceneFrame>
        </PlayProvider>
        {!isWide && isOver && <aside className="puzzle-sheet">{panel}</aside>}
      </div>
      {isWide && (
        <Rail
          key={String(isOver)}
          panels={PANELS}
          {...(isOver ? { own: { title: 'Puzzle of the day', icon: 'hint', content: panel } } : {})}
        />
      )}
    </main>
  )
}
