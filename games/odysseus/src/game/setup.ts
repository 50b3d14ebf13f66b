import { sameJson, seedRandom } from '@turnwise/engine'
import { type Content, epicIds, modeOf } from './content.ts'
import { rngFrom } from './random.ts'
import { ACTIONS_PER_TURN } from './rules.ts'
import { seaCardsFor, shuffleDeck } from './seaDeck.ts'
import { dealEpics, epicTile, ITHACA_TILE, openSeas, TROY } from './tiles.ts'
import type { GameState, Options, PlayerState } from './types.ts'

export function setup(content: Content, { difficulty }: Options, seats: number, seed: string): GameState {
  const names = Array.from({ length: seats }, (_, seat) => `Player ${seat + 1}`)
  const epics = dealEpics(content, rngFrom(seedRandom(seed, 'epics')), epicIds(content))
  const { startDamage } = modeOf(content, difficulty)
  return shuffleDeck({
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
  })
}

/** The names on the seats are those of views and refusals. Ruling 22. */
export function withNames(state: GameState, names: readonly string[]): GameState {
  return sameJson(state.playerNames, names) ? state : { ...state, playerNames: names }
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
