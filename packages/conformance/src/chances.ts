import { type GameAction, parseWith, type Seat, sameJson, type Weighted } from '@turnwise/engine'
import { deepFreeze } from './freeze.ts'
import type { Run } from './run.ts'

const TRIED = 3

/** What chance lists for an action: whole actions, each of them taken, with weights that can be drawn from. */
export function inspectChances(
  run: Run,
  state: unknown,
  seat: Seat,
  action: GameAction,
  choices: readonly Weighted<GameAction>[],
  where: string,
): void {
  const { game, problems, rng } = run
  const claim = (holds: boolean, what: string) =>
    problems.claim('chance', holds, () => `${where}: for ${JSON.stringify(action)} chance ${what}`)
  const total = choices.reduce((sum, { weight }) => sum + weight, 0)
  const areWeights = choices.every(({ weight }) => weight >= 0) && total > 0 && Number.isFinite(total)
  claim(areWeights, `has weights that cannot be drawn from: ${choices.map(({ weight }) => weight).join(', ')}`)
  const texts = new Set(choices.map(({ item }) => JSON.stringify(item)))
  claim(texts.size === choices.length, 'lists something twice')
  problems.claim(
    'deterministic',
    sameJson(choices, game.chance?.(state, action)),
    () => `${where}: chance lists something else for ${JSON.stringify(action)} the second time`,
  )
  for (const { item } of rng.shuffle(choices).slice(0, TRIED)) {
    const text = JSON.stringify(item)
    const parsed = parseWith(game.action, JSON.parse(text))
    const fits = parsed.ok && sameJson(parsed.value, item)
    problems.claim('schema', fits, () => `${where}: the schema does not take what chance gives, ${text}`)
    claim(game.apply(state, seat, deepFreeze(item)).ok, `gives ${text}, which is refused`)
    claim(sameJson(game.chance?.(state, item), choices), `lists something else for its own ${text}`)
  }
  const isWhole = choices.some(({ item }) => sameJson(item, action))
  claim(isWhole || !game.apply(state, seat, action).ok, 'is not waited for: it is taken without what is drawn')
}
