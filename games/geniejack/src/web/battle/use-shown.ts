import { useEffect, useState } from 'react'
import type { Event } from '../../game/events.ts'
import type { GameView } from '../../game/types.ts'
import { type Frame, framesOf } from './frames.ts'
import { type Shown, shownOf } from './shown.ts'

interface Play {
  readonly seq: number
  readonly view: GameView
  readonly frames: readonly Frame[]
  readonly at: number
}

export interface Playback {
  readonly shown: Shown
  readonly isPlaying: boolean
  /** Shows the present at once. */
  finish(): void
}

/** Plays what happened, one frame after the other; a jump, another speed of 0 or `finish` shows the present. */
export function useShown(view: GameView, events: readonly Event[], seq: number, pace: number): Playback {
  const [kept, setPlay] = useState<Play>(() => ({ seq, view, frames: [], at: 0 }))
  let play = kept
  if (kept.seq !== seq) {
    const frames = pace > 0 ? framesOf(shownOf(kept.view), events, view) : []
    play = { seq, view, frames, at: 0 }
    setPlay(play)
  }
  const frame = pace > 0 ? play.frames[play.at] : undefined
  const hold = frame === undefined ? undefined : frame.hold * pace
  const { at } = play
  useEffect(() => {
    if (hold === undefined) return
    const timer = setTimeout(() => setPlay(now => (now.seq === seq ? { ...now, at: at + 1 } : now)), hold)
    return () => clearTimeout(timer)
  }, [seq, at, hold])
  return {
    shown: frame?.shown ?? shownOf(view),
    isPlaying: frame !== undefined,
    finish: () => setPlay(now => (now.at >= now.frames.length ? now : { ...now, at: now.frames.length })),
  }
}
