import type { Rank } from '../game/types.ts'

/** Centres of the pips on a card of 70 × 98; those in the lower half stand on their head. */
export type Pip = readonly [x: number, y: number]

const LEFT = 24.5
const MIDDLE = 35
const RIGHT = 45.5
const ROWS = { top: 24, upper: 40.6, centre: 49, lower: 57.4, bottom: 74, half: 36.5 }

const column = (x: number, ...ys: readonly number[]): readonly Pip[] => ys.map(y => [x, y])
const both = (...ys: readonly number[]): readonly Pip[] => [...column(LEFT, ...ys), ...column(RIGHT, ...ys)]

const { top, upper, centre, lower, bottom, half } = ROWS
const FOUR = [top, upper, lower, bottom]

const PIPS: Readonly<Partial<Record<Rank, readonly Pip[]>>> = {
  '2': column(MIDDLE, top, bottom),
  '3': column(MIDDLE, top, centre, bottom),
  '4': both(top, bottom),
  '5': [...both(top, bottom), ...column(MIDDLE, centre)],
  '6': both(top, centre, bottom),
  '7': [...both(top, centre, bottom), ...column(MIDDLE, half)],
  '8': [...both(top, centre, bottom), ...column(MIDDLE, half, 98 - half)],
  '9': [...both(...FOUR), ...column(MIDDLE, centre)],
  '10': [...both(...FOUR), ...column(MIDDLE, 32, 66)],
}

/** None for aces and court cards, which have a picture. */
export function pipsOf(rank: Rank): readonly Pip[] {
  return PIPS[rank] ?? []
}
