import { EQUIPMENT_SLOTS, type EquipmentInfo, type GameView } from '../../game/types.ts'
import { explainWorn } from '../../game/words/explain.ts'
import { plain } from '../../game/words/names.ts'
import { itemPicture } from '../art/pictures.ts'
import { EmptySlot } from '../art/signs.tsx'

interface KitProps {
  readonly view: GameView
  /** A ware that would take the place of what is worn. */
  readonly instead?: EquipmentInfo | undefined
  readonly onExplain: (name: string, does: string) => void
}

/** What is worn, slot by slot. */
export function Kit({ view, instead, onExplain }: KitProps) {
  return (
    <ul className="geniejack-kit" aria-label="You wear">
      {EQUIPMENT_SLOTS.map(slot => {
        const item = view.player.equipment[slot]
        const worn = explainWorn(view, slot)
        const name = worn?.name ?? `No ${slot}`
        const isChanging = instead?.slot === slot
        return (
          <li key={slot} data-empty={worn === undefined}>
            <button type="button" onClick={() => onExplain(name, worn?.does ?? `Nothing is worn as ${slot}.`)}>
              {item === null ? <EmptySlot slot={slot} /> : <img src={itemPicture(item.id)} alt="" />}
              <span>
                <b>{name}</b>
                {isChanging ? (
                  <small data-new="true">
                    {item === null ? '' : `${plain(item.description)} → `}
                    {plain(instead.description)}
                  </small>
                ) : (
                  worn !== undefined && <small>{worn.does}</small>
                )}
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
