import { type HeldSeat, Refusal, type SeenEntry } from '@turnwise/client'
import type { GameAction, GameEvent, Outcome, Seat, TextStyle, Viewer } from '@turnwise/engine'
import {
  type BoardPlayer,
  type BoardSettings,
  type ComparedAction,
  colorsOf,
  type RemarkTone,
  SEAT_COLORS,
  type SeatColorId,
} from '@turnwise/ui'
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { Frame } from '../match/feed.ts'
import { effectiveActions } from '../match/path.ts'
import { heldSeat, type SeatRequest, type Session } from '../match/session.ts'
import { type LiveView, useMatch } from '../match/use-match.ts'
import { useMoment } from '../match/use-moment.ts'
import { speaker } from '../shell/speaker.ts'
import { useProfile } from '../state/profile.ts'
import { useSeatColors } from '../state/seat-colors.ts'
import { useBoardSettings, useSettings } from '../state/settings.ts'
import { useAt } from './use-address.ts'
import { useEndSound } from './use-end-sound.ts'
import { type SeatChoice, useSeat } from './use-seat.ts'
import { useSendOnce } from './use-send-once.ts'

/** What the board is moving to, while the rest of the page still shows the moment before. */
export interface Motion {
  readonly view: unknown
  readonly seq: number
  readonly events: readonly GameEvent[]
  /** The events of the last actions that were not undone, the newest first. */
  readonly recent: readonly (readonly GameEvent[])[]
}

/** A sentence for the status line: a refusal or a note. */
export interface Remark {
  readonly text: string
  readonly tone: RemarkTone
}

/** The data and commands that all parts of the table page share. */
export interface TableModel {
  readonly session: Session
  readonly live: LiveView
  readonly chair: SeatChoice
  readonly viewer: Viewer
  readonly players: readonly BoardPlayer[]
  readonly style: TextStyle
  /** The one moment that the page shows: everything but the board's motion is derived from it. */
  readonly seq: number
  readonly view: unknown
  /** Empty while an earlier moment is shown. */
  readonly toAct: readonly Seat[]
  readonly outcome: Outcome | undefined
  /** Empty while something moves and while an earlier moment is shown. */
  readonly legal: readonly GameAction[]
  readonly complete: boolean
  readonly motion: Motion
  readonly isMoving: boolean
  /** The present. */
  readonly latest: number
  /** The moment that was requested last, which may still be loading. */
  readonly wanted: number
  readonly isPast: boolean
  readonly settings: BoardSettings
  /** The last refusal or remark, until something happens. */
  readonly remark: Remark | undefined
  /** An action is being sent to the table. */
  readonly isSending: boolean
  /** The last event in words, for screen readers. */
  readonly announcement: string
  readonly hint: GameAction | undefined
  /** Parts of the board that the lesson refers to. */
  readonly points?: readonly string[]
  /** Choices that a review draws over the position. */
  readonly compared?: readonly ComparedAction[]
  /** The action that waits for confirmation, in a slow match. */
  readonly pending: GameAction | undefined
  /** An earlier moment is shown, or the player opened the timeline. */
  readonly isTimelineOpen: boolean
  openTimeline(): void
  closeTimeline(): void
  goTo(at: number | undefined): void
  /** Ends the animation: the whole page shows the present, or the earlier moment that was requested. */
  skip(): void
  send(action: GameAction): void
  say(sentence: string, tone?: RemarkTone): void
  announce(sentence: string): void
  setHint(hint: GameAction | undefined): void
  confirm(accept: boolean): void
  /** Sends a command for this seat; a refusal becomes a remark. */
  command(request: SeatRequest): Promise<boolean>
}

