import type { BoardPlayer } from '@turnwise/ui'
import type { CSSProperties } from 'react'
import { describeMeeting } from '../../game/words/events.ts'
import { islandOf } from '../art/islands/index.tsx'
import { MarkShape } from '../art/mark.tsx'
import { Icon } from '../art/tokens.tsx'
import type { Route } from '../chart/route.ts'
import { stepsOf } from './epic-steps.ts'

interface CaptionProps {
  readonly route: Route
  readonly epicId: string
  readonly name: string
  readonly description: string
  readonly index: number
  readonly player: BoardPlayer | undefined
  readonly isRescue: boolean
  /** Undefined while things are still moving. */
  readonly acknowledge: (() => void) | undefined
}

/** What the rivals' plates take at the upper edge, and the strip at the lower one. */
const PLATES = 58
const TORN = 12
/** The height of a caption, with a picture or compact. */
const TALLEST = 180
const COMPACT = 148

/** An epic that was met: which ship, and what happens to it. It points at the island, is never modal, and covers no control. */
export function Caption({ route, epicId, name, description, index, player, isRescue, acknowledge }: CaptionProps) {
  const Island = islandOf(epicId)
  const isCompact = route.shape === 'tall' || route.unit < 0.8
  const place = placeOfCaption(route, index, isCompact ? COMPACT : TALLEST)
  const who = player?.name ?? 'A ship'
  const [before = '', after = ''] = describeMeeting(epicId, '\u0000', description, isRescue).split('\u0000')
  return (
    <section
      className="odysseus-caption"
      aria-label="Epic"
      data-compact={isCompact}
      data-points={place.points}
      style={place.style}
    >
      {isCompact ? null : (
        <svg className="odysseus-caption-picture" viewBox="0 0 128 112" aria-hidden="true">
          <Island />
        </svg>
      )}
      <h2>
        {name} <small>tile {index}</small>
      </h2>
      <p>
        {before}
        <b>
          {player === undefined ? null : (
            <svg viewBox="-10 -10 20 20" aria-hidden="true" style={{ color: `var(--seat-${player.color.id}-fill)` }}>
              <circle r={10} fill="currentColor" />
              <g fill="#fff8e6">
                <MarkShape mark={player.color.mark} size={4.6} />
              </g>
            </svg>
          )}
          {who}
        </b>
        {after}
      </p>
      <ul>
        {stepsOf(epicId, isRescue).map(({ icon, when, what }) => (
          <li key={what}>
            <Icon name={icon} size={28} />
            <span>
              <small>{when}</small>
              <b>{what}</b>
            </span>
          </li>
        ))}
      </ul>
      {acknowledge === undefined ? null : (
        <button type="button" className="odysseus-got-it" onClick={acknowledge}>
          Got it
        </button>
      )}
    </section>
  )
}

/**
 * Above the island where there is room, over what lies behind the ship; else below it, so that the island is in sight. Always
 * inside the chart.
 */
function placeOfCaption(route: Route, index: number, tallest: number): { points: 'up' | 'down'; style: CSSProperties } {
  const { width, height, spots, island, shape, unit } = route
  const spot = spots[index] ?? { x: 0, y: 0 }
  const above = spot.y - island * 0.88 - 4
  const hasRoomAbove = above > PLATES + tallest
  const isUpper = spot.y < height * (shape === 'tall' ? 0.7 : hasRoomAbove ? 0.45 : 0.63)
  const room = shape === 'wide' ? Math.min(586, width - 32) : width - 16
  const left = Math.max(8, Math.min(width - room - 8, spot.x - (shape === 'wide' ? 60 : room / 2)))
  const pointer = Math.max(24, Math.min(room - 44, spot.x - left - 10))
  const gap = shape === 'wide' ? 34 * Math.max(unit, 0.8) : 30
  const style: Record<string, string | number> = { left, width: room, '--odysseus-pointer': `${pointer}px` }
  if (isUpper) style.top = Math.min(spot.y + gap + 14, height - TORN - tallest)
  else style.bottom = `calc(100% - ${above.toFixed(0)}px)`
  return { points: isUpper ? 'up' : 'down', style }
}
