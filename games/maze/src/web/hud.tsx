import type { ReactNode } from 'react'
import { countFinds } from '../game/knowledge.ts'
import type { View } from '../game/view.ts'
import { MarkBadge } from './mark-icon.tsx'
import type { Mark } from './sheet.ts'
import { plural } from './words.ts'

/** What one carries and suffers: turns of the slot, effects, treasures. */
export function Hud({ view }: { readonly view: View }) {
  const explorer = view.own?.explorer
  if (explorer == null) return null
  const slot = view.own?.slot ?? null
  const found = countFinds(explorer, 'treasure')
  const fakes = countFinds(explorer, 'fake-treasure')
  return (
    <ul className="maze-hud" aria-label="How you stand">
      <li className="maze-fact">
        <Pips turns={slot?.turns ?? 0} left={slot?.left ?? 0} />
        <span>
          {slot === null ? 'Not your slot' : slot.left === 1 ? '1 turn left' : `${slot.left} turns left`}
          <small>
            Round {view.round}
            {slot?.extra === 'crossbow' && ', the other has a Crossbow'}
          </small>
        </span>
      </li>
      <Fact mark={{ kind: 'treasure' }} title={`${found} of ${view.options.treasures} carried`}>
        {fakes > 0 ? `${plural(fakes, 'fake')} known` : 'one of them is true'}
      </Fact>
      {explorer.effect !== null && (
        <Fact mark={{ kind: explorer.effect }} title={explorer.effect === 'crutch' ? 'Crutch' : 'Crossbow'}>
          {explorer.effect === 'crutch' ? 'two turns a slot' : 'two turns for the other'}
        </Fact>
      )}
      {explorer.skipSlots > 0 && (
        <Fact mark={{ kind: 'trap' }} title="Trapped">
          {plural(explorer.skipSlots, 'slot')} to skip
        </Fact>
      )}
    </ul>
  )
}

function Fact({
  mark,
  title,
  children,
}: {
  readonly mark: Mark
  readonly title: string
  readonly children: ReactNode
}) {
  return (
    <li className="maze-fact">
      <MarkBadge mark={mark} />
      <span>
        {title}
        <small>{children}</small>
      </span>
    </li>
  )
}

/** A dot for each turn of the slot, hollow once it is spent. */
function Pips({ turns, left }: { readonly turns: number; readonly left: number }) {
  return (
    <span className="maze-pips" aria-hidden="true">
      {[1, 2].slice(0, Math.max(1, turns)).map(turn => (
        <span key={turn} className="maze-pip" data-left={turn <= left} />
      ))}
    </span>
  )
}
