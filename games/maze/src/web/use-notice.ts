import { useState } from 'react'
import type { MazeEvent } from '../game/events.ts'
import { type Notice, noticeOf } from './moment.ts'

export interface KeptNotice extends Notice {
  /** The moment in which it was learned. */
  readonly seq: number
}

interface Kept {
  readonly seq: number
  readonly notice: KeptNotice | undefined
}

/** What one learned last stays in sight while the others play, until one's next action or a jump. */
export function useNotice(events: readonly MazeEvent[], seq: number, viewer: unknown): KeptNotice | undefined {
  const [kept, setKept] = useState<Kept>({ seq: -1, notice: undefined })
  if (kept.seq === seq) return kept.notice
  const next = { seq, notice: follow(kept.notice, events, seq, viewer) }
  setKept(next)
  return next.notice
}

export function follow(
  before: KeptNotice | undefined,
  events: readonly MazeEvent[],
  seq: number,
  viewer: unknown,
): KeptNotice | undefined {
  const told = noticeOf(events, viewer)
  if (told !== undefined) return { ...told, seq }
  const acted = events.some(event => 'own' in event && event.seat === viewer && event.type !== 'slot-started')
  return events.length === 0 || acted ? undefined : before
}
