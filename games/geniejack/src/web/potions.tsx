import { plain } from '../game/sentences.ts'
import type { GameView, PlayerAction } from '../game/types.ts'
import { PotionIcon } from './icons.tsx'
import { flasksOf } from './kit-items.ts'

interface PotionsProps {
  readonly view: GameView
  readonly legal: readonly PlayerAction[]
  readonly hint: PlayerAction | undefined
  readonly send: (action: PlayerAction) => void
}

/** The flasks that can be drunk now, with what they do. */
export function Potions({ view, legal, hint, send }: PotionsProps) {
  const flasks = flasksOf(view).flatMap(flask => {
    const action = legal.find(one => one.type === 'use_consumable' && one.itemIndex === flask.itemIndex)
    return action === undefined ? [] : [{ ...flask, action }]
  })
  if (flasks.length === 0) return null
  return (
    <ul className="geniejack-potions" aria-label="Potions to drink">
      {flasks.map(({ item, count, action }, i) => (
        <li key={item.type}>
          <button
            type="button"
            className="geniejack-potion"
            aria-keyshortcuts={String(i + 1)}
            data-hint={hint?.type === 'use_consumable' && view.player.consumables[hint.itemIndex]?.type === item.type}
            onClick={() => send(action)}
          >
            <PotionIcon type={item.type} />
            <span>
              <b>
                Drink {item.name}
                {count > 1 && ` ×${count}`}
              </b>
              <small>{plain(item.description)}</small>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
