import { type BoardPlayer, seatStyle } from '@turnwise/ui'
import { type CSSProperties, useLayoutEffect, useRef } from 'react'
import type { GameView } from '../game/view.ts'
import { placeStyle } from './chart.tsx'
import type { Wake } from './last-move.ts'
import type { Chart, Place } from './layout.ts'
import type { Timeline, Voyage } from './timeline.ts'

interface ShipsProps {
  readonly view: GameView
  readonly players: readonly BoardPlayer[]
  readonly chart: Chart
  readonly timeline: Timeline
  readonly wakes: readonly Wake[]
  readonly seq: number
  readonly motion: number
}

/** A round token a ship, in the colour of its seat with the first letter of its name; those on one tile stand in a stack, or where rows are near each other in a square. */
export function Ships({ view, players, chart, timeline, wakes, seq, motion }: ShipsProps) {
  return (
    <div className="odysseus-ships" aria-hidden="true">
      {wakes.map(({ playerId, way }) => {
        const player = players[playerId]
        const [from] = way
        // A ship that came back to where it set out stands on its berth.
        if (player === undefined || from === undefined || from === way.at(-1)) return null
        const here = view.tiles[from]?.players.length ?? 0
        return (
          <span
            key={playerId}
            className="odysseus-ship odysseus-berth"
            style={lookOf(player, chart.places[from] ?? { x: 0, y: 0 }, here, here + 1)}
          >
            {letterOf(player)}
          </span>
        )
      })}
      {view.state.players.map(({ playerId, position }) => {
        const player = players[playerId]
        const here = view.tiles[position]?.players ?? []
        return player === undefined ? null : (
          <Ship
            key={playerId}
            player={player}
            index={position}
            level={here.indexOf(playerId)}
            company={here.length}
            isCurrent={view.decidingPlayerId === playerId}
            isWrecked={wakes.some(wake => wake.playerId === playerId && wake.isWrecked)}
            chart={chart}
            voyage={timeline.voyages.find(voyage => voyage.playerId === playerId)}
            seq={seq}
            motion={motion}
          />
        )
      })}
    </div>
  )
}

interface ShipProps {
  readonly player: BoardPlayer
  readonly index: number
  readonly level: number
  /** How many are on its tile. */
  readonly company: number
  readonly isCurrent: boolean
  readonly isWrecked: boolean
  readonly chart: Chart
  readonly voyage: Voyage | undefined
  readonly seq: number
  readonly motion: number
}

function Ship({ player, index, level, company, isCurrent, isWrecked, chart, voyage, seq, motion }: ShipProps) {
  const token = useRef<HTMLSpanElement>(null)
  const place = chart.places[index] ?? { x: 0, y: 0 }
  useLayoutEffect(() => {
    const last = voyage?.stops.at(-1)
    if (token.current === null || voyage === undefined || last === undefined || motion === 0 || last.at === 0) return
    const frames = voyage.stops.map(stop => ({
      left: placeStyle(chart.places[stop.index] ?? place).left ?? 0,
      top: placeStyle(chart.places[stop.index] ?? place).top ?? 0,
      offset: stop.at / last.at,
      easing: 'ease-in-out',
    }))
    const start = frames[0]
    // Until it sets sail a ship stays where it was.
    const whole = start === undefined || start.offset === 0 ? frames : [{ ...start, offset: 0 }, ...frames]
    const animation = token.current.animate(whole, { duration: last.at * motion, fill: 'backwards' })
    return () => animation.cancel()
    // A new moment is what sets a ship in motion; nothing else does.
  }, [seq])
  return (
    <span
      ref={token}
      className="odysseus-ship"
      data-current={isCurrent}
      data-wrecked={isWrecked}
      style={lookOf(player, place, level, company)}
    >
      {letterOf(player)}
    </span>
  )
}

function letterOf({ name }: BoardPlayer): string {
  return (name.trim()[0] ?? '?').toUpperCase()
}

function lookOf({ color }: BoardPlayer, place: Place, level: number, company: number): CSSProperties {
  const look: Record<string, string | number> = {
    ...seatStyle(color),
    '--odysseus-level': level,
    '--odysseus-across': company === 1 ? 0 : level % 2 === 0 ? -1 : 1,
    '--odysseus-down': level < 2 ? -1 : 1,
  }
  return { ...look, ...placeStyle(place) }
}
