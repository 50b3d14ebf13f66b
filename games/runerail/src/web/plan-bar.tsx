import type { Builder } from './use-builder.ts'

/** What the drawn track would cost, and the way to build it or to take it back. */
export function PlanBar({ builder, canBuild }: { readonly builder: Builder; readonly canBuild: boolean }) {
  const { plan, drawn } = builder
  if (drawn.length === 0) return null
  const sections = plan.pairs.length === 1 ? '1 section' : `${plan.pairs.length} sections`
  const spent = plan.state.current?.spent ?? 0
  return (
    <section className="runerail-plan" aria-label="Drawn track">
      <p role="status">
        <b>{plan.cost} gold</b>, {sections}
        <small> · {spent} of 20 spent then</small>
      </p>
      <button
        type="button"
        className="button button-small button-main"
        aria-disabled={canBuild ? undefined : true}
        onClick={builder.build}
      >
        {canBuild ? 'Build' : 'Planned'}
      </button>
      <button type="button" className="button button-small" onClick={builder.takeBack}>
        Take back
      </button>
      <button type="button" className="button button-small" onClick={builder.clear}>
        Clear
      </button>
    </section>
  )
}
