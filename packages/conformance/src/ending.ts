import { type GameAction, type Match, makeRecord, parseRecord, replayRecord, type Seat } from '@turnwise/engine'
import type { Attempt } from './attempts.ts'
import { deepFreeze } from './freeze.ts'
import { inspectMoment } from './moment.ts'
import type { Run } from './run.ts'

export function inspectEnd(
  run: Run,
  match: Match,
  played: readonly Attempt[],
  { isCut, maxActions }: { readonly isCut: boolean; readonly maxActions: number },
  where: string,
): void {
  const { game, seats, problems } = run
  const state = deepFreeze(match.state)
  if (game.toAct(state).length > 0) {
    problems.claim('ends', isCut || match.seq < maxActions, () => `${where}: no end after ${maxActions} actions`)
    return
  }
  inspectMoment(run, state, where)
  for (let seat = 0; seat < seats; seat++) {
    const isOver = game.legalActions(state, seat).length === 0
    problems.claim('ends', isOver, () => `${where}: seat ${seat} is offered actions after the end`)
  }
  for (const { seat, action } of played) {
    const isRefused = !game.apply(state, seat, action).ok
    problems.claim('ends', isRefused, () => `${where}: ${JSON.stringify(action)} is accepted after the end`)
  }
}

export function undoAndRedo(
  { problems }: Run,
  match: Match,
  { seat, action }: { readonly seat: Seat; readonly action: GameAction },
  text: string,
  where: string,
): void {
  const undone = match.undo(seat)
  const again = undone.ok ? match.play(seat, action) : undone
  const isSame = again.ok && JSON.stringify(match.state) === text
  problems.claim('undo', isSame, () => `${where}: ${JSON.stringify(action)} comes out differently after an undo`)
}

export function inspectReplay(
  { game, problems }: Run,
  match: Match,
  moments: ReadonlyMap<number, string>,
  where: string,
): void {
  const players = Array.from({ length: match.start.seats }, (_, seat) => ({ name: `Player ${seat + 1}` }))
  const parsed = parseRecord(JSON.parse(JSON.stringify(makeRecord(match, players))))
  const again = parsed.ok ? replayRecord(game, parsed.value) : parsed
  if (!again.ok) return void problems.add('replay', `${where}: the record does not replay: ${again.error.message}`)
  const isSame = JSON.stringify(again.value.state) === JSON.stringify(match.state)
  problems.claim('replay', isSame, () => `${where}: the record replays to another state`)
  for (const [seq, text] of moments) {
    problems.claim('replay', JSON.stringify(match.stateAt(seq)) === text, () => `${where}: moment ${seq} differs`)
  }
}
