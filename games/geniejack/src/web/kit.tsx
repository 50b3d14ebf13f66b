import { plain } from '../game/sentences.ts'
import type { GameView } from '../game/types.ts'
import type { Note } from './about.tsx'
import { EffectIcon, PotionIcon, SkullIcon, SlotIcon } from './icons.tsx'
import { burdensOf, flasksOf, slotsOf } from './kit-items.ts'

interface KitProps {
  readonly view: GameView
  readonly onAbout: (note: Note) => void
}

/** What the player wears, carries and bears. On a phone the tiles are small: a tap says what they do. */
export function Kit({ view, onAbout }: KitProps) {
  const burdens = burdensOf(view)
  return (
    <div className="geniejack-kit">
      <ul className="geniejack-tiles" aria-label="Equipment">
        {slotsOf(view).map(({ slot, title, name, tier, does }) => (
          <li key={slot}>
            <button
              type="button"
              className="geniejack-tile"
              data-tier={tier ?? 'none'}
              onClick={() => onAbout({ title: name === undefined ? title : `${title}: ${name}`, text: does })}
            >
              <SlotIcon slot={slot} />
              <span className="geniejack-tile-name">{name ?? title}</span>
              <span className="geniejack-tile-does">{does}</span>
            </button>
          </li>
        ))}
      </ul>
      <ul className="geniejack-tiles" aria-label="Potions, effects and curses">
        {flasksOf(view).map(({ item, count }) => (
          <li key={item.type}>
            <button
              type="button"
              className="geniejack-tile"
              onClick={() => onAbout({ title: item.name, text: `${plain(item.description)}. Drunk between hands.` })}
            >
              <PotionIcon type={item.type} />
              <span className="geniejack-tile-count">×{count}</span>
              <span className="geniejack-tile-name">{item.name}</span>
              <span className="geniejack-tile-does">{plain(item.description)}</span>
            </button>
          </li>
        ))}
        {burdens.map(({ key, kind, name, does }) => (
          <li key={key}>
            <button
              type="button"
              className="geniejack-tile"
              data-kind={kind}
              onClick={() => onAbout({ title: kind === 'curse' ? `Curse: ${name}` : name, text: does })}
            >
              {kind === 'curse' ? <SkullIcon /> : <EffectIcon />}
              <span className="geniejack-tile-name">{name}</span>
              <span className="geniejack-tile-does">{does}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