/** Undefined until the first view has arrived. */
export function useTable(session: Session): TableModel | undefined {
  const chair = useSeat(session)
  const settings = useBoardSettings(session.entry.id)
  const chosenColors = useChosenColors(session)
  const [remark, setRemark] = useState<Remark>()
  const [announcement, setAnnouncement] = useState('')
  const [hint, setHint] = useState<GameAction>()
  const [pending, setPending] = useState<GameAction>()
  const [isTimelineOpen, setTimelineOpen] = useState(false)
  const asksFirst = useAsksFirst(session)
  const { seat } = chair
  const viewer: Viewer = seat ?? 'spectator'
  // If players have secrets, remarks to one player must not be shown to the next one at this device.
  const [saidTo, setSaidTo] = useState(seat)
  if (saidTo !== seat && session.hasSecrets) {
    setSaidTo(seat)
    setRemark(undefined)
    setAnnouncement('')
    setHint(undefined)
    setPending(undefined)
  }

  const clearMarks = () => {
    setRemark(undefined)
    setHint(undefined)
    setPending(undefined)
  }
  const onSettled = ({ update, events }: Frame) => {
    // A player came, left or chatted: the player's marks on the board stay.
    if (update.entries.length === 0) return
    clearMarks()
    for (const event of events) {
      const sound = session.board?.soundOf?.(event, viewer)
      if (sound !== undefined) speaker.play(sound)
    }
    if (events.length > 0 && session.board?.soundOf === undefined) speaker.play('move')
    const refused = update.entries.find(entry => entry.kind === 'answer' && entry.accept !== true)
    if (refused !== undefined) {
      const who = refused.player_id === null ? 'The table' : update.players[refused.player_id]?.name
      setRemark({ text: `${who} declines.`, tone: 'note' })
    }
    const words = update.entries.slice(-8).flatMap(entry => entry.text)
    if (words.length > 0) setAnnouncement(words.join(' '))
  }
  const live = useMatch(session, seat, settings.motion, onSettled)
  const { shown, settled } = live
  useEndSound(session.start.outcome !== undefined, settled?.update.outcome, seat)
  const latest = live.entries.length
  const [at, setAt] = useAt(latest)
  const goTo = useCallback(
    (next: number | undefined) => {
      // Remark, hint and pending action belong to the moment that is left.
      setRemark(undefined)
      setHint(undefined)
      setPending(undefined)
      setAt(next)
    },
    [setAt],
  )
  const past = useMoment({
    session,
    seat,
    at,
    entries: live.entries,
    isOver: settled?.update.outcome !== undefined,
    duration: events => (session.board?.duration?.(events) ?? 0) * settings.motion,
  })
  const moments = at === undefined ? undefined : past
  const isPast = moments !== undefined

  const mayAct = !isPast && !live.isMoving && live.waiting === 0
  const legal = useMemo(() => (mayAct ? (settled?.update.actions ?? []) : []), [settled, mayAct])

  const follow = useEffectEvent(chair.follow)
  useEffect(() => {
    if (settled !== undefined && !live.isMoving) follow(settled.update.to_act)
  }, [settled, live.isMoving])

  const attempt = useCallback(
    async (work: (held: HeldSeat) => Promise<unknown>) => {
      try {
        if (seat === undefined) return false
        await work(heldSeat(session, seat))
        return true
      } catch (error) {
        speaker.play('error')
        const text = error instanceof Refusal ? error.message : 'The table cannot be reached just now.'
        setRemark({ text, tone: 'refusal' })
        return false
      }
    },
    [session, seat],
  )
  const command = useCallback(
    (request: SeatRequest) => attempt(held => session.connection.request({ ...held, ...request })),
    [attempt, session],
  )

  const { isSending, sendOnce } = useSendOnce()
  const motionSeq = moments?.shown.at ?? shown?.update.seq ?? 0
  const log = useMemo(() => withMoving(live.entries, shown), [live.entries, shown])
  const recent = useMemo(() => recentEvents(log.slice(0, motionSeq)), [log, motionSeq])

  if (shown === undefined || settled === undefined) return undefined
  const { update } = settled
  const play = (action: GameAction) => {
    clearMarks()
    sendOnce(update.seq, () => attempt(held => session.connection.act(held, action, update.seq)))
  }
  const colors = colorsOf(update.players.length, chosenColors)
  const players = update.players.map(
    ({ player_id, name, bot }): BoardPlayer => ({
      seat: player_id,
      name,
      isYou: session.own.some(other => other.seat === player_id),
      color: colors[player_id] ?? SEAT_COLORS[0],
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
    seq: moments?.settled.at ?? update.seq,
    view: moments === undefined ? update.view : moments.settled.state.view,
    toAct: isPast ? [] : update.to_act,
    outcome: moments === undefined ? update.outcome : moments.settled.state.outcome,
    legal,
    complete: update.complete ?? true,
    motion: {
      view: moments === undefined ? shown.update.view : moments.shown.state.view,
      seq: motionSeq,
      events: moments?.shown.events ?? shown.events,
      recent,
    },
    isMoving: moments === undefined ? live.isMoving : moments.settled !== moments.shown,
    latest,
    wanted: at ?? latest,
    isPast,
    settings,
    remark,
    isSending,
    announcement,
    hint,
    isTimelineOpen: isTimelineOpen || isPast,
    openTimeline: () => setTimelineOpen(true),
    closeTimeline: () => {
      setTimelineOpen(false)
      goTo(undefined)
    },
    goTo,
    skip: () => (moments === undefined ? live.skip() : moments.skip()),
    pending,
    send: action => {
      // With a single legal action there is nothing to confirm.
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
    announce: setAnnouncement,
    setHint,
    command,
  }
}

/** Enough to find the last move before throws and passes, and all of a turn with many actions. */
const RECENT = 32

/** The log up to the moment that the board is moving to. */
function withMoving(entries: readonly SeenEntry[], shown: Frame | undefined): readonly SeenEntry[] {
  const fresh = shown?.update.entries.filter(entry => entry.seq > entries.length) ?? []
  return fresh.length === 0 ? entries : [...entries, ...fresh]
}

function recentEvents(entries: readonly SeenEntry[]): readonly (readonly GameEvent[])[] {
  return effectiveActions(entries)
    .slice(-RECENT)
    .reverse()
    .map(action => action.events)
}

/** Online all players see a seat in the same colour; on one device the players choose their colours. */
function useChosenColors({ kind, matchId, own }: Session): readonly (SeatColorId | undefined)[] {
  const { color } = useProfile()
  const kept = useSeatColors(matchId)
  if (kind === 'online') return []
  return (
    kept ?? Array.from({ length: (own[0]?.seat ?? 0) + 1 }, (_, seat) => (seat === own[0]?.seat ? color : undefined))
  )
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
