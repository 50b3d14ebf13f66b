import { type GameAction, sameJson } from '@turnwise/engine'
import { useState } from 'react'
import { Link } from 'wouter'
import { useLoading } from '../match/use-session.ts'
import { HeaderContext } from '../shell/header-slots.tsx'
import { Failure, Waiting } from '../shell/waiting.tsx'
import { SceneFrame } from '../table/scene-frame.tsx'
import { type TableModel, useTable } from '../table/use-table.ts'
import { type OpenPuzzle, openPuzzle } from './open-puzzle.ts'
import { PuzzlePanel, TRIES } from './puzzle-panel.tsx'
import { daysInARow, keepSolved, today, useSolved } from './streak.ts'
import '../table/table.css'
import '../review/review.css'
import './puzzle.css'

/** One position, one clearly best choice, three tries. The same for all players on one date. */
export function PuzzlePage({ game, day = today() }: { readonly game?: string | undefined; readonly day?: number }) {
  const opened = useLoading(`${game} ${day}`, () => openPuzzle(day, game))
  if (opened.status === 'loading') return <Waiting text="Setting the table…" />
  if (opened.status === 'failed') return <Failure title="There is no puzzle here" text={opened.message} />
  return <Asked key={`${game} ${day}`} opened={opened.value} day={day} />
}

function Asked({ opened, day }: { readonly opened: OpenPuzzle; readonly day: number }) {
  const table = useTable(opened.session)
  const [tried, setTried] = useState<readonly GameAction[]>([])
  const solvedDays = useSolved()
  if (table === undefined) return <Waiting text="Setting the table…" />
  const { choices } = opened.puzzle
  const [best] = choices
  const last = tried.at(-1)
  const isSolved = last !== undefined && best !== undefined && sameJson(last, best.action)
  const isOver = isSolved || tried.length >= TRIES
  const send = (action: GameAction) => {
    if (isOver) return
    if (tried.some(other => sameJson(other, action))) return table.say('You have tried this one: choose another.')
    setTried([...tried, action])
    const isBest = best !== undefined && sameJson(action, best.action)
    if (isBest) keepSolved(day)
    if (isBest || tried.length + 1 >= TRIES) table.send(best?.action ?? action)
    else {
      const choice = choices.find(other => sameJson(other.action, action))
      table.say(`Not the best. After it the chance to win is ${Math.round((choice?.value ?? 0) * 100)} %.`, 'note')
    }
  }
  return (
    <PuzzleTable table={table} opened={opened} send={send}>
      <PuzzlePanel
        puzzle={opened.puzzle}
        title={opened.entry.title}
        tried={tried}
        isSolved={isSolved}
        isOver={isOver}
        days={daysInARow(solvedDays, day)}
        solved={solvedDays}
        day={day}
      />
    </PuzzleTable>
  )
}

interface PuzzleTableProps {
  readonly table: TableModel
  readonly opened: OpenPuzzle
  readonly send: (action: GameAction) => void
  readonly children: React.ReactNode
}

function PuzzleTable({ table, opened, send, children }: PuzzleTableProps) {
  const { entry } = opened
  const left = table.legal.filter(action => opened.puzzle.choices.some(choice => sameJson(choice.action, action)))
  return (
    <main className="table puzzle" data-game={entry.id} data-latest={table.latest} data-seq={table.seq}>
      <h1 className="only-heard">Puzzle of the day, {entry.title}</h1>
      <HeaderContext>
        <b>Puzzle of the day</b> <span>{entry.title}</span>
      </HeaderContext>
      {/* After the choice the match does not continue. */}
      <SceneFrame table={{ ...table, legal: left, send }} isLesson />
      <aside className="puzzle-panel" aria-label="Puzzle">
        {children}
        <p className="review-fine">
          <Link href={`/play/${entry.id}`}>Play {entry.title}</Link>
        </p>
      </aside>
    </main>
  )
}
