import type { GameAction, GameEvent, Outcome, Seat, TextStyle, Viewer } from '@turnwise/engine'
import type { SeenEntry } from '@turnwise/table'
import { type BoardPlayer, type BoardSettings, colorsOf, type RemarkTone } from '@turnwise/ui'
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { actionOf, ask, Refused, wireOf } from '../match/ask.ts'
import type { Frame } from '../match/feed.ts'
import { effectiveActions } from '../match/path.ts'
import { asSeat, type Session } from '../match/session.ts'
import { type LiveView, useMatch } from '../match/use-match.ts'
import { useMoment } from '../match/use-moment.ts'
import { speaker } from '../shell/speaker.ts'
import { useProfile } from '../state/profile.ts'
import { useBoardSettings, useSettings } from '../state/settings.ts'
import { useAt } from './use-address.ts'
import { useEndSound } from './use-end-sound.ts'
import { useHeld } from './use-held.ts'
import { type SeatChoice, useSeat } from './use-seat.ts'
import { useSendOnce } from './use-send-once.ts'

/** What the words on the page speak of: the moment whose animation has been seen, so that they give nothing away. */
export interface Told {
  readonly view: unknown
  readonly seq: number
  /** Empty while an earlier moment is shown. */
  readonly toAct: readonly Seat[]
  readonly outcome: Outcome | undefined
}

/** A refusal, or a note that is none. */
export interface Remark {
  readonly text: string
  readonly tone: RemarkTone
}

/** What every part of the table page is made from. */
export interface TableModel {
  readonly session: Session
  readonly live: LiveView
  readonly chair: SeatChoice
  readonly viewer: Viewer
  readonly players: readonly BoardPlayer[]
  readonly style: TextStyle
  readonly view: unknown
  readonly events: readonly GameEvent[]
  /** What the last actions did that count at this moment, the newest first. */
  readonly recent: readonly (readonly GameEvent[])[]
  /** The moment that is shown; `latest` is the present. */
  readonly seq: number
  readonly latest: number
  /** The moment that was asked for last, which may still be on its way. */
  readonly wanted: number
  readonly isPast: boolean
  readonly legal: readonly GameAction[]
  readonly complete: boolean
  readonly told: Told
  readonly settings: BoardSettings
  /** The last refusal or remark, until something happens. */
  readonly remark: Remark | undefined
  /** An action is on its way to the table. */
  readonly isSending: boolean
  /** The last event in words, for the ear. */
  readonly heard: string
  readonly hint: GameAction | undefined
  /** What waits for its confirmation, in a match where nobody hurries. */
  readonly pending: GameAction | undefined
  /** An earlier moment is shown, or somebody asked for the timeline. */
  readonly isTimelineOpen: boolean
  openTimeline(): void
  closeTimeline(): void
  goTo(at: number | undefined): void
  send(action: GameAction): void
  say(sentence: string, tone?: RemarkTone): void
  announce(sentence: string): void
  setHint(hint: GameAction | undefined): void
  confirm(accept: boolean): void
  /** A command of the table for this seat; its refusal becomes a remark. */
  command(fields: Readonly<Record<string, unknown> & { cmd: string }>): Promise<boolean>
}

