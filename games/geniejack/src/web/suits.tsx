import type { Suit } from '../game/types.ts'

/** Each suit on a 20 × 20 field; drawn, since fonts differ. */
const PATHS: Readonly<Record<Suit, string>> = {
  hearts:
    'M10 18C4 13 1.500 9.800 1.500 6.400A4.400 4.400 0 0 1 10 4.700a4.400 4.400 0 0 1 8.500 1.700C18.500 9.800 16 13 10 18z',
  diamonds: 'M10 1.200Q13.200 6.200 17 10q-3.800 3.800-7 8.800Q6.800 13.800 3 10q3.800-3.800 7-8.800z',
  clubs:
    'M10 1.800a4 4 0 0 1 3.300 6.300 4.200 4.200 0 1 1-2.300 6.700q.2 2.200 2 3.700H7q1.800-1.500 2-3.700a4.200 4.200 0 1 1-2.300-6.700A4 4 0 0 1 10 1.800z',
  spades:
    'M10 1.500c5 4.300 8 6.900 8 10.100a3.900 3.900 0 0 1-6.900 2.600q.3 2.600 2.100 4.300H6.800q1.800-1.700 2.100-4.300A3.900 3.900 0 0 1 2 11.600C2 8.400 5 5.800 10 1.500z',
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
