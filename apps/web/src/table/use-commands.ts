import { Refusal } from '@turnwise/client'
import { isSending } from '@turnwise/client/match'
import type { GameAction, Seat } from '@turnwise/engine'
import { heldSeat, type SeatRequest, type Session } from '../match/session.ts'
import type { Matched } from '../match/use-match.ts'
import { useSettings } from '../state/settings.ts'
import type { MarksControl } from './use-marks.ts'

/** What the player can ask the table for. */
export interface Commands {
  /** An action is being sent to the table. */
  readonly isSending: boolean
  /** Plays an action, in a slow match after a confirmation. */
  send(action: GameAction): void
  confirm(accept: boolean): void
  /** What was not done becomes a remark. */
  ask(work: Promise<boolean> | undefined): Promise<boolean>
  /** Sends a command for this seat, in which the match is not followed; a refusal becomes a remark. */
  command(request: SeatRequest): Promise<boolean>
}

interface Commanded {
  readonly session: Session
  readonly matched: Matched | undefined
  readonly seat: Seat | undefined
  readonly legal: readonly GameAction[]
  readonly control: MarksControl
}

export function useCommands({ session, matched, seat, legal, control }: Commanded): Commands {
  const asksFirst = useAsksFirst(session)
  const { marks, setPending, clear } = control
  const { pending, say } = marks
  const command = async (request: SeatRequest) => {
    try {
      if (seat === undefined) return false
      await session.connection.request({ ...heldSeat(session, seat), ...request })
      return true
    } catch (error) {
      say(error instanceof Refusal ? error.message : 'The table cannot be reached just now.')
      return false
    }
  }
  const ask = async (work: Promise<boolean> | undefined) => {
    const isDone = (await work) === true
    const notDone = matched?.model.get().notDone
    if (!isDone && notDone !== undefined) say(notDone.sentence)
    return isDone
  }
  const play = (action: GameAction) => {
    clear()
    void ask(matched?.model.act(action))
  }
  return {
    isSending: matched !== undefined && isSending(matched.state),
    ask,
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
