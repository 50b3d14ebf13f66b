import { isSending, legalOf } from '@turnwise/client/match'
import type { GameAction } from '@turnwise/engine'
import { createContext, type ReactNode, use, useState } from 'react'
import { useGame, useMatch, useModel, useMoment, useSettled, useSight } from '../../match/match-context.tsx'
import type { Session } from '../../match/session.ts'
import { useSettings } from '../../state/settings.ts'
import { useSeats } from '../seat/seats.ts'
import { useTalk } from '../talk/talk.tsx'

/** What the player may do now, and the marks that this leaves on the board. */
export interface Play {
  /** Empty while something moves or is under way, and while an earlier moment is shown. */
  readonly legal: readonly GameAction[]
  readonly complete: boolean
  /** An action is being sent to the table. */
  readonly isSending: boolean
  readonly hint: GameAction | undefined
  /** The action that waits for confirmation, in a slow match. */
  readonly pending: GameAction | undefined
  /** Plays an action, in a slow match after a confirmation. */
  take(action: GameAction): void
  confirm(accept: boolean): void
  setHint(hint: GameAction | undefined): void
}

const PlayContext = createContext<Play | undefined>(undefined)

interface PlayProps {
  /** What a page does with an action in place of sending it. */
  readonly take?: (action: GameAction) => void
  /** Of the legal actions only these are offered. */
  readonly only?: (action: GameAction) => boolean
  readonly children: ReactNode
}

export function PlayProvider({ take, only, children }: PlayProps) {
  const game = useGame()
  const model = useModel()
  const { clear } = useTalk()
  const { seat } = useSeats()
  const { seq } = useMoment()
  const sight = useSight()
  const all = useMatch(state => legalOf(state))
  const isUnderWay = useMatch(state => isSending(state))
  const asksFirst = useAsksFirst(game)
  // Hint and pending action belong to one moment, and to one player at this device.
  const [marks, setMarks] = useState<Marks>({})
  const key = `${seat} ${seq}`
  const { hint, pending } = marks.key === key ? marks : {}
  useSettled((now, before) => {
    if (now.log.length > before.log.length) setMarks({})
  })
  const play = (action: GameAction) => {
    setMarks({})
    clear()
    void model.act(action)
  }
  const value: Play = {
    legal: only === undefined ? all : all.filter(only),
    complete: sight.update.complete ?? true,
    isSending: isUnderWay,
    hint,
    pending,
    take(action) {
      if (take !== undefined) take(action)
      // With a single legal action there is nothing to confirm.
      else if (asksFirst && all.length !== 1) setMarks({ key, hint, pending: action })
      else play(action)
    },
    confirm(accept) {
      setMarks({ key, hint })
      if (accept && pending !== undefined) play(pending)
    },
    setHint: action => setMarks({ key, hint: action, pending }),
  }
  return <PlayContext value={value}>{children}</PlayContext>
}

interface Marks {
  readonly key?: string
  readonly hint?: GameAction | undefined
  readonly pending?: GameAction | undefined
}

export function usePlay(): Play {
  const play = use(PlayContext)
  if (play === undefined) throw new Error('Nothing can be played on this page.')
  return play
}

/** An action as a player reads it. */
export function useLabel(): (action: GameAction) => string {
  const { board, module } = useGame()
  const { view } = useMoment()
  return action => board?.describeAction?.(action, view) ?? module.face.describeAction(action, view)
}

const DAY = 86_400

function useAsksFirst({ kind, start }: Session): boolean {
  const { confirm } = useSettings()
  const isSlow = start.clock === undefined || (start.clock.kind === 'move' && start.clock.seconds >= DAY)
  return confirm && kind === 'online' && isSlow
}
