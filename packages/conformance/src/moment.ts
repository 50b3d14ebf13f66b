import { jsonProblem, type Outcome } from '@turnwise/engine'
import type { Run } from './run.ts'

/** What must hold of every state that an accepted action leads to, whoever took it. */
export function inspectMoment(run: Run, state: unknown, where: string): void {
  const { game, seats, problems, resigned } = run
  const problem = jsonProblem(state)
  if (problem !== undefined) problems.add('json', `${where}: in the state, ${problem}`)
  const wrong = game.check(state)
  problems.claim('check', wrong.length === 0, () => `${where}: a reached state is refused: ${wrong.join(' ')}`)
  const acting = game.toAct(state)
  const areSeats = acting.every(seat => Number.isInteger(seat) && seat >= 0 && seat < seats)
  problems.claim('can-act', areSeats, () => `${where}: to act are ${acting.join(', ')}, and not all of them are seats`)
  const isOnce = new Set(acting).size === acting.length
  problems.claim('listed-once', isOnce, () => `${where}: to act are ${acting.join(', ')}`)
  for (const seat of resigned) {
    const isAsked = acting.includes(seat) || game.legalActions(state, seat).length > 0
    problems.claim('resign', !isAsked, () => `${where}: seat ${seat} has resigned and is still to act`)
  }
  const outcome = game.outcome(state)
  if (acting.length > 0) {
    problems.claim('outcome', outcome === undefined, () => `${where}: there is an outcome, yet play goes on`)
  } else if (outcome === undefined) {
    problems.add('outcome', `${where}: nobody is to act, yet there is no outcome`)
  } else {
    inspectOutcome(run, outcome, where)
  }
}

function inspectOutcome({ game, seats, problems, resigned }: Run, outcome: Outcome, where: string): void {
  const { winners, reason, scores } = outcome
  const fits =
    winners.every(winner => Number.isInteger(winner) && winner >= 0 && winner < seats) &&
    new Set(winners).size === winners.length &&
    (scores === undefined || scores.length === seats) &&
    (scores === undefined || winners.every(winner => scores[winner] === Math.max(...scores)))
  problems.claim('outcome', fits, () => `${where}: the outcome does not fit: ${JSON.stringify(outcome)}`)
  problems.claim('endings', game.endings.includes(reason), () => `${where}: the ending ${reason} is not declared`)
  const mayLackWinner = game.endingsWithoutWinner?.includes(reason) === true
  problems.claim('endings', winners.length > 0 || mayLackWinner, () => `${where}: ${reason} leaves nobody the winner`)
  const quitter = winners.find(winner => resigned.has(winner))
  problems.claim('resign', quitter === undefined, () => `${where}: seat ${quitter} has resigned and wins`)
}
