import { Link } from 'wouter'
import { useLoading } from '../match/use-session.ts'
import { Button } from '../shell/button.tsx'
import { HeaderContext } from '../shell/header-slots.tsx'
import { Failure, Waiting } from '../shell/waiting.tsx'
import { SceneFrame } from '../table/scene-frame.tsx'
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
    <main className="table learn" data-game={entry.id} data-latest={table.latest}>
      <h1 className="only-heard">Learn {entry.title}</h1>
      <HeaderContext>
        <b>{entry.title}</b> <span>lesson</span>
      </HeaderContext>
      <section className="lesson" aria-label="Lesson">
        <progress max={count} value={number} aria-label={`Step ${number} of ${count}`} />
        <p className="lesson-text" role="status">
          {isDone ? 'That is all you need. The rest comes with playing.' : step.text}
        </p>
        <div className="lesson-buttons">
          <Link href={`/rules/${entry.id}`} className="button button-quiet">
            All the rules
          </Link>
          {isDone && (
            <Link href={`/play/${entry.id}`} className="button button-main">
              Play a match
            </Link>
          )}
          {!isDone && step.accepts === undefined && (
            <Button kind="main" onClick={progress.next}>
              Go on
            </Button>
          )}
        </div>
      </section>
      <SceneFrame table={table} isLesson />
    </main>
  )
}
