import { type Bot, createRng } from '@turnwise/engine'
import { botsFor } from '../src/bots/index.ts'
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
  let actions = 0
  for (let seat = game.toAct(state)[0]; seat !== undefined; seat = game.toAct(state)[0]) {
    const captain = captains[seat]
    const rng = rngs[seat]
    if (captain === undefined || rng === undefined) throw new Error(`Seat ${seat} has no captain.`)
    const legal = game.legalActions(state, seat)
    const view = game.view(state, seat)
    const move = captain.choose({ view, seat, seats, legal, complete: true, rng, budget: {} })
    const result = game.apply(state, seat, move)
    if (!result.ok) throw new Error(`${captain.id}: ${result.error.message} (seed ${seed})`)
    state = result.value.state
    wrecked ||= result.value.events.some(({ type }) => type === 'ship-wrecked')
    actions += 1
  }
  return { state, wrecked, actions }
}

export function shareOf(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(1)} %`
}
