import type { Wording } from '@turnwise/engine'
import type { BoardModule } from '@turnwise/ui'
import type { Action } from '../game/commands/index.ts'
import { EVENTS, isEventCard } from '../game/content/index.ts'
import type { Event } from '../game/events.ts'
import type { View } from '../game/types.ts'
import { adviseAction } from '../game/words/actions.ts'
import { capital } from '../game/words/pieces.ts'
import { contextOf, prompt, shortPrompt, standing } from '../game/words/prompt.ts'
import { refused } from '../game/words/refusals.ts'
import { Board } from './board.tsx'
import { firstMatch } from './first-match.tsx'
import { soundOf } from './sounds.ts'
import { logLine } from './trips/log-line.ts'
import { duration } from './trips/trips.ts'
import { tutorial } from './tutorial.ts'

/** What to do is the same everywhere, how to do it is not: on the map players point. */
function promptOnBoard(view: View, wording: Wording): string {
  const sentence = prompt(view, wording)
  const how = typeof wording.viewer === 'number' ? shortPrompt(view, wording.viewer)?.detail : undefined
  return how === undefined || view.current?.phase === 'ship' ? sentence : `${sentence} ${how}`
}

export const board: BoardModule<View, Action, Event> = {
  Board,
  // The map, the dock beside it and the list of all choices offer everything.
  isOnBoard: () => true,
  prompt: promptOnBoard,
  context: contextOf,
  scene: {
    under: 'wood',
    strip: { wide: { size: 72 }, upright: { size: 124 } },
  },
  describeAction: (action, view) => capital(adviseAction(action, view)),
  refused,
  standing,
  logLine,
  duration,
  soundOf,
  drawnIn: event =>
    event.type === 'card-drawn' && isEventCard(event.card)
      ? { seat: event.seat, value: EVENTS.get(event.card)?.name ?? 'Event' }
      : undefined,
  tutorial,
  extras: [firstMatch],
}
