import type { SeenEntry } from '@turnwise/client'
import {
  chatOf,
  latestOf,
  logOf,
  type MatchModel,
  type MatchState,
  nameOf as nameIn,
  type Place,
  type Sight,
  sentencesOf,
  sightOf,
  stepEvents,
} from '@turnwise/client/match'
import type { GameAction, GameEvent, Seat, Viewer } from '@turnwise/engine'
import type { BoardSettings, ComparedAction } from '@turnwise/ui'
import type { Session } from '../match/session.ts'
import { useMatch } from '../match/use-match.ts'
import { speaker } from '../shell/speaker.ts'
import { useBoardSettings } from '../state/settings.ts'
import { type Commands, useCommands } from './use-commands.ts'
import { useEndSound } from './use-end-sound.ts'
import { type Marks, useMarks } from './use-marks.ts'
import { type Players, usePlayers } from './use-players.ts'
import { type PlayedMoment, useShownMoment } from './use-shown-moment.ts'
import { type TimelineModel, useTimeline } from './use-timeline.ts'
import { namingOf } from './words.ts'

/** The data and commands that all parts of the table page share, by the hooks that give them. */
export interface TableModel extends Players, PlayedMoment, TimelineModel, Marks, Commands {
  readonly session: Session
  readonly model: MatchModel
  /** The present, of which everything is said; the board may be moving to it. */
  readonly sight: Sight
  readonly entries: readonly SeenEntry[]
  readonly chat: Sight['chat']
  /** Why the match can no longer be watched. */
  readonly closed: string | undefined
  /** The seat whose view the page shows; undefined for a spectator. */
  readonly seat: Seat | undefined
  readonly place: Place
  readonly settings: BoardSettings
  /** Parts of the board that the lesson refers to. */
  readonly points?: readonly string[]
  /** Choices that a review draws over the position. */
  readonly compared?: readonly ComparedAction[]
}

/** Undefined until the first view has arrived. */
export function useTable(session: Session): TableModel | undefined {
  const settings = useBoardSettings(session.entry.id)
  const onSettled = (now: Sight, before: Sight) => {
    const fresh = now.log.slice(before.log.length)
    // A player came, left or chatted: the player's marks on the board stay.
    if (fresh.length === 0) return
    clear()
    playSounds(session, stepEvents(before, now), viewer)
    const naming = namingOf(session, now.update.players)
    const told = (entries: readonly SeenEntry[]) => entries.flatMap(entry => sentencesOf(entry, naming)).join(' ')
    const refused = fresh.filter(entry => entry.kind === 'answer' && entry.accept !== true)
    if (refused.length > 0) marks.say(told(refused), 'note')
    const words = told(fresh.slice(-8))
    if (words !== '') marks.announce(words)
  }
  const matched = useMatch(session, settings.motion, onSettled)
  const { model, state } = matched ?? {}
  const seat = seatIn(state)
  const viewer: Viewer = seat ?? 'spectator'
  const sight = state && sightOf(state)
  const control = useMarks(session, seat)
  const { marks, clear } = control
  useEndSound(session.start.outcome !== undefined, sight?.update.outcome, seat)
  const timeline = useTimeline(model, state === undefined ? 0 : latestOf(state), clear)
  const moment = useShownMoment(state)
  const players = usePlayers(session, viewer, sight?.update.players ?? [])
  const commands = useCommands({ session, matched, seat, legal: moment?.legal ?? [], control })

  if (model === undefined || state === undefined || sight === undefined || moment === undefined) return undefined
  return {
    session,
    model,
    sight,
    entries: logOf(state),
    chat: chatOf(state),
    closed: state.closed,
    seat,
    place: state.place,
    settings,
    ...players,
    ...moment,
    ...timeline,
    isTimelineOpen: timeline.isTimelineOpen || moment.isPast,
    ...marks,
    ...commands,
  }
}

function seatIn(state: MatchState | undefined): Seat | undefined {
  return state === undefined || state.place.shown === 'spectator' ? undefined : state.place.shown
}

function playSounds({ board }: Session, events: readonly GameEvent[], viewer: Viewer): void {
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
