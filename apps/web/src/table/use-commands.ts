import { type HeldSeat, Refusal } from '@turnwise/client'
import type { GameAction, Seat } from '@turnwise/engine'
import { useCallback } from 'react'
import { heldSeat, type SeatRequest, type Session } from '../match/session.ts'
import { useSettings } from '../state/settings.ts'
import type { MarksControl } from './use-marks.ts'
import { useSendOnce } from './use-send-once.ts'

/** What the player can ask the table for. */
export interface Commands {
  /** An action is being sent to the table. */
  readonly isSending: boolean
  /** Plays an action, in a slow match after a confirmation. */
  send(action: GameAction): void
  confirm(accept: boolean): void
  /** Sends a command for this seat; a refusal becomes a remark. */
  command(request: SeatRequest): Promise<boolean>
}

interface Commanded {
  readonly session: Session
  readonly seat: Seat | undefined
  readonly legal: readonly GameAction[]
  /** The present, for which actions are meant; undefined until it is known. */
  readonly seq: number | undefined
  readonly control: MarksControl
}

export function useCommands({ session, seat, legal, seq, control }: Commanded): Commands {
  const asksFirst = useAsksFirst(session)
  const { isSending, sendOnce } = useSendOnce()
  const { marks, setPending, clear } = control
  const { pending, say } = marks
  const attempt = useCallback(
    async (work: (held: HeldSeat) => Promise<unknown>) => {
      try {
        if (seat === undefined) return false
        await work(heldSeat(session, seat))
        return true
      } catch (error) {
        say(error instanceof Refusal ? error.message : 'The table cannot be reached just now.')
        return false
      }
    },
    [session, seat, say],
  )
  const command = useCallback(
    (request: SeatRequest) => attempt(held => session.connection.request({ ...held, ...request })),
    [attempt, session],
  )
  const play = (action: GameAction) => {
    if (seq === undefined) return
    clear()
    sendOnce(seq, () => attempt(held => session.connection.act(held, action, seq)))
  }
  return {
    isSending,
    command,
    send: action => {
      // With a single legal action there is nothing to confirm.
      if (asksFirst && legal.length !== 1) setPending(action)
      else play(action)
    },
    confirm: accept => {
      setPending(undefined)
      if (accept && pending !== undefined) play(pending)
    },
  }
}

const DAY = 86_400

function useAsksFirst({ kind, start }: Session): boolean {
  const { confirm } = useSettings()
  const isSlow = start.clock === undefined || (start.clock.kind === 'move' && start.clock.seconds >= DAY)
  return confirm && kind === 'online' && isSlow
}
