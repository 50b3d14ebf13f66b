import { type BoardPlayer, seatStyle } from '@turnwise/ui'
import { type CSSProperties, useLayoutEffect, useRef } from 'react'
import type { GameView } from '../game/view.ts'
import { placeStyle } from './chart.tsx'
import type { Chart } from './layout.ts'
import type { Timeline, Voyage } from './timeline.ts'

interface ShipsProps {
  readonly view: GameView
  readonly players: readonly BoardPlayer[]
  readonly chart: Chart
  readonly timeline: Timeline
  readonly seq: number
  readonly motion: number
}

/** A round token a ship, in the colour of its seat with the first letter of its name; those on one tile stand in a stack, or where rows are near each other in a square. */
export function Ships({ view, players, chart, timeline, seq, motion }: ShipsProps) {
  return (
    <div className="odysseus-ships" aria-hidden="true">
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
  readonly chart: Chart
  readonly voyage: Voyage | undefined
  readonly seq: number
  readonly motion: number
}

function Ship({ player, index, level, company, isCurrent, chart, voyage, seq, motion }: ShipProps) {
  const token = useRef<HTMLSpanElement>(null)
  const place = chart.places[index] ?? { x: 0, y: 0 }
  const colors: Record<string, string | number> = {
    ...seatStyle(player.color),
    '--odysseus-level': level,
    '--odysseus-across': company === 1 ? 0 : level % 2 === 0 ? -1 : 1,
    '--odysseus-down': level < 2 ? -1 : 1,
  }
  const look: CSSProperties = { ...colors, ...placeStyle(place) }
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
    <span ref={token} className="odysseus-ship" data-current={isCurrent} style={look}>
      {(player.name.trim()[0] ?? '?').toUpperCase()}
    </span>
  )
}
