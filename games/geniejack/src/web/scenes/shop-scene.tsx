import { useState } from 'react'
import { REFUSALS } from '../../game/refusals.ts'
import type { GameView, PlayerAction, ShopItem } from '../../game/types.ts'
import { nextEnemy, powersOf } from '../../game/words/explain.ts'
import { plain } from '../../game/words/names.ts'
import { Shopfront } from '../art/bazaar.tsx'
import { itemPicture } from '../art/pictures.ts'
import { Coin } from '../art/signs.tsx'
import { Silhouette } from '../art/silhouette.tsx'
import { Burdens, Potions } from '../battle/bag.tsx'
import { Kit } from '../battle/kit.tsx'
import type { Layout } from '../layout.ts'

interface ShopSceneProps {
  readonly view: GameView
  readonly layout: Layout
  readonly legal: readonly PlayerAction[]
  readonly hint: PlayerAction | undefined
  readonly send: (action: PlayerAction) => void
  readonly say: (sentence: string) => void
  readonly onExplain: (name: string, does: string) => void
}

/** The bazaar: wares on shelves with their price tags, what is worn at the left, the bag and the road at the right. */
export function ShopScene({ view, layout, legal, hint, send, say, onExplain }: ShopSceneProps) {
  const [looked, setLooked] = useState<number>()
  const items = view.shop?.items ?? []
  const { width, height, arrangement, unit } = layout
  const isWide = arrangement === 'wide'
  const choose = (ware: ShopItem) => {
    const action = legal.find(one => one.type === 'buy_item' && one.itemIndex === ware.index)
    const { name, description } = ware.item
    if (action !== undefined) send(action)
    else if (legal.length === 0) onExplain(name, plain(description))
    else say(REFUSALS.tooExpensive(ware.item, view.player.gold).error.message)
  }
  const shelf = (type: ShopItem['type']) => (
    <ul className="geniejack-shelf" data-type={type}>
      {items
        .filter(ware => ware.type === type)
        .map(ware => (
          <Ware
            key={ware.item.id}
            ware={ware}
            view={view}
            isHinted={hint?.type === 'buy_item' && hint.itemIndex === ware.index}
            choose={() => choose(ware)}
            look={isOn => setLooked(isOn ? ware.index : undefined)}
          />
        ))}
    </ul>
  )
  const over = looked === undefined ? undefined : items[looked]?.item
  const lanterns = isWide
    ? [
        { x: width * 0.232, y: 112 * unit, size: unit },
        { x: width * 0.752, y: 100 * unit, size: 0.8 * unit },
      ]
    : [{ x: width - 44, y: 50, size: 0.5 }]
  return (
    <section className="geniejack-shop" aria-label="The bazaar">
      <Shopfront
        width={width}
        height={height}
        awning={isWide ? 54 * unit : arrangement === 'across' ? 8 : 22}
        lanterns={lanterns}
      />
      <div className="geniejack-wares" data-many={items.length > 6}>
        <h2>The bazaar</h2>
        {shelf('equipment')}
        {shelf('consumable')}
        {items.length === 0 && <p>Everything is sold.</p>}
      </div>
      {isWide && (
        <div className="geniejack-shop-left">
          <h3>You wear</h3>
          <Kit view={view} instead={over !== undefined && 'slot' in over ? over : undefined} onExplain={onExplain} />
        </div>
      )}
      {isWide && (
        <div className="geniejack-shop-right">
          {view.player.consumables.length > 0 && <h3>Your bag</h3>}
          <Potions view={view} legal={NONE} hint={undefined} send={send} onExplain={onExplain} />
          {view.player.wishes.length > 0 && <h3>Curses</h3>}
          <Burdens view={view} onExplain={onExplain} />
          <Next view={view} />
        </div>
      )}
    </section>
  )
}

const NONE: readonly PlayerAction[] = []

interface WareProps {
  readonly ware: ShopItem
  readonly view: GameView
  readonly isHinted: boolean
  readonly choose: () => void
  readonly look: (isOn: boolean) => void
}

function Ware({ ware: { item, affordable, index }, view, isHinted, choose, look }: WareProps) {
  const { gold } = view.player
  const note = noteOf(item, view)
  return (
    <li>
      <button
        type="button"
        className="geniejack-ware"
        aria-disabled={affordable ? undefined : true}
        aria-keyshortcuts={String(index + 1)}
        data-hint={isHinted}
        onClick={choose}
        onPointerEnter={() => look(true)}
        onPointerLeave={() => look(false)}
        onFocus={() => look(true)}
        onBlur={() => look(false)}
      >
        <img src={itemPicture(item.id)} alt="" />
        <span className="geniejack-ware-what">
          <b>{item.name}</b> <small>{plain(item.description)}</small> {note !== '' && <em>{note}</em>}
        </span>
        <span className="geniejack-tag">
          <span>
            <Coin size={17} /> {item.cost}
          </span>{' '}
          <b>{affordable ? 'Buy' : `${item.cost - gold} short`}</b>
        </span>
      </button>
    </li>
  )
}

/** What it replaces, or how many there are already. */
function noteOf(item: ShopItem['item'], { player }: GameView): string {
  if (!('slot' in item)) {
    const held = player.consumables.filter(({ type }) => type === item.type).length
    return held === 0 ? '' : `you carry ${held}`
  }
  const worn = player.equipment[item.slot]
  return worn === null ? '' : `replaces ${worn.name}`
}

/** The enemy after the shop. */
function Next({ view }: { readonly view: GameView }) {
  const enemy = nextEnemy(view)
  if (enemy === undefined) return null
  const powers = powersOf(enemy.id).map(({ does }) => does)
  return (
    <>
      <h3>Next on the road</h3>
      <p className="geniejack-ahead">
        <svg viewBox="-6 -6 60 60" aria-hidden="true">
          <circle cx={24} cy={24} r={28} fill="#5d1624" stroke="#e6bd6a" strokeWidth={2.4} />
          <Silhouette id={enemy.id} body="#fff0d2" light="#8e1f2c" />
        </svg>
        <span>
          <b>{enemy.name}</b>
          <small>{[`${enemy.maxHp} HP`, ...powers].join(', ')}</small>
        </span>
      </p>
    </>
  )
}
