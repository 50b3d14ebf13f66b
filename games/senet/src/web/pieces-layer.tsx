import { type BoardPlayer, seatStyle } from '@turnwise/ui'
import { useEffect, useRef } from 'react'
import { type Grid, placeOf } from './grid.ts'
import type { Motion, Scene, Token } from './pieces.ts'

export interface PiecesLayerProps {
  readonly scene: Scene
  readonly grid: Grid
  readonly players: readonly BoardPlayer[]
  readonly movable: ReadonlySet<number>
  readonly selected: number | undefined
  readonly motion: number
  /** The piece under the finger, and how far it has been dragged. */
  readonly drag: { readonly square: number; readonly x: number; readonly y: number } | undefined
}

/** The pieces, each one element that walks along the path. */
export function PiecesLayer(props: PiecesLayerProps) {
  const { scene, grid, players, movable, selected, motion, drag } = props
  const layer = useRef<HTMLDivElement>(null)
  const look = useRef({ grid, motion })
  look.current = { grid, motion }
  useEffect(() => {
    const running: Animation[] = []
    for (const step of scene.motions) {
      const element = layer.current?.querySelector(`[data-key="${step.key}"]`)
      if (element !== null && element !== undefined && look.current.motion > 0) {
        running.push(animate(element, step, look.current.grid, look.current.motion))
      }
    }
    return () => {
      for (const animation of running) animation.cancel()
    }
  }, [scene])
  return (
    <div className="senet-pieces" ref={layer} aria-hidden="true">
      {[...scene.tokens, ...scene.leaving].map(token => {
        const player = players[token.seat]
        const dragged = drag?.square === token.square && movable.has(token.square) ? drag : undefined
        return (
          <div
            key={token.key}
            data-key={token.key}
            data-seat={token.seat}
            data-gate={token.gate}
            data-movable={movable.has(token.square)}
            data-selected={token.square === selected}
            data-leaving={scene.leaving.includes(token)}
            className="senet-piece"
            style={{ ...(player && seatStyle(player.color)), ...positionOf(token, grid) }}
          >
            <span
              className="senet-token"
              style={dragged && { translate: `${dragged.x}px ${dragged.y}px`, transition: 'none' }}
            >
              {player?.color.mark}
            </span>
          </div>
        )
      })}
    </div>
  )
}

function positionOf(token: Token, grid: Grid): { readonly translate: string } {
  return { translate: translateTo(token.square, grid) }
}

/** In cells of the layer, so that it stays right whatever the size. */
function translateTo(square: number, grid: Grid): string {
  const { row, column } = placeOf(Math.min(square, 30), grid)
  const beyond = square > 30 ? 1 : 0
  return grid.isTall ? `${column * 100}% ${(row + beyond) * 100}%` : `${(column + beyond) * 100}% ${row * 100}%`
}

function animate(element: Element, { way, delay, length, kind }: Motion, grid: Grid, motion: number): Animation {
  const last = way.length - 1
  const frames: Keyframe[] =
    kind === 'back'
      ? [
          { translate: translateTo(way[0] ?? 1, grid), scale: 1, zIndex: 3 },
          { scale: 1.25, zIndex: 3, offset: 0.5 },
          { translate: translateTo(way[last] ?? 1, grid), scale: 1, zIndex: 3 },
        ]
      : way.map((square, i) => ({
          translate: translateTo(square, grid),
          scale: i === 0 || i === last ? 1 : 1.12,
          opacity: kind === 'leave' && i === last ? 0 : 1,
          zIndex: 4,
          easing: 'ease-in-out',
        }))
  return element.animate(frames, {
    duration: length * motion,
    delay: delay * motion,
    easing: kind === 'back' ? 'ease-in-out' : 'linear',
    fill: 'both',
  })
}
