import { type Game, type GameAction, type Rng, type Seat, sameJson, type Viewer } from '@turnwise/engine'
import type { Problems } from './checks.ts'
import { deepFreeze } from './freeze.ts'

/** An action somebody might try in this position: a listed one, a stale one, one of another seat. */
export interface Attempt {
  readonly seat: Seat
  readonly action: GameAction
}

/**
 * Swaps everything that the viewer may not know and looks whether his side of the table changes. An event may tell a
 * viewer no more than the view it leads to, so where the views after an action are equal, the events must be too.
 */
export function findLeaks(
  game: Game,
  state: unknown,
  viewer: Viewer,
  attempts: readonly Attempt[],
  rng: Rng,
  problems: Problems,
  where: string,
): { readonly hidden: boolean; readonly varied: boolean } {
  const view = deepFreeze(game.view(state, viewer))
  const other = deepFreeze(game.resample(view, viewer, rng))
  const at = (what: string) => `${where}, viewer ${viewer}: ${what}`
  const wrong = game.check(other)
  problems.claim('resample-fits', wrong.length === 0, () => at(`the resampled state is none: ${wrong.join(' ')}`))
  if (!sameJson(game.view(other, viewer), view)) {
    problems.add('resample-fits', at('the resampled state does not look the same'))
    problems.add('leak-view', at('the view changes with what is hidden'))
  }
  if (typeof viewer === 'number') {
    const same =
      sameJson(game.legalActions(state, viewer), game.legalActions(other, viewer)) &&
      game.toAct(state).includes(viewer) === game.toAct(other).includes(viewer) &&
      game.listsAll?.(state, viewer) === game.listsAll?.(other, viewer)
    problems.claim('leak-legal-actions', same, () => at('the legal actions change with what is hidden'))
  }
  for (const { seat, action } of attempts) {
    const here = game.apply(state, seat, action)
    const there = game.apply(other, seat, action)
    if (seat === viewer && (here.ok ? !there.ok : there.ok || !sameJson(here.error, there.error))) {
      problems.add('leak-refusal', at(`${JSON.stringify(action)} is answered differently when what is hidden changes`))
    }
    if (!here.ok || !there.ok) continue
    if (!sameJson(game.view(here.value.state, viewer), game.view(there.value.state, viewer))) continue
    const told = here.value.events.map(event => game.redact(event, viewer)).filter(event => event !== undefined)
    const toldThere = there.value.events.map(event => game.redact(event, viewer)).filter(event => event !== undefined)
    problems.claim('leak-events', sameJson(told, toldThere), () =>
      at(`the events of ${JSON.stringify(action)} by ${seat} tell what is hidden: ${JSON.stringify(told)}`),
    )
  }
  return { hidden: !sameJson(view, game.view(state, 'host')), varied: !sameJson(state, other) }
}
