import { type GameAction, levelTitle, type Stance, sameJson } from '@turnwise/engine'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { Button } from '../shell/button.tsx'
import { messageOf } from '../shell/message-of.ts'
import { ShareLink } from '../shell/share-link.tsx'
import { useTalk } from '../table/talk/talk.tsx'
import { formatDay, hoursLeft, nameDay, today } from './days.ts'
import { gameOfDay, type OpenPuzzle, playOn } from './open-puzzle.ts'
import { bestRow, daysInARow } from './streak.ts'
import { daysText, Week } from './week.tsx'

interface PuzzlePanelProps {
  readonly opened: OpenPuzzle
  readonly tried: readonly GameAction[]
  readonly isSolved: boolean
  readonly solved: readonly number[]
  readonly day: number
  /** What speaks for a choice, or against it. */
  why(action: GameAction, stance: Stance): string | undefined
}

/** When the puzzle is over: why the best choice is best, every choice with its chance, the streak, and where to go next. */
export function PuzzlePanel(props: PuzzlePanelProps) {
  const { opened, tried, isSolved, solved, day } = props
  const { puzzle, session } = opened
  const { bots } = session.module
  const judge = bots.findLast(({ evaluate }) => evaluate !== undefined)
  return (
    <div className="puzzle-over">
      <h2>{isSolved ? `Solved on the ${['first', 'second', 'third'][tried.length - 1]} try` : 'Not this time'}</h2>
      <p role="status">{explanation(props)}</p>
      <Chances {...props} />
      {day === today() && (
        <div className="puzzle-days">
          <p>
            <b>{daysText(daysInARow(solved, day))}</b>
            <small>Your best: {bestRow(solved)}</small>
          </p>
          <Week solved={solved} day={day} hasLetters />
        </div>
      )}
      <Next {...props} />
      <p className="review-fine">
        {puzzle.isExact
          ? 'Exact chances: every end of the game from here is solved.'
          : `Judged by ${judge === undefined ? 'the strongest bot' : levelTitle(bots, judge)}, and again by a deeper search.`}
      </p>
    </div>
  )
}

/** Why the best choice is best, and what the choice taken or the second best lacks. */
function explanation({ opened, tried, why }: PuzzlePanelProps): string {
  const [best, second] = opened.puzzle.choices
  const wrong = tried.find(action => best !== undefined && !sameJson(action, best.action))
  const other = opened.puzzle.choices.find(({ action }) => sameJson(action, wrong ?? second?.action))
  const otherWhy = other === undefined ? undefined : why(other.action, 'against')
  return [
    `Best: ${best?.text}.`,
    best === undefined ? '' : (why(best.action, 'for') ?? ''),
    otherWhy === undefined ? '' : `${other?.text}: ${otherWhy}`,
  ]
    .filter(part => part !== '')
    .join(' ')
}

function Chances({ opened, tried }: PuzzlePanelProps) {
  const { puzzle, entry } = opened
  return (
    <>
      <h3>{entry.seats.max === 1 ? 'Chance to clear the run' : 'Chance to win'} after each</h3>
      <ul className="puzzle-chances">
        {puzzle.choices.map(({ action, text, value }, i) => (
          <li key={text} data-best={i === 0}>
            <span>
              {i === 0 && '★ '}
              {text}
              {tried.some(other => sameJson(other, action)) && <small>your choice</small>}
            </span>
            <span className="puzzle-bar" aria-hidden="true">
              <i style={{ width: `${value * 100}%` }} />
            </span>
            <output>{Math.round(value * 100)} %</output>
          </li>
        ))}
      </ul>
    </>
  )
}

function Next({ opened, day }: PuzzlePanelProps) {
  const { say } = useTalk()
  const [, navigate] = useLocation()
  const { entry } = opened
  const next = useNextGame(day)
  const go = async () => {
    try {
      navigate(await playOn(opened))
    } catch (error) {
      say(messageOf(error))
    }
  }
  return (
    <>
      <div className="puzzle-next">
        <ShareLink
          title={`Puzzle of ${nameDay(day)}, ${entry.title}`}
          label="Link to this puzzle"
          makeUrl={() => `${location.origin}/puzzle/${entry.id}/${formatDay(day)}`}
          onFailed={message => say(message)}
        />
        <Button icon="play" kind="main" onClick={() => void go()}>
          Play on from here
        </Button>
      </div>
      <p className="puzzle-more">
        {next !== undefined && `Next puzzle in ${hoursLeft()} h: ${next}. `}
        <Link href="/puzzles">Older puzzles</Link>
      </p>
    </>
  )
}

/** The game of tomorrow's puzzle; undefined while it is looked up, and for older puzzles. */
function useNextGame(day: number): string | undefined {
  const [title, setTitle] = useState<string>()
  useEffect(() => {
    let isGone = false
    if (day === today()) {
      void gameOfDay(day + 1).then(({ loaded }) => {
        if (!isGone) setTitle(loaded.entry.title)
      })
    }
    return () => {
      isGone = true
    }
  }, [day])
  return title
}
