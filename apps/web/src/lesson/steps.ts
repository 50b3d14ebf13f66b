import { latestOf, legalOf } from '@turnwise/client/match'
import type { GameAction } from '@turnwise/engine'
import type { TutorialStep } from '@turnwise/ui'
import { useRef, useState } from 'react'
import { useMatch, useMoment } from '../match/match-context.tsx'
import { useTalk } from '../table/talk/talk.tsx'
import { type Lesson, type LessonMove, play } from './lesson.ts'

export interface LessonProgress {
  readonly step: TutorialStep
  /** From 1. */
  readonly number: number
  readonly count: number
  readonly isDone: boolean
  /** The board still shows what the last step did. */
  readonly isWaiting: boolean
  /** To the next step; if this step asks for an action, the lesson takes it. */
  skip(): void
  /** To the step before; undefined at the first. */
  readonly back: (() => void) | undefined
  take(action: GameAction): void
}

const END: TutorialStep = { text: '' }

interface Place {
  readonly done: Lesson['done']
  /** The moment at which the text of this step is shown. */
  readonly seq: number
}

/** Steps through the script: only the action that a step expects leads on, and the text waits for the board. */
export function useLesson(lesson: Lesson, reopen: (done: Lesson['done']) => void): LessonProgress {
  const { steps } = lesson.tutorial
  const { isMoving } = useMoment()
  const latest = useMatch(latestOf)
  const legal = useMatch(state => legalOf(state))
  const { say } = useTalk()
  const [place, setPlace] = useState<Place>({ done: lesson.done, seq: 0 })
  const isWaiting = isMoving || latest < place.seq
  const next = place.done.length
  const at = isWaiting ? Math.max(0, next - 1) : next
  const step = steps[at] ?? END
  // One at a time: a second click before the first was played is ignored as accidental.
  const isBusy = useRef(false)
  const goOn = async (moves: readonly LessonMove[]) => {
    if (isBusy.current || isWaiting) return
    isBusy.current = true
    try {
      const state = steps[next + 1]?.state
      const all = state === undefined ? moves : [...moves, { state }]
      let seq = place.seq
      for (const move of all) seq = await play(lesson.session, move)
      setPlace({ done: [...place.done, all], seq })
    } finally {
      isBusy.current = false
    }
  }
  const movesOf = (action: GameAction): readonly LessonMove[] => [
    { seat: 0, action: step.as ?? action },
    ...(step.replies ?? []),
  ]
  const skip = () => {
    if (step.accepts === undefined) return void goOn([])
    const action = step.as ?? legal.find(one => step.accepts?.(one))
    if (action === undefined) say('This step cannot be skipped: do what it asks for.')
    else void goOn(movesOf(action))
  }
  return {
    step,
    number: Math.min(at + 1, steps.length),
    count: steps.length,
    isDone: at >= steps.length,
    isWaiting,
    skip,
    back: next === 0 ? undefined : () => reopen(place.done.slice(0, -1)),
    take: action => {
      if (step.accepts?.(action) === true) void goOn(movesOf(action))
      else say(step.otherwise ?? 'Not yet: do what the lesson asks for.')
    },
  }
}
