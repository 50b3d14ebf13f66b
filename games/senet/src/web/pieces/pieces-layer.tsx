import type { BoardPlayer } from '@turnwise/ui'
import { useEffect, useRef } from 'react'
import { OFF } from '../../game/board.ts'
import { PieceArt, type Shape } from '../drawing/piece.tsx'
import { type Layout, socketAt, standingAt } from '../layout/layout.ts'
import type { Motion, Pieces, Token } from './pieces.ts'

export interface PiecesLayerProps {
  readonly pieces: Pieces
  readonly layout: Layout
  readonly players: readonly BoardPlayer[]
  /** Whose tray is the near one. */
  readonly own: 0 | 1
  /** The piece that is picked up. */
  readonly lifted: number | undefined
  readonly motion: number
  /** The piece under the finger, and how far it has been dragged. */
  readonly drag: { readonly square: number; readonly x: number; readonly y: number } | undefined
}

/** The pieces, each one element that walks along the path and through the way out into its tray. */
export function PiecesLayer(props: PiecesLayerProps) {
  const { pieces, layout, players, own, lifted, motion, drag } = props
  const layer = useRef<HTMLDivElement>(null)
  const look = useRef({ layout, motion, own })
  look.current = { layout, motion, own }
  useEffect(() => {
    if (look.current.motion === 0) return
    const running = pieces.motions.flatMap(step => {
      const element = layer.current?.querySelector(`[data-key="${step.key}"]`)
      const token = pieces.tokens.find(({ key }) => key === step.key)
      return element === null || element === undefined || token === undefined
        ? []
        : [animate(element, step, token, look.current)]
    })
    return () => {
      for (const animation of running) animation.cancel()
    }
  }, [pieces])
  const size = pieceSize(layout)
  return (
    <div className="senet-layer senet-pieces" ref={layer} aria-hidden="true">
      {pieces.tokens.map(token => {
        const [x, y, scale] = placeOf(token, layout, own)
        const isLifted = token.square === lifted
        const dragged = isLifted && drag?.square === token.square ? drag : undefined
        return (
          <div
            key={token.key}
            data-key={token.key}
            data-seat={token.seat}
            data-lifted={isLifted}
            className="senet-piece"
            style={{
              width: size,
              height: size,
              translate: positionAt(x + (dragged?.x ?? 0), y + (dragged?.y ?? 0), size),
              scale: String(scale),
              zIndex: isLifted ? 99 : Math.round(y / 10),
            }}
          >
            <svg viewBox="-50 -50 100 100" aria-hidden="true">
              <ellipse className="senet-contact" cx="5" cy="10" rx="42.5" ry="41" fill="url(#senet-contact)" />
              <ellipse className="senet-cast" cx="5" cy="10" rx="45" ry="43" fill="url(#senet-far)" />
              <g className="senet-body">
                <PieceArt
                  shape={shapeOf(token.seat)}
                  color={players[token.seat]?.color.id ?? 'teal'}
                  gate={token.gate}
                />
              </g>
            </svg>
          </div>
        )
      })}
    </div>
  )
}

/** A piece is drawn in a box of this size; upright squares are wider than high, so it may be larger there. */
export function pieceSize({ size, grid }: Layout): number {
  return grid.isTall ? size * 1.08 : size
}

type Place = readonly [x: number, y: number, scale: number]

function placeOf({ square, seat, socket }: Token, layout: Layout, own: 0 | 1): Place {
  if (square !== OFF) return [...standingAt(square, layout), 1]
  const tray = seat === own ? layout.own : layout.other
  return [...socketAt(tray, socket, seat === own), (tray.socket * 1.14) / pieceSize(layout)]
}

function positionAt(x: number, y: number, size: number): string {
  return `${x - size / 2}px ${y - size / 2}px`
}

interface Look {
  readonly layout: Layout
  readonly motion: number
  readonly own: 0 | 1
}

function animate(element: Element, step: Motion, token: Token, { layout, motion, own }: Look): Animation {
  const size = pieceSize(layout)
  const frame = ([x, y, scale]: Place, more: Keyframe = {}): Keyframe => ({
    translate: positionAt(x, y, size),
    scale: String(scale),
    zIndex: 120,
    ...more,
  })
  const timing = { duration: step.length * motion, delay: step.delay * motion, fill: 'backwards' as const }
  return element.animate(framesOf(step, placeOf(token, layout, own), layout, frame), timing)
}

function framesOf(
  { way, kind }: Motion,
  end: Place,
  layout: Layout,
  frame: (place: Place, more?: Keyframe) => Keyframe,
): Keyframe[] {
  const at = (square: number, scale = 1): Place => [...standingAt(square, layout), scale]
  const first = at(way[0] ?? 1)
  if (kind === 'back') {
    // On an arc, so that the two that swap do not run through each other.
    const middle: Place = [
      (first[0] + end[0]) / 2 + (end[1] - first[1]) * 0.22,
      (first[1] + end[1]) / 2 - (end[0] - first[0]) * 0.22 - layout.size * 0.3,
      1.14,
    ]
    return [frame(first, { easing: 'ease-out' }), frame(middle, { easing: 'ease-in' }), frame(end)]
  }
  if (kind === 'water') {
    const sunk: Place = [first[0], first[1] + layout.size * 0.05, 0.55]
    return [
      frame(first, { opacity: 1, easing: 'ease-in' }),
      frame(sunk, { opacity: 0.25, offset: 0.3, easing: EASE }),
      frame([end[0], end[1], 0.7], { opacity: 0.5, offset: 0.85, easing: 'ease-out' }),
      frame(end, { opacity: 1 }),
    ]
  }
  const squares = way.filter(square => square !== OFF)
  const hops = squares.map((square, i) =>
    frame(at(square, i === 0 || (i === squares.length - 1 && kind === 'walk') ? 1 : 1.07), { easing: 'ease-in-out' }),
  )
  if (kind === 'walk') return hops
  const { x, y, width, height } = layout.way
  return [...hops, frame([x + width / 2, y + height / 2, 0.92], { easing: EASE }), frame(end)]
}

const EASE = 'cubic-bezier(0.3, 0, 0.1, 1)'

/** Two shapes as well as two colours: the first seat has discs, the second blocks. */
export function shapeOf(seat: number): Shape {
  return seat === 0 ? 'disc' : 'block'
}
