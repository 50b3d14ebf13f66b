import type { Route } from '../chart/route.ts'
import type { ChartTile } from '../chart/tiles.ts'
import type { Target } from './targets.ts'

interface PriceTagsProps {
  readonly route: Route
  readonly targets: ReadonlyMap<number, Target>
  readonly looked: number | undefined
  readonly tiles: readonly ChartTile[]
  readonly isAlways: boolean
  /** Where the viewer's ship is: on a phone a tag keeps clear of it. */
  readonly ship: number | undefined
}

/** What it costs to sail to a lit tile. */
export function PriceTags({ route, tiles, targets, looked, isAlways, ship }: PriceTagsProps) {
  return [...targets].map(([index, { price, isHinted }]) => {
    const { x, y } = route.spots[index] ?? { x: 0, y: 0 }
    const tile = tiles[index]
    const isTall = tile?.type === 'EPIC' || tile?.type === 'ITHACA'
    const up = isTall ? route.island * 0.9 + 4 : (tile?.players.length ?? 0) > 0 ? route.ship * 0.86 : 20
    const aside = route.shape === 'wide' || ship === undefined ? 0 : Math.sign(x - ship) * 24
    return isAlways || isHinted || looked === index || (route.shape === 'wide' && price.endsWith('damage')) ? (
      <span
        key={index}
        className="odysseus-price-tag"
        aria-hidden="true"
        style={{ left: Math.max(44, Math.min(route.width - 44, x + aside)), top: Math.max(58, y - up) }}
      >
        {price}
      </span>
    ) : null
  })
}
