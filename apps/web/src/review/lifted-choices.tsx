import type { ComparedAction } from '@turnwise/ui'
import { useLabel } from '../table/play/play.tsx'

/** On a phone a review needs the room for its curve: the strip is only one line. */
export const REVIEW_STRIP = { upright: { size: 52, template: '"status" 1fr / minmax(0, 1fr)' } }
export const COMPARING_STRIP = {
  upright: { size: 100, template: '"status" 1fr "actions" 50px / minmax(0, 1fr)' },
}

/** Choices without a place on the board: their buttons are lifted, with their chances. */
export function Lifted({ compared }: { readonly compared: readonly ComparedAction[] }) {
  const label = useLabel()
  return (
    <div className="lifted">
      {compared.map(({ action, kind, label: chance }) => (
        <span key={kind} className="lifted-choice" data-kind={kind}>
          <b>{label(action)}</b> {kind === 'better' ? `★ ${chance}` : chance}
        </span>
      ))}
    </div>
  )
}
