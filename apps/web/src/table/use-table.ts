import type { SeenEntry } from '@turnwise/client'
import { nameOf as nameIn, sentencesOf } from '@turnwise/client/match'
import type { GameAction, Seat, Viewer } from '@turnwise/engine'
import type { BoardSettings, ComparedAction } from '@turnwise/ui'
import { useEffect, useEffectEvent } from 'react'
import type { Frame } from '../match/feed.ts'
import type { Session } from '../match/session.ts'
import { type LiveView, useMatch } from '../match/use-match.ts'
import { speaker } from '../shell/speaker.ts'
import { useBoardSettings } from '../state/settings.ts'
import { type Commands, useCommands } from './use-commands.ts'
import { useEndSound } from './use-end-sound.ts'
import { type Marks, useMarks } from './use-marks.ts'
import { type Players, usePlayers } from './use-players.ts'
import { type ShownSeat, useSeat } from './use-seat.ts'
import { type ShownMoment, useShownMoment } from './use-shown-moment.ts'
import { type TimelineModel, useTimeline } from './use-timeline.ts'
import { namingOf } from './words.ts'

/** The data and commands that all parts of the table page share, by the hooks that give them. */
export interface TableModel extends Players, ShownMoment, TimelineModel, Marks, Commands {
  readonly session: Session
  readonly live: LiveView
  readonly chair: ShownSeat
  readonly settings: BoardSettings
  /** Parts of the board that the lesson refers to. */
  readonly points?: readonly string[]
  /** Choices that a review draws over the position. */
  readonly compared?: readonly ComparedAction[]
}

/** Undefined until the first view has arrived. */
export function useTable(session: Session): TableModel | undefined {
  const chair = useSeat(session)
  const { seat } = chair
  const viewer: Viewer = seat ?? 'spectator'
  const settings = useBoardSettings(session.entry.id)
  const control = useMarks(session, seat)
  const { marks, clear } = control
  const onSettled = ({ update, events }: Frame) => {
    // A player came, left or chatted: the player's marks on the board stay.
    if (update.entries.length === 0) return
    clear()
    playSounds(session, events, viewer)
    const naming = namingOf(session, update.players)
    const told = (entries: readonly SeenEntry[]) => entries.flatMap(entry => sentencesOf(entry, naming)).join(' ')
    const refused = update.entries.filter(entry => entry.kind === 'answer' && entry.accept !== true)
    if (refused.length > 0) marks.say(told(refused), 'note')
    const words = told(update.entries.slice(-8))
    if (words !== '') marks.announce(words)
  }
  const live = useMatch(session, seat, settings.motion, onSettled)
  const { settled } = live
  useEndSound(session.start.outcome !== undefined, settled?.update.outcome, seat)
  const { at, isPlayedTo, ...timeline } = useTimeline(live.entries.length, clear)
  const moment = useShownMoment({ session, seat, live, at, isPlayedTo, pace: settings.motion })
  const players = usePlayers(session, viewer, settled)
  const commands = useCommands({ session, seat, legal: moment?.legal ?? [], seq: settled?.update.seq, control })

  const follow = useEffectEvent(chair.follow)
  useEffect(() => {
    if (settled !== undefined && !live.isMoving) follow(settled.update.to_act)
  }, [settled, live.isMoving])

  if (moment === undefined) return undefined
  return {
    session,
    live,
    chair,
    settings,
    ...players,
    ...moment,
    ...timeline,
    isTimelineOpen: timeline.isTimelineOpen || moment.isPast,
    ...marks,
    ...commands,
  }
}

function playSounds({ board }: Session, events: Frame['events'], viewer: Viewer): void {
  for (const event of events) {
    const sound = board?.soundOf?.(event, viewer)
    if (sound !== undefined) speaker.play(sound)
  }
  if (events.length > 0 && board?.soundOf === undefined) speaker.play('move')
}

export function labelOf({ session, view }: TableModel, action: GameAction): string {
  return session.board?.describeAction?.(action, view) ?? session.module.face.describeAction(action, view)
}

export function nameOf({ players }: TableModel, seat: Seat | null): string {
  return nameIn({ names: players.map(({ name }) => name) }, seat)
}
