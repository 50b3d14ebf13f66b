import { useState } from 'react'
import { Link } from 'wouter'
import { useGame, useMoment } from '../match/match-context.tsx'
import { useLoading } from '../match/use-loading.ts'
import { Button } from '../shell/button.tsx'
import { HeaderContext } from '../shell/header-slots.tsx'
import { Failure, Waiting } from '../shell/waiting.tsx'
import { SceneFrame } from '../table/frame/scene.tsx'
import { useTimeline } from '../table/moment/timeline-model.tsx'
import { PlayProvider } from '../table/play/play.tsx'
import { Rooms } from '../table/rooms.tsx'
import { useTalk } from '../table/talk/talk.tsx'
import { type Lesson, openLesson } from './lesson.ts'
import { useLesson } from './steps.ts'
import '../table/table.css'
import './lesson.css'

/** A first match in which the reader makes the moves. */
export function LearnPage({ game }: { readonly game: string }) {
  // Going back opens the lesson again and repeats the steps up to there.
  const [start, setStart] = useState<{ readonly turn: number; readonly done: Lesson['done'] }>({ turn: 0, done: [] })
  const lesson = useLoading(`${game} ${start.turn}`, () => openLesson(game, start.done))
  if (lesson.status === 'loading') return <Waiting text="Loading…" />
  if (lesson.status === 'failed') {
    return (
      <Failure title="There is no lesson here" text={lesson.message}>
        <Link href={`/rules/${game}`} className="button button-main">
          Read the rules
        </Link>
      </Failure>
    )
  }
  const reopen = (done: Lesson['done']) => setStart({ turn: start.turn + 1, done })
  return <Lessons key={start.turn} lesson={lesson.value} reopen={reopen} />
}

interface LessonsProps {
  readonly lesson: Lesson
  readonly reopen: (done: Lesson['done']) => void
}

function Lessons(props: LessonsProps) {
  return (
    <Rooms game={props.lesson.session}>
      <LessonTable {...props} />
    </Rooms>
  )
}

function LessonTable({ lesson, reopen }: LessonsProps) {
  const { entry } = useGame()
  const { seq } = useMoment()
  const { latest } = useTimeline()
  const { say } = useTalk()
  const { step, number, count, isDone, isWaiting, back, skip, take } = useLesson(lesson, reopen)
  const points = isWaiting ? undefined : step.points
  const isReading = step.accepts === undefined
  return (
    <main className="table learn" data-game={entry.id} data-latest={latest} data-seq={seq}>
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
            Rules
          </Link>
          <Button
            icon="back"
            iconOnly
            because={back === undefined ? 'This is the first step.' : undefined}
            onRefused={say}
            onClick={() => back?.()}
          >
            Back
          </Button>
          {isDone ? (
            <Link href={`/play/${entry.id}`} className="button button-main">
              Play a match
            </Link>
          ) : (
            <Button {...(isReading && !isWaiting ? { kind: 'main' as const } : {})} onClick={skip}>
              {isReading ? 'Go on' : 'Skip'}
            </Button>
          )}
        </div>
      </section>
      <PlayProvider take={take}>
        <SceneFrame strip={{}} {...(points === undefined ? {} : { marks: { points } })} />
      </PlayProvider>
    </main>
  )
}
