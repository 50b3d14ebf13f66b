import { type CSSProperties, type ReactNode, useMemo } from 'react'
import { tornEdge } from './pen.ts'

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

interface PaperProps {
  readonly box: Box
  /** Papers with different seeds are torn differently. */
  readonly seed: number
  readonly kind?: 'vellum' | 'graph'
  /** Degrees. */
  readonly turn?: number
  readonly isPinned?: boolean
  readonly name?: string
  readonly children?: ReactNode
}

/** A sheet on the desk. The shadow is a separate layer, so that nothing that moves on the paper draws it again. */
export function Paper({ box, seed, kind = 'vellum', turn = 0, isPinned = false, name, children }: PaperProps) {
  const { x, y, width, height } = box
  const by = kind === 'graph' ? 2 : Math.min(7, width / 60)
  const edge = useMemo(() => tornEdge(width, height, by, seed), [width, height, by, seed])
  const place: CSSProperties = { left: x, top: y, width, height, rotate: `${turn}deg` }
  return (
    <div className="maze-paper" data-kind={kind} data-name={name} style={place}>
      <div className="maze-paper-shadow" />
      <div className="maze-paper-sheet" style={{ clipPath: edge }} />
      {children}
      {isPinned && <Pin />}
    </div>
  )
}

/** A brass pin. */
export function Pin({ at }: { readonly at?: { readonly x: number; readonly y: number } }) {
  return (
    <svg
      className="maze-pin"
      viewBox="-14 -14 28 28"
      width="28"
      height="28"
      aria-hidden="true"
      style={at === undefined ? {} : { left: at.x, top: at.y }}
    >
      <ellipse cx="4" cy="6" rx="8" ry="5" fill="#120802" opacity=".35" />
      <circle r="8" fill="url(#maze-brass)" />
      <circle cx="-2.5" cy="-2.5" r="2.6" fill="#fff6d8" />
    </svg>
  )
}

/** Which way is north. */
export function Rose({ x, y, size }: { readonly x: number; readonly y: number; readonly size: number }) {
  return (
    <g className="maze-rose" transform={`translate(${x} ${y}) scale(${size / 84})`}>
      <circle r="34" fill="none" strokeWidth="1.3" />
      <circle r="30" fill="none" strokeWidth=".8" strokeDasharray="2 3" />
      {[45, 135, 225, 315].map(turn => (
        <g key={turn} transform={`rotate(${turn})`}>
          <path d="M0-27L4.5-5L0 0z" className="maze-rose-soft" />
          <path d="M0-27L-4.5-5L0 0z" className="maze-rose-light" />
        </g>
      ))}
      {[0, 90, 180, 270].map(turn => (
        <g key={turn} transform={`rotate(${turn})`}>
          <path d="M0-42L7-7L0 0z" className="maze-rose-dark" />
          <path d="M0-42L-7-7L0 0z" className="maze-rose-light" />
        </g>
      ))}
      <text y="-46">N</text>
    </g>
  )
}

/** Patterns and gradients that all drawings of the board share. */
export function Paints() {
  return (
    <svg width="0" height="0" className="maze-paints" aria-hidden="true">
      <defs>
        <linearGradient id="maze-brass" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#ffe9b0" />
          <stop offset=".4" stopColor="#dba94f" />
          <stop offset="1" stopColor="#7a4f1a" />
        </linearGradient>
        <pattern id="maze-fog" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(38)">
          <path className="maze-fog-line" d="M0 4.5H9" />
        </pattern>
        <pattern id="maze-broken" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="8" height="8" fill="#f6cfc4" opacity=".75" />
          <path d="M0 4H8" stroke="#a12d1b" strokeWidth="1.8" opacity=".75" />
        </pattern>
        <radialGradient id="maze-torch">
          <stop offset="0" stopColor="#ffe2a0" stopOpacity=".95" />
          <stop offset=".5" stopColor="#ffd486" stopOpacity=".45" />
          <stop offset="1" stopColor="#ffd486" stopOpacity="0" />
        </radialGradient>
      </defs>
    </svg>
  )
}
