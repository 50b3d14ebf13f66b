import type { GameView, PlayerAction } from '../../game/types.ts'
import { burdensOf, effectsOf } from '../../game/words/explain.ts'
import { plain } from '../../game/words/names.ts'
import { cursePicture, itemPicture } from '../art/pictures.ts'
import { flasksOf } from './flasks.ts'

interface PotionsProps {
  readonly view: GameView
  readonly legal: readonly PlayerAction[]
  readonly hint: PlayerAction | undefined
  readonly send: (action: PlayerAction) => void
  readonly onExplain: (name: string, does: string) => void
}

/** The bottles. Before a deal one is drunk by a click; at other times a click shows what it does. */
export function Potions({ view, legal, hint, send, onExplain }: PotionsProps) {
  const flasks = flasksOf(view)
  const canDrink = legal.some(({ type }) => type === 'use_consumable')
  if (flasks.length === 0) return null
  return (
    <section className="geniejack-potions" aria-label="Your bag" data-drink={canDrink}>
      <ul>
        {flasks.map(({ item, count, itemIndex }, i) => {
          const action = legal.find(one => one.type === 'use_consumable' && one.itemIndex === itemIndex)
          const does = plain(item.description)
          const isHinted =
            hint?.type === 'use_consumable' && view.player.consumables[hint.itemIndex]?.type === item.type
          return (
            <li key={item.type}>
              <button
                type="button"
                className="geniejack-potion"
                aria-keyshortcuts={action === undefined ? undefined : String(i + 1)}
                data-hint={isHinted}
                onClick={() =>
                  action === undefined ? onExplain(item.name, `${does}. Drink before a deal.`) : send(action)
                }
              >
                <img src={itemPicture(item.id)} alt="" />
                {count > 1 && <em>{count}</em>}
                <span>
                  {action !== undefined && <span className="only-heard">Drink </span>}
                  {item.name.replace(' Potion', '')}
                  <span className="only-heard"> Potion: </span>
                  <small>{shortOf(does)}</small>
                </span>
              </button>
            </li>
          )
        })}
      </ul>
      <p>{canDrink ? 'Drink one now, or deal.' : 'Drink before the next deal.'}</p>
    </section>
  )
}

/** What fits beneath a bottle. */
const shortOf = (does: string) =>
  does.replace(' damage after each of 3 hands', ' a hand, ×3').replace(' for 1 hand', ', 1 hand')

interface BurdensProps {
  readonly view: GameView
  readonly onExplain: (name: string, does: string) => void
}

/** What works on the player beside the equipment: potions that last, curses, blessings. */
export function Burdens({ view, onExplain }: BurdensProps) {
  const burdens = burdensOf(view)
  const effects = effectsOf(view)
  if (burdens.length + effects.length === 0) return null
  return (
    <ul className="geniejack-burdens" aria-label="Curses and effects">
      {effects.map(({ name, does }, i) => (
        <li key={`${name} ${i}`} data-kind="effect">
          <button type="button" onClick={() => onExplain(name, does)}>
            <img src={itemPicture(`${name.toLowerCase()}_potion`)} alt="" />
            <span>
              <b>{name}</b>
              <small>{does}</small>
            </span>
          </button>
        </li>
      ))}
      {burdens.map(({ id, kind, name, does }, i) => (
        <li key={`${id} ${i}`} data-kind={kind}>
          <button type="button" onClick={() => onExplain(name, does)}>
            {kind === 'curse' && <img src={cursePicture(id)} alt="" />}
            <span>
              <b>{name}</b>
              <small>{does}</small>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
