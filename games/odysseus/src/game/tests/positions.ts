import { createOdysseus, type Odysseus } from '../../index.ts'
import { epicIds } from '../content.ts'
import { baseContent } from '../data/baseContent.ts'
import { epicTile, ITHACA_TILE } from '../tiles.ts'
import type { AnyEpicId, GameState, PlayerState, SeaCard } from '../types.ts'

export const base = createOdysseus(baseContent)

export interface Given extends Partial<Omit<GameState, 'players' | 'seaDeck'>> {
  /** The first epics of the path; the others follow in the order of the table. */
  readonly epics?: readonly AnyEpicId[]
  /** Tiles that lie on the path beyond what the ships need. */
  readonly laid?: number
  readonly players?: readonly Partial<PlayerState>[]
  readonly seaDeck?: readonly Partial<SeaCard>[]
}

/** A position in the words of a test: what is not named is as at the start. */
export function position({ epics = [], laid = 1, players = [{}, {}], seaDeck, ...rest }: Given, game: Odysseus = base) {
  const names = players.map((_, seat) => `P${seat}`)
  const fresh = game.engine.initGame(names)
  const others = epicIds(game.content).filter(id => !epics.includes(id))
  let state: GameState = {
    ...fresh,
    epicStack: [...epics, ...others].map(epicTile).concat(ITHACA_TILE),
    players: fresh.players.map((player, seat) => ({ ...player, ...players[seat] })),
    ...(seaDeck === undefined ? {} : { seaDeck: seaDeck.map((card, i) => makeCard({ id: `test-${i}`, ...card })) }),
  }
  const needed = Math.max(laid, ...state.players.map(player => player.position + 1))
  while (state.path.length < needed) state = game.engine.extendPath(state)
  return { ...state, ...rest }
}

export function makeCard(card: Partial<SeaCard>): SeaCard {
  return { id: 'test', name: 'Test', move: 0, damage: 0, ...card }
}

/** The state after the current player draws this card, with one more card left in the deck. */
export function draw(given: Given, card: Partial<SeaCard>, game: Odysseus = base): GameState {
  const state = position({ seaDeck: [card, {}], ...given }, game)
  return game.engine.applyMove(state, { type: 'draw_card' })
}

/** The code of the error that this throws. */
export function codeOf(body: () => unknown): string {
  try {
    body()
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : 'no code'
  }
  return 'no error'
}
