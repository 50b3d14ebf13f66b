import type { GameAction } from '@turnwise/engine'
import type { TutorialStep } from '@turnwise/ui'
import { useRef, useState } from 'react'
import { ask, wireOf } from '../match/ask.ts'
import type { TableModel } from '../table/use-table.ts'
import type { Lesson } from './lesson.ts'

export interface LessonProgress {
  readonly step: TutorialStep
  /** From 1. */
  readonly number: number
  readonly count: number
  readonly isDone: boolean
  next(): void
  send(action: GameAction): void
}

const END: TutorialStep = { text: '' }

/** Walks through the script: only the action that a step is about leads on. */
export function useLesson({ tutorial, session }: Lesson, table: TableModel | undefined): LessonProgress {
  const [at, setAt] = useState(0)
  const { steps } = tutorial
  const step = steps[at] ?? END
  const play = (seat: number, action: GameAction) =>
    ask(session.connection, { ...wireOf(action), match_id: session.matchId, player_id: seat })
  const goOn = async () => {
    const state = steps[at + 1]?.state
    if (state !== undefined) await ask(session.connection, { cmd: 'set-state', match_id: session.matchId, state })
    setAt(at + 1)
  }
  // One at a time: a second click before the first was played is a slip of the finger.
  const isBusy = useRef(false)
  const oneAtATime = async (work: () => Promise<void>) => {
    if (isBusy.current) return
    isBusy.current = true
    try {
      await work()
    } finally {
      isBusy.current = false
    }
  }
  const send = async (action: GameAction) => {
    if (step.accepts?.(action) !== true) {
      table?.say(step.otherwise ?? 'Not this time: do what the lesson asks for.')
      return
    }
    await play(0, step.as ?? action)
    for (const reply of step.replies ?? []) await play(reply.seat, reply.action)
    await goOn()
  }
  return {
    step,
    number: Math.min(at + 1, steps.length),
    count: steps.length,
    isDone: at >= steps.length,
    next: () => void oneAtATime(goOn),
    send: action => void oneAtATime(() => send(action)),
  }
}
