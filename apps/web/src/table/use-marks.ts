import type { GameAction, Seat } from '@turnwise/engine'
import type { RemarkTone } from '@turnwise/ui'
import { useCallback, useState } from 'react'
import type { Session } from '../match/session.ts'
import { speaker } from '../shell/speaker.ts'

/** A sentence for the status line: a refusal or a note. */
export interface Remark {
  readonly text: string
  readonly tone: RemarkTone
}

/** What the page says to the player and marks on the board, until something happens. */
export interface Marks {
  /** The last refusal or remark. */
  readonly remark: Remark | undefined
  /** The last event in words, for screen readers. */
  readonly announcement: string
  readonly hint: GameAction | undefined
  /** The action that waits for confirmation, in a slow match. */
  readonly pending: GameAction | undefined
  say(sentence: string, tone?: RemarkTone): void
  announce(sentence: string): void
  setHint(hint: GameAction | undefined): void
}

/** The marks, and how the rest of the table changes them. */
export interface MarksControl {
  readonly marks: Marks
  setPending(action: GameAction | undefined): void
  /** Remark, hint and pending action belong to one moment. */
  clear(): void
}

export function useMarks(session: Session, seat: Seat | undefined): MarksControl {
  const [remark, setRemark] = useState<Remark>()
  const [announcement, announce] = useState('')
  const [hint, setHint] = useState<GameAction>()
  const [pending, setPending] = useState<GameAction>()
  const clear = useCallback(() => {
    setRemark(undefined)
    setHint(undefined)
    setPending(undefined)
  }, [])
  const say = useCallback((text: string, tone: RemarkTone = 'refusal') => {
    if (tone === 'refusal') speaker.play('error')
    setRemark({ text, tone })
  }, [])
  // If players have secrets, remarks to one player must not be shown to the next one at this device.
  const [saidTo, setSaidTo] = useState(seat)
  if (saidTo !== seat && session.hasSecrets) {
    setSaidTo(seat)
    announce('')
    clear()
  }
  return { marks: { remark, announcement, hint, pending, say, announce, setHint }, setPending, clear }
}
