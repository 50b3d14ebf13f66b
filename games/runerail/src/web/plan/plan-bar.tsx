import { SPENDING_LIMIT } from '../../game/track/costs.ts'
import type { Builder } from './use-builder.ts'

/** What the drawn track costs, and the way to build it or to take it back. */
export function PlanBar({ builder, canBuild }: { readonly builder: Builder; readonly canBuild: boolean }) {
  const { drawn, now } = builder
  if (drawn.pairs.length === 0) return null
  const sections = drawn.pairs.length === 1 ? '1 section' : `${drawn.pairs.length} sections`
  const isPart = now.pairs.length < drawn.pairs.length
  return (
    <section className="runerail-plan" aria-label="Drawn track">
      <p role="status">
        <b>{drawn.cost} gold</b>, {sections}
        {isPart && canBuild && <small>{` · ${now.problem ?? `${SPENDING_LIMIT} gold a turn`}`}</small>}
        {!canBuild && <small> · planned for your next build phase</small>}
      </p>
      <button
        type="button"
        className="button button-small button-main"
        aria-disabled={canBuild && now.pairs.length > 0 ? undefined : true}
        onClick={builder.build}
      >
        {!canBuild ? 'Planned' : isPart ? `Build ${now.cost} of ${drawn.cost}` : 'Build'}
      </button>
      <button type="button" className="button button-small" onClick={builder.takeBack}>
        Remove last
      </button>
      <button type="button" className="button button-small" onClick={builder.clear}>
        Clear
      </button>
    </section>
  )
}
