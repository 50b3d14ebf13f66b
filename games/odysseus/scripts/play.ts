import { type Bot, createRng } from '@turnwise/engine'
import { botsFor } from '../src/bots/index.ts'
import { WRECK_DAMAGE } from '../src/game/rules.ts'
import { type GameState, type GameView, type Move, type OdysseusGame, odysseus } from '../src/index.ts'

export type Captain = Bot<GameView, Move>

export function captainNamed(id: string, game: OdysseusGame = odysseus): Captain {
  const bot = botsFor(game).find(captain => captain.id === id)
  if (bot === undefined) throw new Error(`There is no bot ${id}.`)
  return bot
}

export interface PlayedMatch {
  readonly state: GameState
  readonly wrecked: boolean
  /** Cards drawn with so much damage that one more wrecks. */
  readonly dared: number
  readonly actions: number
}

/** One match between bots by seat; the same seed gives the same match. */
export function playMatch(
  captains: readonly Captain[],
  seed: string,
  difficulty = 'standard',
  game: OdysseusGame = odysseus,
): PlayedMatch {
  const seats = captains.length
  const rngs = captains.map((_, seat) => createRng(`${seed} seat ${seat}`))
  let state = game.setup({ difficulty }, seats, seed)
  let wrecked = false
  let dared = 0
  let actions = 0
  for (let seat = game.toAct(state)[0]; seat !== undefined; seat = game.toAct(state)[0]) {
    const captain = captains[seat]
    const rng = rngs[seat]
    if (captain === undefined || rng === undefined) throw new Error(`Seat ${seat} has no captain.`)
    const legal = game.legalActions(state, seat)
    const view = game.view(state, seat)
    const move = captain.choose({ view, seat, seats, legal, complete: true, rng, budget: {} })
    if (move.type === 'draw_card' && (state.players[seat]?.damage ?? 0) >= WRECK_DAMAGE - 1) dared += 1
    const result = game.apply(state, seat, move)
    if (!result.ok) throw new Error(`${captain.id}: ${result.error.message} (seed ${seed})`)
    state = result.value.state
    wrecked ||= result.value.events.some(({ type }) => type === 'ship-wrecked')
    actions += 1
  }
  return { state, wrecked, dared, actions }
}

export function shareOf(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(1)} %`
}
