import type { GameView } from './game/types.ts'
import { FACE_DOWN } from './game/view.ts'

/** A view for agents: everything once, a stack face down as its size, tiles by id and cards by name, as in `content`. */
export function compactView(view: GameView): object {
  const { state, decidingPlayerId, tiles, ahead, actions, seaDeckMix, activeEpic, upcomingEpicPeek, gameOver } = view
  const { path: _path, playerNames: _names, seaDiscard, seaDeck, openSeasStack, epicStack, ...rest } = state
  return {
    ...rest,
    decidingPlayer: decidingPlayerId,
    tiles: tiles.map(({ id }) => id),
    ahead: ahead.map(({ type }) => type),
    actions,
    openSeasStack: stackOf(openSeasStack),
    epicStack: stackOf(epicStack),
    seaDeck: stackOf(seaDeck),
    seaDeckMix: Object.fromEntries(seaDeckMix.map(({ name, left }) => [name, left])),
    seaDiscard: seaDiscard.map(({ name }) => name),
    activeEpic,
    upcomingEpicPeek,
    gameOver,
  }
}

function stackOf<Item extends { readonly id: string }>(stack: readonly Item[]): readonly Item[] | number {
  return stack.every(({ id }) => id === FACE_DOWN.card.id) ? stack.length : stack
}