/** Undefined until the first view is there. */
export function useTable(session: Session): TableModel | undefined {
  const chair = useSeat(session)
  const settings = useBoardSettings()
  const { color } = useProfile()
  const [remark, setRemark] = useState<Remark>()
  const [heard, setHeard] = useState('')
  const [hint, setHint] = useState<GameAction>()
  const [pending, setPending] = useState<GameAction>()
  const [isTimelineOpen, setTimelineOpen] = useState(false)
  const asksFirst = useAsksFirst(session)
  const { seat } = chair
  const viewer: Viewer = seat ?? 'spectator'
  // What was said to one player is not for the next one at this device, where they have secrets.
  const [saidTo, setSaidTo] = useState(seat)
  if (saidTo !== seat && session.board?.hasSecrets === true) {
    setSaidTo(seat)
    setRemark(undefined)
    setHeard('')
    setHint(undefined)
    setPending(undefined)
  }

  const onFrame = ({ update, events }: Frame) => {
    // Somebody came, left or spoke: what the player is about to do stands.
    if (update.entries.length === 0) return
    setRemark(undefined)
    setHint(undefined)
    setPending(undefined)
    for (const event of events) {
      const sound = session.board?.soundOf?.(event, viewer)
      if (sound !== undefined) speaker.play(sound)
    }
    if (events.length > 0 && session.board?.soundOf === undefined) speaker.play('move')
    const words = update.entries.slice(-8).flatMap(entry => entry.text)
    if (words.length > 0) setHeard(words.join(' '))
  }
  const live = useMatch(session, seat, settings.motion, onFrame)
  const { shown } = live
  const seen = useHeld(shown, live.isMoving)
  useEndSound(session.start.outcome !== undefined, seen?.update.outcome, seat)
  const latest = live.entries.length
  const [at, goTo] = useAt(latest)
  const moment = useMoment(session, seat, at, live.entries, shown?.update.outcome !== undefined)
  const isPast = at !== undefined && moment !== undefined

  const mayAct = !isPast && live.waiting === 0
  const legal = useMemo(() => (mayAct ? (shown?.update.actions ?? []).map(actionOf) : []), [shown, mayAct])

  const follow = useEffectEvent(chair.follow)
  useEffect(() => {
    if (shown !== undefined && live.waiting === 0) follow(shown.update.to_act)
  }, [shown, live.waiting])

  const command = useCallback(
    async (fields: Readonly<Record<string, unknown> & { cmd: string }>) => {
      try {
        await ask(session.connection, { ...asSeat(session, seat), ...fields })
        return true
      } catch (error) {
        speaker.play('error')
        const text = error instanceof Refused ? error.message : 'The table cannot be reached just now.'
        setRemark({ text, tone: 'refusal' })
        return false
      }
    },
    [session, seat],
  )

  const { isSending, sendOnce } = useSendOnce()
  const seq = isPast ? moment.at : (shown?.update.seq ?? 0)
  const recent = useMemo(() => recentEvents(live.entries.slice(0, seq)), [live.entries, seq])

  if (shown === undefined || seen === undefined) return undefined
  const { update } = shown
  const play = (action: GameAction) =>
    sendOnce(update.seq, () => command({ ...wireOf(action), expected_seq: update.seq }))
  const own = session.own[0]?.seat ?? 0
  const colors = colorsOf(update.players.length, own, color)
  const players = update.players.map(
    ({ player_id, name, bot }): BoardPlayer => ({
      seat: player_id,
      name,
      isYou: session.own.some(other => other.seat === player_id),
      color: colors[player_id] ?? colorsOf(1, 0, color)[0] ?? { id: 'teal', title: 'Teal', mark: '●' },
      ...(bot === undefined ? {} : { bot }),
    }),
  )
  return {
    session,
    live,
    chair,
    viewer,
    players,
    style: { viewer, names: players.map(player => player.name), width: 80, color: false, ascii: false },
    view: isPast ? moment.state.view : update.view,
    events: isPast ? moment.events : shown.events,
    recent,
    seq,
    latest,
    wanted: at ?? latest,
    isPast,
    legal,
    complete: update.complete ?? true,
    told: isPast
      ? { view: moment.state.view, seq: latest, toAct: [], outcome: moment.state.outcome }
      : { view: seen.update.view, seq: seen.update.seq, toAct: seen.update.to_act, outcome: seen.update.outcome },
    settings,
    remark,
    isSending,
    heard,
    hint,
    isTimelineOpen: isTimelineOpen || isPast,
    openTimeline: () => setTimelineOpen(true),
    closeTimeline: () => {
      setTimelineOpen(false)
      goTo(undefined)
    },
    goTo,
    pending,
    send: action => {
      // A single choice is no decision.
      if (asksFirst && legal.length !== 1) setPending(action)
      else play(action)
    },
    confirm: accept => {
      setPending(undefined)
      if (accept && pending !== undefined) play(pending)
    },
    say: (text, tone = 'refusal') => {
      if (tone === 'refusal') speaker.play('error')
      setRemark({ text, tone })
    },
    announce: setHeard,
    setHint,
    command,
  }
}

/** Enough to find the last move behind throws and passes, and the whole of a turn that takes many actions. */
const RECENT = 32

function recentEvents(entries: readonly SeenEntry[]): readonly (readonly GameEvent[])[] {
  return effectiveActions(entries)
    .slice(-RECENT)
    .reverse()
    .map(action => action.events)
}

const DAY = 86_400

function useAsksFirst({ kind, start }: Session): boolean {
  const { confirm } = useSettings()
  const isSlow = start.clock === undefined || (start.clock.kind === 'move' && start.clock.seconds >= DAY)
  return confirm && kind === 'online' && isSlow
}

export function labelOf({ session, view }: TableModel, action: GameAction): string {
  return session.board?.describeAction?.(action, view) ?? session.module.face.describeAction(action, view)
}

export function nameOf({ players }: TableModel, seat: Seat | null): string {
  return seat === null ? 'The table' : (players[seat]?.name ?? `Seat ${seat}`)
}
