import { plain } from '../game/sentences.ts'
import type { GameView, PlayerAction, ShopItem } from '../game/types.ts'
import { Gold } from './fighters.tsx'
import { PotionIcon, SlotIcon } from './icons.tsx'

interface ShopProps {
  readonly view: GameView
  readonly legal: readonly PlayerAction[]
  readonly hint: PlayerAction | undefined
  readonly send: (action: PlayerAction) => void
  readonly say: (sentence: string) => void
}

/** The wares with their price: what can be paid, and what it would replace. */
export function Shop({ view, legal, hint, send, say }: ShopProps) {
  const items = view.shop?.items ?? []
  const { gold, hp, maxHp } = view.player
  const choose = (ware: ShopItem) => {
    const action = legal.find(one => one.type === 'buy_item' && one.itemIndex === ware.index)
    if (action !== undefined) send(action)
    else if (legal.length === 0) say('Nothing can be bought at this moment: you are looking on.')
    else say(`${ware.item.name} costs ${ware.item.cost} gold and you have ${gold}.`)
  }
  return (
    <section className="geniejack-scene geniejack-shop" aria-label="Shop">
      <header className="geniejack-shop-head">
        <h2>The bazaar</h2>
        <p>
          You have <Gold amount={gold} /> and {hp} of {maxHp} HP
        </p>
      </header>
      <ul className="geniejack-wares">
        {items.map(ware => (
          <li key={ware.item.id} data-type={ware.type}>
            <button
              type="button"
              className="geniejack-ware"
              aria-disabled={ware.affordable ? undefined : true}
              aria-keyshortcuts={String(ware.index + 1)}
              data-hint={hint?.type === 'buy_item' && hint.itemIndex === ware.index}
              onClick={() => choose(ware)}
            >
              {'slot' in ware.item ? <SlotIcon slot={ware.item.slot} /> : <PotionIcon type={ware.item.type} />}
              <span className="geniejack-ware-what">
                <WareName name={ware.item.name} />
                <small>{plain(ware.item.description)}</small>
                <small className="geniejack-ware-swap">{placeFor(ware, view)}</small>
              </span>
              <span className="geniejack-ware-price">
                <Gold amount={ware.item.cost} />
                <small>{ware.affordable ? 'Buy' : `${ware.item.cost - gold} short`}</small>
              </span>
            </button>
          </li>
        ))}
        {items.length === 0 && <li className="geniejack-sold-out">Everything is sold.</li>}
      </ul>
    </section>
  )
}

/** What leaves for it, or how many there are already. */
function placeFor({ item }: ShopItem, { player }: GameView): string {
  if (!('slot' in item)) {
    const held = player.consumables.filter(({ type }) => type === item.type).length
    return held === 0 ? '' : `you carry ${held}`
  }
  const worn = player.equipment[item.slot]
  return worn === null ? '' : `replaces ${worn.name}`
}

/** On a phone the flask stands for the second word of a potion. */
function WareName({ name }: { readonly name: string }) {
  const [first = '', rest] = name.split(/(?= Potion$)/u)
  return (
    <b>
      {first}
      {rest !== undefined && <span className="geniejack-ware-kind">{rest}</span>}
    </b>
  )
}
