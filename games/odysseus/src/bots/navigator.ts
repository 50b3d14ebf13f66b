import { rolloutJudge, startCountdown } from '@turnwise/bots'
import type { Bot, Seat } from '@turnwise/engine'
import type { GameState, GameView, Move, OdysseusGame } from '../index.ts'
import { chartOf, pilotPolicy } from './pilot.ts'
import type { Policy } from './policies.ts'

/** Rollouts when the turn names no budget. */
const ROLLOUTS = 72
/** Rollouts of each choice when it judges a position. */
const JUDGING = 160
/** Wins that the pilot's choice starts ahead with: few rollouts are noisy, and the pilot is seldom far off. */
const TRUST = 4
/** No voyage is longer; a longer rollout is aborted and counts as lost. */
const LONGEST = 2000

/**
 * Plays every choice to the end in the same imagined seas, and takes the one that won most. An imagined sea has the cards
 * and epics that are left, in any order: what is hidden stays hidden from it.
 */
export function navigatorBot(game: OdysseusGame, rollouts = ROLLOUTS): Bot<GameView, Move> {
  const judge = rolloutJudge(game, {
    iterations: JUDGING,
    rolloutLimit: LONGEST,
    seatsOf: view => view.playerNames.length,
    policy(view) {
      const policy = pilotPolicy(chartOf(view))
      return (state, _seat, legal) => policy(state, legal)
    },
  })
  return {
    ...judge,
    id: 'navigator',
    title: 'Navigator',
    description: 'Plays each choice to the end in many imagined seas; the strongest captain.',
    judging: { how: 'imagined voyages for each choice', within: 0.03, isSampled: true, iterations: JUDGING },
    choose({ view, legal, seat, rng, budget }) {
      const policy = pilotPolicy(chartOf(view))
      const usual = policy(view.state, legal)
      const choices = worthTrying(view, legal, seat)
      if (choices.length < 2) return choices[0] ?? usual
      const wins: number[] = choices.map(({ type }) => (type === usual.type ? TRUST : 0))
      const countdown = startCountdown(budget, rollouts)
      for (let running = true; running; ) {
        const sea = game.resample(view, seat, rng)
        for (const [i, choice] of choices.entries()) {
          running = countdown.next()
          if (!running) break
          wins[i] = (wins[i] ?? 0) + playOut(game, sea, seat, choice, policy)
        }
      }
      return choices.reduce((best, choice, i) => ((wins[i] ?? 0) > (wins[choices.indexOf(best)] ?? 0) ? choice : best))
    },
  }
}

/** Mending a sound ship is never better than ending the turn, if both are legal. */
function worthTrying(view: GameView, legal: readonly Move[], seat: Seat): readonly Move[] {
  const isSound = view.state.players[seat]?.damage === 0
  return isSound && legal.length > 1 ? legal.filter(({ type }) => type !== 'repair') : legal
}

function playOut(game: OdysseusGame, from: GameState, seat: Seat, first: Move, policy: Policy): number {
  let state = from
  let move: Move | undefined = first
  for (let played = 0; played < LONGEST; played++) {
    const acting = game.toAct(state)[0]
    if (acting === undefined) return state.winners.includes(seat) ? 1 / state.winners.length : 0
    const result = game.apply(state, acting, move ?? policy(state, game.legalActions(state, acting)))
    move = undefined
    if (!result.ok) return 0
    state = result.value.state
  }
  return 0
}
