import type { SeatColorId } from '@turnwise/ui'

/** A lacquered piece from its lit edge to its deepest shade. */
export interface Ramp {
  readonly high: string
  readonly top: string
  readonly base: string
  readonly low: string
  readonly deep: string
  /** Laid over parchment to mark the last move. */
  readonly tint: string
}

export const RAMPS: Readonly<Record<SeatColorId, Ramp>> = {
  teal: { high: '#4fbcab', top: '#158577', base: '#0e6b60', low: '#08463f', deep: '#052f2a', tint: '#7ccdac' },
  amber: { high: '#f0b566', top: '#c37a1f', base: '#9a5200', low: '#673600', deep: '#3f2100', tint: '#f6a32a' },
  plum: { high: '#c58fca', top: '#8b4a8f', base: '#6d3370', low: '#47204a', deep: '#2d1330', tint: '#d59ddd' },
  sky: { high: '#82b6ee', top: '#3b7cc6', base: '#1f5fa8', low: '#133f73', deep: '#0b294c', tint: '#8bbaf2' },
  rose: { high: '#ee93a9', top: '#c24868', base: '#a62e4e', low: '#6f1b32', deep: '#470f1f', tint: '#f59ab0' },
  slate: { high: '#a9b3c4', top: '#667083', base: '#454d5c', low: '#2c323d', deep: '#1a1e26', tint: '#a9b4c6' },
}

/** The mark of a colour as an inlay around the origin, about 20 wide. */
export const INLAYS: Readonly<Record<SeatColorId, string>> = {
  teal: 'M8.2 0A8.2 8.2 0 1 1 -8.2 0A8.2 8.2 0 1 1 8.2 0Z',
  amber: 'M0 -10.6 10.8 8.1H-10.8Z',
  plum: 'M-8 -8H8V8H-8Z',
  sky: 'M0 -11 9.5 0 0 11 -9.5 0Z',
  rose: 'M0 -11 3 -3.7 10.8 -3.4 4.7 1.5 6.8 9.1 0 4.7 -6.8 9.1 -4.7 1.5 -10.8 -3.4 -3 -3.700Z',
  slate: 'M-3.3 -9.500H3.300V-3.300H9.500V3.300H3.300V9.500H-3.300V3.300H-9.500V-3.300H-3.300Z',
}
