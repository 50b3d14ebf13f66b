import { type BoardPlayer, seatStyle } from '@turnwise/ui'
import type { CSSProperties, ReactNode } from 'react'
import type { GameView } from '../game/view.ts'
import { EpicMark } from './epic-mark.tsx'
import type { Wake } from './last-move.ts'
import { type Chart, drawLine, type Place } from './layout.ts'
import type { Timeline } from './timeline.ts'

export interface Target {
  readonly label: string
  readonly isHinted: boolean
  choose(): void
}

interface Tile {
  readonly index: number
  readonly type: 'SEA' | 'EPIC' | 'START' | 'ITHACA'
  readonly epicId?: string
  readonly name?: string
  readonly description?: string
  readonly isLaid: boolean
  readonly players: readonly number[]
}

/** The path that lies there, and the places behind it that are still under fog. */
export function tilesOf(view: GameView): readonly Tile[] {
  const laid = view.tiles.map((tile, index): Tile => {
    const epicId = view.state.path[index]?.epicId
    return {
      index,
      type: tile.type,
      isLaid: true,
      players: tile.players,
      ...(epicId === undefined ? {} : { epicId }),
      ...(tile.epicName === undefined ? {} : { name: tile.epicName }),
      ...(tile.epicDescription === undefined ? {} : { description: tile.epicDescription }),
    }
  })
  const peeked = new Map(view.upcomingEpicPeek?.tiles.map(tile => [tile.index, tile]) ?? [])
  const ahead = view.ahead.map(({ index, type }): Tile => {
    const tile = peeked.get(index)
    const known = tile === undefined ? {} : { epicId: tile.id, name: tile.name }
    return { index, type, isLaid: false, players: [], ...known }
  })
  return [...laid, ...ahead]
}

export function placeStyle({ x, y }: Place): CSSProperties {
  return { left: `${x * 100}%`, top: `${y * 100}%` }
}

interface ChartProps {
  readonly tiles: readonly Tile[]
  readonly chart: Chart
  readonly players: readonly BoardPlayer[]
  readonly targets: ReadonlyMap<number, Target>
  readonly timeline: Timeline
  readonly wakes: readonly Wake[]
  readonly motion: number
  readonly children: ReactNode
}

export function ChartView({ tiles, chart, players, targets, timeline, wakes, motion, children }: ChartProps) {
  const laid = tiles.filter(tile => tile.isLaid).length
  return (
    <div className="odysseus-chart" style={{ '--odysseus-step': `${chart.step * 100}cqw` } as CSSProperties}>
      <svg className="odysseus-line" viewBox="0 0 1000 1000" preserveAspectRatio="none" aria-hidden="true">
        {wakes.map(({ playerId, way }) => {
          const player = players[playerId]
          if (player === undefined || way.length === 0) return null
          const line = drawLine(chart.places.slice(Math.min(...way), Math.max(...way) + 1))
          return <path key={playerId} className="odysseus-wake" d={line} style={seatStyle(player.color)} />
        })}
        <path className="odysseus-line-ahead" d={drawLine(chart.places)} />
        <path className="odysseus-line-laid" d={drawLine(chart.places.slice(0, laid))} />
      </svg>
      <ol className="odysseus-tiles">
        {tiles.map(tile => (
          <TileView
            key={tile.index}
            tile={tile}
            place={chart.places[tile.index] ?? { x: 0, y: 0 }}
            players={players}
            target={targets.get(tile.index)}
            delay={(timeline.laid.get(tile.index) ?? 0) * motion}
            isFresh={timeline.laid.has(tile.index) && motion > 0}
          />
        ))}
      </ol>
      {children}
    </div>
  )
}

interface TileProps {
  readonly tile: Tile
  readonly place: Place
  readonly players: readonly BoardPlayer[]
  readonly target: Target | undefined
  readonly delay: number
  readonly isFresh: boolean
}

function TileView({ tile, place, players, target, delay, isFresh }: TileProps) {
  const { index, type, epicId, name, description, isLaid } = tile
  const title = titleOf(tile)
  const here = tile.players.map(id => players[id]?.name ?? `Player ${id + 1}`).join(', ')
  const label = [`Tile ${index}`, title, description ?? '', here === '' ? '' : `here: ${here}`, target?.label ?? '']
    .filter(part => part !== '')
    .join('. ')
  const body = (
    <>
      {type === 'EPIC' || type === 'ITHACA' ? <EpicMark id={epicId ?? (type === 'ITHACA' ? 'ithaca' : '?')} /> : null}
      {type === 'START' ? 'Troy' : null}
    </>
  )
  return (
    <li
      className="odysseus-tile"
      data-type={type}
      data-laid={isLaid}
      data-known={isLaid || epicId !== undefined || type === 'ITHACA'}
      data-fresh={isFresh}
      style={{ ...placeStyle(place), animationDelay: `${delay}ms` }}
    >
      {target === undefined ? (
        <span className="odysseus-spot" role="img" aria-label={label} title={title}>
          {body}
        </span>
      ) : (
        <button
          type="button"
          className="odysseus-spot"
          data-target="true"
          data-hint={target.isHinted}
          aria-label={label}
          onClick={target.choose}
        >
          {body}
        </button>
      )}
      {name !== undefined && type !== 'START' ? <span className="odysseus-name">{name}</span> : null}
    </li>
  )
}

function titleOf({ type, name, isLaid }: Tile): string {
  if (name !== undefined) return isLaid ? name : `${name}, still ahead`
  if (type === 'START') return 'Troy'
  if (type === 'ITHACA') return 'Ithaca'
  if (type === 'EPIC') return 'an epic, not known yet'
  return isLaid ? 'Open sea' : 'Open sea, still ahead'
}
