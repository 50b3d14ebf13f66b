import type { Suit } from '../../game/types.ts'

/** Each suit about the origin, 20 units high. */
const PATHS: Readonly<Record<Suit, string>> = {
  hearts:
    'M0 9.5C-3 6-10 1.5-10-4.2C-10-8-7.2-10-4.7-10C-2.5-10-.8-8.8 0-6.8C.8-8.8 2.5-10 4.7-10C7.2-10 10-8 10-4.2C10 1.5 3 6 0 9.5z',
  diamonds: 'M0-11C2.4-7 5-3.5 8.3 0C5 3.5 2.4 7 0 11C-2.4 7-5 3.5-8.3 0C-5-3.5-2.4-7 0-11z',
  spades:
    'M0-11C3-6.5 10-3 10 2.6C10 6 7.4 7.8 5 7.8C3 7.8 1.6 6.9.9 5.4C1.1 8 2 9.7 4 11H-4C-2 9.7-1.1 8-.9 5.4C-1.6 6.9-3 7.8-5 7.8C-7.4 7.8-10 6-10 2.6C-10-3-3-6.5 0-11z',
  clubs:
    'M0-10.5A4.9 4.9 0 0 1 4.1-3A4.9 4.9 0 1 1 1 4.2C1.2 7 2.2 9.3 4.2 10.8H-4.2C-2.2 9.3-1.2 7-1 4.2A4.9 4.9 0 1 1-4.1-3A4.9 4.9 0 0 1 0-10.5z',
}

interface PipProps {
  readonly suit: Suit
  readonly x: number
  readonly y: number
  readonly size: number
  readonly isTurned?: boolean
}

export function Pip({ suit, x, y, size, isTurned = false }: PipProps) {
  return <path d={PATHS[suit]} transform={`translate(${x} ${y}) scale(${size} ${isTurned ? -size : size})`} />
}
