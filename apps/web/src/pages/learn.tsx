import { Link } from 'wouter'
import { useLoading } from '../match/use-session.ts'
import { Button } from '../shell/button.tsx'
import { Failure, Waiting } from '../shell/waiting.tsx'
import { ActionBar } from '../table/action-bar.tsx'
import { BoardSlot } from '../table/board-slot.tsx'
import { StatusLine } from '../table/status-line.tsx'
import { type TableModel, useTable } from '../table/use-table.ts'
import { type Lesson, openLesson } from './lesson.ts'
import { type LessonProgress, useLesson } from './use-lesson.ts'
import '../table/table.css'
import './learn.css'

/** A first match in which one does the moves. */
export function LearnPage({ game }: { readonly game: string }) {
  const lesson = useLoading(game, () => openLesson(game))
  if (lesson.status === 'loading') return <Waiting text="Setting the table…" />
  if (lesson.status === 'failed') return <Failure title="There is no lesson here" text={lesson.message} />
  return <Lessons lesson={lesson.value} />
}

function Lessons({ lesson }: { readonly lesson: Lesson }) {
  const table = useTable(lesson.session)
  const progress = useLesson(lesson, table)
  if (table === undefined) return <Waiting text="Setting the table…" />
  return <LessonTable table={{ ...table, send: progress.send }} progress={progress} />
}

function LessonTable({ table, progress }: { readonly table: TableModel; readonly progress: LessonProgress }) {
  const { step, number, count, isDone } = progress
  const { entry } = table.session
  return (
    <main className="table learn">
      <div className="table-main">
        <h1 className="only-heard">Learn {entry.title}</h1>
        <section className="lesson" aria-label="Lesson">
          <progress max={count} value={number} aria-label={`Step ${number} of ${count}`} />
          <Link href={`/rules/${entry.id}`} className="lesson-rules">
            All the rules
          </Link>
          <p className="lesson-text" role="status">
            {isDone ? 'That is all you need. The rest comes with playing.' : step.text}
          </p>
          {isDone && (
            <Link href={`/play/${entry.id}`} className="button button-main lesson-next">
              Play a match
            </Link>
          )}
          {!isDone && step.accepts === undefined && (
            <div className="lesson-next">
              <Button kind="main" onClick={progress.next}>
                Go on
              </Button>
            </div>
          )}
        </section>
        <StatusLine table={table} />
        <BoardSlot table={table} />
        <ActionBar table={table} />
      </div>
    </main>
  )
}
