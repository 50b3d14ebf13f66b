import { type GameAction, parseWith, type Seat, sameJson } from '@turnwise/engine'
import { deepFreeze } from './freeze.ts'
import { inspectMoment } from './moment.ts'
import { RESIGN } from './names.ts'
import type { Run } from './run.ts'

const RESIGNING: GameAction = deepFreeze({ type: RESIGN })

/** Whether the game takes the action at all; otherwise the table ends the match. */
export function canResign({ game }: Run): boolean {
  return parseWith(game.action, RESIGNING).ok
}

/** Some seat that resigns here, if any has not yet. */
export function resigning({
  seats,
  rng,
  resigned,
}: Run): { readonly seat: Seat; readonly action: GameAction } | undefined {
  const left = Array.from({ length: seats }, (_, seat) => seat).filter(seat => !resigned.has(seat))
  return left.length === 0 ? undefined : { seat: rng.pick(left), action: RESIGNING }
}

/** It is never listed, so that it is tried by every seat, whose turn it may be. */
export function inspectResigning(run: Run, state: unknown, where: string): void {
  const { game, seats, problems, resigned } = run
  for (let seat = 0; seat < seats; seat++) {
    const result = game.apply(state, seat, RESIGNING)
    const isOut = resigned.has(seat)
    const why = result.ok ? '' : `: ${result.error.message}`
    problems.claim('resign', result.ok !== isOut, () =>
      isOut ? `${where}: seat ${seat} can resign again` : `${where}: seat ${seat} cannot resign${why}`,
    )
    if (!result.ok || isOut) continue
    const after = { ...run, resigned: new Set([...resigned, seat]) }
    inspectMoment(after, deepFreeze(result.value.state), `${where}, after seat ${seat} has resigned`)
  }
}

/** An action that the rules take, to a state of the game, and the schema does not can never be sent. */
export function inspectUnknownResigning({ game, problems }: Run, state: unknown): void {
  try {
    const result = game.apply(state, 0, RESIGNING)
    const after = Object(result).ok === true && result.ok ? result.value.state : state
    const isTaken = !sameJson(after, state) && game.check(after).length === 0
    problems.claim('schema', !isTaken, () => 'the rules take {"type":"resign"} and the schema does not')
  } catch {
    // Rules need not understand what their schema refuses.
  }
}
