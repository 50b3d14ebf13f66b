import { ownValue } from '@turnwise/engine'
import { type KeyboardEvent, useRef, useState } from 'react'
import { coastOf, ithacaCoast } from '../chart/places.ts'
import type { Route } from '../chart/route.ts'
import { type ChartTile, isIsland } from '../chart/tiles.ts'
import type { Target } from './targets.ts'

interface SpotsProps {
  readonly route: Route
  readonly tiles: readonly ChartTile[]
  readonly targets: ReadonlyMap<number, Target>
  readonly names: readonly string[]
  /** Where the arrows begin: the viewer's ship. */
  readonly start: number
  /** What can be chosen is as large as a finger. */
  readonly isPhone: boolean
  /** Which tile is being read about. */
  readonly looked: number | undefined
  look(index: number | undefined): void
}

/** A button for each tile: it sails there where that is possible, and says what the tile is. Arrows go along the route. */
export function Spots({ route, tiles, targets, names, start, isPhone, looked, look }: SpotsProps) {
  const buttons = useRef(new Map<number, HTMLButtonElement>())
  const [focused, setFocused] = useState<number>()
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    if (event.key === 'Escape') look(undefined)
    const step = ownValue(STEPS, event.key)
    if (step === undefined) return
    event.preventDefault()
    const next = step === 'first' ? 0 : step === 'last' ? tiles.length - 1 : index + step
    buttons.current.get(next)?.focus()
  }
  return (
    <ol className="odysseus-spots" data-settled aria-label="The route from Troy to Ithaca">
      {tiles.map(tile => {
        const { index } = tile
        const target = targets.get(index)
        const place = placeOf(route, tile, isPhone && target !== undefined ? FINGER : 0)
        return (
          <li key={index}>
            <button
              ref={element => {
                if (element === null) buttons.current.delete(index)
                else buttons.current.set(index, element)
              }}
              type="button"
              className="odysseus-spot"
              data-target={target !== undefined}
              data-hint={target?.isHinted === true}
              data-type={tile.type}
              aria-label={labelOf(tile, names, target)}
              tabIndex={index === (focused ?? start) ? 0 : -1}
              style={{ left: place.x, top: place.y, width: place.width, height: place.height }}
              onClick={() => {
                if (target !== undefined) target.choose()
                else look(looked === index ? undefined : index)
              }}
              onKeyDown={event => onKeyDown(event, index)}
              onFocus={event => {
                setFocused(index)
                if (event.currentTarget.matches(':focus-visible')) look(index)
              }}
              onBlur={() => look(undefined)}
              onPointerEnter={event => {
                if (event.pointerType === 'mouse') look(index)
              }}
              onPointerLeave={event => {
                if (event.pointerType === 'mouse') look(undefined)
              }}
            />
          </li>
        )
      })}
    </ol>
  )
}

const STEPS: Readonly<Record<string, number | 'first' | 'last'>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  Home: 'first',
  End: 'last',
}

const FINGER = 44

/** 44 px on phones held upright, at least 24 elsewhere; an island is as large as it is drawn. */
function placeOf(route: Route, tile: ChartTile, wanted: number) {
  const { x, y } = route.spots[tile.index] ?? { x: 0, y: 0 }
  const least = Math.max(wanted, route.shape === 'tall' ? FINGER : 26)
  if (tile.type === 'ITHACA') {
    const coast = ithacaCoast(route)
    return { x: coast.x, y: coast.y - coast.ry * 0.6, width: coast.rx * 2, height: coast.ry * 3 }
  }
  if (!isIsland(tile)) return { x, y, width: least, height: least }
  const coast = coastOf(route, tile.index)
  const width = Math.max(least, coast.rx * 1.5)
  const height = Math.max(least, route.island * 0.8)
  return { x: coast.x, y: coast.y - height / 2 + coast.ry, width, height }
}

/** A tile in sentences. */
function labelOf(tile: ChartTile, names: readonly string[], target: Target | undefined): string {
  const here = tile.players.map(id => names[id] ?? `Player ${id + 1}`)
  const ships = here.length === 0 ? '' : `${here.join(' and ')} ${here.length === 1 ? 'is' : 'are'} here.`
  return [
    `Tile ${tile.index}: ${titleOf(tile)}.`,
    tile.description ?? '',
    ships,
    target === undefined ? '' : `${target.label}.`,
  ]
    .filter(part => part !== '')
    .join(' ')
}

export function titleOf({ type, name, isLaid }: ChartTile): string {
  if (name !== undefined) return isLaid ? name : `${name}, seen ahead`
  if (type === 'START') return 'Troy'
  if (type === 'ITHACA') return 'Ithaca'
  if (type === 'EPIC') return 'an epic that nobody has seen'
  return isLaid ? 'open sea' : 'open sea, not sailed yet'
}
