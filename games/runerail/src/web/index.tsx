import type { BoardModule } from '@turnwise/ui'
import type { Action } from '../game/actions.ts'
import { EVENTS, isEventCard } from '../game/content.ts'
import type { Event } from '../game/happenings.ts'
import type { View } from '../game/types.ts'
import { describeAction } from '../words/actions.ts'
import { capital } from '../words/pieces.ts'
import { prompt, standing } from '../words/prompt.ts'
import { refused } from '../words/refusals.ts'
import { Board } from './board.tsx'
import { firstMatch } from './first-match.tsx'
import { duration } from './journeys.ts'
import { soundOf } from './sounds.ts'
import { tutorial } from './tutorial.ts'

export const board: BoardModule<View, Action, Event> = {
  Board,
  // The map, the dock beside it and the list of all choices offer everything.
  isOnBoard: () => true,
  prompt,
  describeAction: (action, view) => capital(describeAction(action, view)),
  refused,
  standing,
  duration,
  soundOf,
  drawnIn: event =>
    event.type === 'card-drawn' && isEventCard(event.card)
      ? { seat: event.seat, value: EVENTS.get(event.card)?.name ?? 'Event' }
      : undefined,
  tutorial,
  extras: [firstMatch],
}
