import type { Suit } from '../game/types.ts'

/** Each suit on a 20 × 20 field; drawn, since fonts differ. */
const PATHS: Readonly<Record<Suit, string>> = {
  hearts: 'M10 18C4 13 1.5 9.8 1.5 6.4A4.4 4.4 0 0 1 10 4.7a4.4 4.4 0 0 1 8.5 1.7C18.5 9.8 16 13 10 18z',
  diamonds: 'M10 1.2Q13.2 6.2 17 10q-3.8 3.8-7 8.8Q6.8 13.8 3 10q3.8-3.8 7-8.8z',
  clubs:
    'M10 1.8a4 4 0 0 1 3.3 6.3 4.2 4.2 0 1 1-2.3 6.7q.2 2.2 2 3.7H7q1.8-1.5 2-3.7a4.2 4.2 0 1 1-2.3-6.7A4 4 0 0 1 10 1.8z',
  spades:
    'M10 1.5c5 4.3 8 6.9 8 10.1a3.9 3.9 0 0 1-6.9 2.6q.3 2.6 2.1 4.3H6.8q1.8-1.7 2.1-4.3A3.9 3.9 0 0 1 2 11.6C2 8.4 5 5.8 10 1.5z',
}

export function SuitShape({
  suit,
  x,
  y,
  size,
  flip,
}: {
  readonly suit: Suit
  readonly x: number
  readonly y: number
  readonly size: number
  readonly flip?: boolean
}) {
  const scale = size / 20
  const turn = flip === true ? ' rotate(180)' : ''
  return <path d={PATHS[suit]} transform={`translate(${x} ${y}) scale(${scale})${turn} translate(-10 -10)`} />
}
