import { memo } from 'react'
import { ithacaBox, sideOf, troyBox } from './places.ts'
import type { Route } from './route.ts'
import { type ChartTile, isIsland } from './tiles.ts'

interface LabelsProps {
  readonly route: Route
  readonly tiles: readonly ChartTile[]
  readonly laid: number
}

/** The names, never under 12 px. A name moves aside or below for ships on its tile or beside it. */
export const LabelLayer = memo(function LabelLayer({ route, tiles, laid }: LabelsProps) {
  const { unit, shape, isLow } = route
  const isWide = shape === 'wide'
  const size = isWide ? Math.max(12, 15 * unit) : 12.5 * Math.max(1, unit)
  const large = isWide ? Math.max(14.5, 19 * unit) : 14.5 * Math.max(1, unit)
  const [troy, ithaca] = [troyBox(route), ithacaBox(route)]
  const [troyX, troyY] = isWide ? [70, 214] : [isLow ? 84 : 64, 222]
  const [ithacaX, ithacaY] = isWide ? [112, 178] : [100, 172]
  const home = tiles.length - 1
  return (
    <svg className="odysseus-layer odysseus-labels" width={route.width} height={route.height} aria-hidden="true">
      <text
        className="odysseus-place-name"
        x={Math.max(large * 1.2, troy.x + troyX * troy.scale)}
        y={troy.y + troyY * troy.scale}
        fontSize={large}
      >
        Troy
      </text>
      <text
        className="odysseus-place-name"
        x={ithaca.x + ithacaX * ithaca.scale}
        y={ithaca.y + ithacaY * ithaca.scale + large * 0.55}
        fontSize={large}
      >
        Ithaca{' '}
        <tspan className="odysseus-number" fontSize={size}>
          {home}
        </tspan>
      </text>
      {tiles.filter(isIsland).map(tile => (
        <IslandName key={tile.index} route={route} tiles={tiles} tile={tile} laid={laid} size={size} />
      ))}
    </svg>
  )
})

interface NameProps extends LabelsProps {
  readonly tile: ChartTile
  readonly size: number
}

function IslandName({ route, tiles, tile, laid, size }: NameProps) {
  const { index, name, epicId } = tile
  const isKnown = index <= laid
  const { x, y } = placeOfName(route, tiles, tile, size)
  return (
    <text
      className="odysseus-island-name"
      data-known={isKnown}
      data-seen={!isKnown && epicId !== undefined}
      x={x.toFixed(1)}
      y={y.toFixed(1)}
      fontSize={size}
    >
      <tspan className="odysseus-number">{index}</tspan>
      {name === undefined ? null : <tspan dx={size * 0.36}>{name}</tspan>}
    </text>
  )
}

function placeOfName(
  route: Route,
  tiles: readonly ChartTile[],
  { index, name = '', players }: ChartTile,
  size: number,
) {
  const { spots, unit, ship, shape, width, height } = route
  const spot = spots[index] ?? { x: 0, y: 0, dx: 0 }
  const isWide = shape === 'wide'
  const half = (name.length + 3) * size * 0.275
  const isTaken = (at: number) => (tiles[at]?.players.length ?? 0) > 0
  const beside = [-1, 1].filter(step => isTaken(index + step))
  // On a phone a ship beside the name pushes it down where there is room, else aside.
  const isNear =
    !isWide &&
    Math.abs(spot.dx) >= 0.45 &&
    [-1, 0, 1].some(step => isTaken(index + step) && Math.abs((spots[index + step]?.y ?? 0) - spot.y) < 30)
  const isLowered = isNear && spot.y + 31 * Math.max(unit, 0.9) + 4 < height - 14
  const aside =
    !isWide && (!isNear || isLowered)
      ? 0
      : beside.reduce((sum, step) => {
          const other = spots[index + step]
          if (other === undefined || Math.abs(other.y - spot.y) > 40 * Math.max(unit, 0.8)) return sum
          const over = half + ship * 0.5 + 3 - Math.abs(other.x - spot.x)
          return over > 0 ? sum - Math.sign(other.x - spot.x) * Math.min(over, isWide ? 18 : 10) : sum
        }, 0)
  const fromShip = players.length > 0 && isWide ? -sideOf(route, tiles, index) * 12 * unit : 0
  // In a bend the ships lie beside the island, one of them over the name.
  const isUnder = !isWide && Math.abs(spot.dx) < 0.45 && players.length > 0
  // Two ships lie on both sides of the island, with their pips where the name would be.
  const below = isWide
    ? Math.max(19, 25 * unit) + (players.length > 1 ? Math.max(13, 16 * unit) : 0)
    : 16.5 * Math.max(unit, 0.9) + (isLowered ? 16 : isUnder ? 9 : 0)
  return {
    x: Math.max(half + 6, Math.min(width - half - 6, spot.x + fromShip + aside)),
    y: spot.y + below,
  }
}
