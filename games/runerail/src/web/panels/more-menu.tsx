import { useState } from 'react'
import type { Action } from '../../game/commands/index.ts'
import type { Sheet } from './use-sheet.ts'

interface MoreProps {
  readonly legal: readonly Action[]
  readonly isOwn: boolean
  open(sheet: Sheet): void
  send(action: Action): void
}

/** What is not needed every turn. What cannot be used stays in its place. */
export function MoreMenu({ legal, isOwn, open, send }: MoreProps) {
  const has = (type: Action['type']) => legal.some(action => action.type === type)
  const item = (title: string, sheet: Sheet, can: boolean) => (
    <button type="button" className="button" disabled={!can} onClick={() => open(sheet)}>
      {title}
    </button>
  )
  return (
    <section className="runerail-more" aria-label="More actions">
      {item('The whole table…', 'table', true)}
      {isOwn && (
        <>
          {item('Better train…', 'train', has('upgrade-train'))}
          {item('Foreman…', 'foreman', has('hire-foreman'))}
          <Sure
            label="New cards"
            sure="Give up this turn?"
            can={has('discard-hand')}
            onSure={() => send({ type: 'discard-hand' })}
          />
          {item('All choices…', 'list', legal.length > 0)}
        </>
      )}
      {item('Prices of track…', 'legend', true)}
    </section>
  )
}

interface SureProps {
  readonly label: string
  readonly sure: string
  readonly can: boolean
  onSure(): void
}

/** What gives up a whole turn needs a second click. */
function Sure({ label, sure, can, onSure }: SureProps) {
  const [isAsked, setAsked] = useState(false)
  return (
    <button
      type="button"
      className={`button ${isAsked ? 'button-danger' : ''}`}
      disabled={!can}
      onClick={() => (isAsked ? onSure() : setAsked(true))}
      onBlur={() => setAsked(false)}
    >
      {isAsked ? sure : label}
    </button>
  )
}
