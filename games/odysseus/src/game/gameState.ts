import { fail, ok, type Result, seedRandom } from '@turnwise/engine'
import { type Content, epicIds, modeOf } from './content.ts'
import { rngFrom } from './random.ts'
import { ACTIONS_PER_TURN, PLAYERS } from './rules.ts'
import { seaCardsFor, shuffleDeck } from './seaDeck.ts'
import { dealEpics, epicTile, ITHACA_TILE, openSeas, TROY } from './tiles.ts'
import type { GameState, PlayerState } from './types.ts'

/** With no seed a game is still the same every time. */
const DEFAULT_SEED = 'troy'

export function createGame(
  content: Content,
  playerNames: readonly string[],
  seed: string = DEFAULT_SEED,
  difficulty: string = content.difficulties[0]?.id ?? 'standard',
): Result<GameState> {
  // Programs may leave them out: that is a wrong number of players too.
  const names = (playerNames ?? []).map(name => String(name ?? '').trim())
  if (names.length < PLAYERS.min || names.length > PLAYERS.max) {
    return fail('bad-player-count', `Odysseus is played by ${PLAYERS.min} to ${PLAYERS.max}, not by ${names.length}.`)
  }
  if (names.includes('')) return fail('empty-name', 'Every player needs a name.')
  if (new Set(names).size < names.length) return fail('duplicate-name', 'Two players cannot have the same name.')
  if (!content.difficulties.some(({ id }) => id === difficulty)) {
    return fail('unknown-difficulty', `There is no difficulty "${difficulty}".`)
  }
  const epics = dealEpics(content, rngFrom(seedRandom(seed, 'epics')), epicIds(content))
  const { startDamage } = modeOf(content, difficulty)
  return ok(
    shuffleDeck({
      players: names.map((_, playerId) => newPlayer(playerId, startDamage)),
      currentPlayer: 0,
      actionsRemaining: ACTIONS_PER_TURN,
      path: [TROY],
      openSeasStack: openSeas(content, difficulty),
      epicStack: [...epics.map(epicTile), ITHACA_TILE],
      epicClock: 0,
      seaDeck: seaCardsFor(content, difficulty, names.length),
      seaDiscard: [],
      rng: seedRandom(seed, 'sea deck'),
      gameEnded: false,
      winner: null,
      winners: [],
      playerNames: names,
      difficulty,
      pendingAeolus: null,
      peek: null,
      activeEpic: null,
      turnEnding: false,
      wreckedThisTurn: false,
      roundActive: false,
      roundPlayed: false,
      idleRounds: 0,
    }),
  )
}

function newPlayer(playerId: number, damage: number): PlayerState {
  return {
    playerId,
    position: 0,
    damage,
    skipNextTurn: false,
    stuckAtCyclops: false,
    sirensActive: false,
    sirensBound: false,
    circePending: false,
    turnsTaken: 0,
  }
}
