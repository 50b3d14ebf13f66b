import { z } from 'zod'
import type { Content } from './game/content.ts'
import { ACTIONS_PER_TURN, IDLE_ROUNDS, PLAYERS, WRECK_DAMAGE } from './game/rules.ts'
import { AEOLUS_TILES, type AnyEpicId, type GameState, SIMPLE_MOVES, TILE_CATEGORIES } from './game/types.ts'

export const actionSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.enum(SIMPLE_MOVES) }),
  z.strictObject({ type: z.literal('aeolus_move'), tilesToMove: z.literal(AEOLUS_TILES) }),
])

export function optionsSchemaOf({ difficulties }: Content) {
  const ids = difficulties.map(({ id }) => id)
  return z.strictObject({ difficulty: z.enum(ids).default(ids[0] ?? 'standard') })
}

const count = z.int().min(0).max(100_000)
const seat = z
  .int()
  .min(0)
  .max(PLAYERS.max - 1)
const word = z
  .int()
  .min(0)
  .max(2 ** 32 - 1)
const text = z.string().min(1).max(200)

const card = z.strictObject({
  id: text,
  name: text,
  move: z.int().min(-100).max(100),
  damage: count,
  endTurn: z.exactOptional(z.boolean()),
})

const player = z.strictObject({
  playerId: seat,
  position: count,
  damage: z.int().min(0).max(WRECK_DAMAGE),
  skipNextTurn: z.boolean(),
  stuckAtCyclops: z.boolean(),
  sirensActive: z.boolean(),
  sirensBound: z.boolean(),
  circePending: z.boolean(),
  turnsTaken: count,
})

const task = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('sail'), playerId: seat, tiles: z.int().min(-100).max(100) }),
  z.strictObject({ do: z.literal('place'), playerId: seat, index: count }),
  z.strictObject({ do: z.literal('land'), playerId: seat }),
  z.strictObject({ do: z.literal('peek'), playerId: seat, count }),
  z.strictObject({ do: z.literal('card'), playerId: seat, damage: count, endTurn: z.boolean() }),
])

/** The shape of a state; which tiles and cards there are comes from the content. */
export function stateSchemaOf(content: Content): z.ZodType<GameState> {
  const epicId = z.custom<AnyEpicId>(
    value => typeof value === 'string' && (value === 'ithaca' || Object.hasOwn(content.epics, value)),
    'is not an epic of this game',
  )
  const tile = z.strictObject({ id: text, category: z.enum(TILE_CATEGORIES), epicId: z.exactOptional(epicId) })
  return z.strictObject({
    players: z.array(player).max(PLAYERS.max),
    currentPlayer: seat,
    actionsRemaining: z.int().min(0).max(ACTIONS_PER_TURN),
    path: z.array(tile).max(1000),
    openSeasStack: z.array(tile).max(1000),
    epicStack: z.array(tile).max(1000),
    epicClock: count,
    seaDeck: z.array(card).max(1000),
    seaDiscard: z.array(card).max(1000),
    rng: z.strictObject({ key: z.tuple([word, word, word, word]), position: z.int().min(0) }),
    gameEnded: z.boolean(),
    winner: seat.nullable(),
    winners: z.array(seat).max(PLAYERS.max),
    playerNames: z.array(text).max(PLAYERS.max),
    difficulty: text,
    pendingAeolus: z
      .strictObject({ playerId: seat, chain: z.array(z.string().max(20)).max(100), after: z.array(task).max(100) })
      .nullable(),
    peek: z
      .strictObject({ playerId: seat, tiles: z.array(z.strictObject({ epicId, index: count })).max(100) })
      .nullable(),
    activeEpic: epicId.nullable(),
    turnEnding: z.boolean(),
    wreckedThisTurn: z.boolean(),
    roundActive: z.boolean(),
    roundPlayed: z.boolean(),
    idleRounds: z.int().min(0).max(IDLE_ROUNDS),
  })
}
