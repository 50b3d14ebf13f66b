import { useState } from 'react'
import type { Action } from '../game/actions.ts'
import type { View } from '../game/types.ts'
import { describeAction } from '../words/actions.ts'
import { capital } from '../words/pieces.ts'

export type Sheet = 'train' | 'foreman' | 'list' | 'others'

interface DockProps {
  readonly view: View
  readonly legal: readonly Action[]
  readonly hint: Action | undefined
  /** Whether ships are of any use here: in a port, or aboard. */
  readonly atShips: boolean
  send(action: Action): void
  open(sheet: Sheet): void
  /** Past the ships to building. */
  skipToBuild(): void
  /** Where there is no room for the hand it is put aside. */
  readonly isHandOpen: boolean
  toggleHand(): void
}

const CITY_ACTS = ['deliver', 'pick-up', 'drop-load', 'draw-ship', 'disembark', 'rescue-train', 'borrow-gold']

/** Everything that is not chosen on the map, in the order in which a turn goes. */
export function Dock(props: DockProps) {
  const { view, legal, hint, atShips, send, open, skipToBuild, isHandOpen, toggleHand } = props
  const acts = legal.filter(({ type }) => CITY_ACTS.includes(type))
  const has = (type: Action['type']) => legal.some(action => action.type === type)
  const isHinted = (type: Action['type']) => hint?.type === type
  const phase = view.current?.phase
  return (
    <fieldset className="runerail-dock">
      <legend className="only-heard">Actions</legend>
      <button
        type="button"
        className="button button-small runerail-hand-toggle"
        aria-expanded={isHandOpen}
        onClick={toggleHand}
      >
        Cards
      </button>
      {acts.map(action => (
        <button
          key={JSON.stringify(action)}
          type="button"
          className={`button button-small ${action.type === 'deliver' ? 'button-main' : ''}`}
          data-hint={JSON.stringify(hint) === JSON.stringify(action)}
          onClick={() => send(action)}
        >
          {capital(describeAction(action, view)).replace(/ \(card \d+\)/, '')}
        </button>
      ))}
      {has('upgrade-train') && (
        <button
          type="button"
          className="button button-small"
          data-hint={isHinted('upgrade-train')}
          onClick={() => open('train')}
        >
          Better train…
        </button>
      )}
      {has('hire-foreman') && (
        <button
          type="button"
          className="button button-small"
          data-hint={isHinted('hire-foreman')}
          onClick={() => open('foreman')}
        >
          Foreman…
        </button>
      )}
      {has('discard-hand') && (
        <Sure label="New hand" sure="Give up this turn?" onSure={() => send({ type: 'discard-hand' })} />
      )}
      {legal.length > 0 && (
        <button type="button" className="button button-small" onClick={() => open('list')}>
          All choices…
        </button>
      )}
      {has('next-phase') && phase === 'move' && atShips && (
        <button type="button" className="button button-small" onClick={() => send({ type: 'next-phase' })}>
          To the ships
        </button>
      )}
      {has('next-phase') && (
        <button
          type="button"
          className="button button-small button-main"
          data-hint={isHinted('next-phase')}
          onClick={() => (phase === 'move' ? skipToBuild() : send({ type: 'next-phase' }))}
        >
          On to building
        </button>
      )}
      {has('end-turn') && (
        <button
          type="button"
          className={`button button-small ${has('next-phase') ? '' : 'button-main'}`}
          data-hint={isHinted('end-turn')}
          onClick={() => send({ type: 'end-turn' })}
        >
          End turn
        </button>
      )}
    </fieldset>
  )
}

/** What gives up a whole turn needs a second click. */
function Sure({ label, sure, onSure }: { readonly label: string; readonly sure: string; onSure(): void }) {
  const [isAsked, setAsked] = useState(false)
  return (
    <button
      type="button"
      className={`button button-small ${isAsked ? 'button-danger' : ''}`}
      onClick={() => (isAsked ? onSure() : setAsked(true))}
      onBlur={() => setAsked(false)}
    >
      {isAsked ? sure : label}
    </button>
  )
}
