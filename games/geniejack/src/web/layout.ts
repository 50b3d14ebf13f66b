import type { Scene } from '@turnwise/ui'

/** A row of cards: its middle, its upper edge, the width of a card and the most that the row may take. */
export interface Row {
  readonly x: number
  readonly y: number
  readonly card: number
  readonly most: number
}

export interface Layout {
  readonly arrangement: Scene['arrangement']
  /** What the strip leaves free. */
  readonly width: number
  readonly height: number
  /** The table's far edge. */
  readonly rim: number
  readonly rimHeight: number
  readonly enemy: { readonly x: number; readonly scale: number }
  readonly disc: { readonly x: number; readonly y: number; readonly r: number }
  readonly foe: Row
  readonly own: Row
  /** Where the ribbon with the result is: its middle. */
  readonly ribbon: { readonly x: number; readonly y: number; readonly width: number }
  /** Of everything whose size is given for the drawn scene of 1232 × 752. */
  readonly unit: number
}

type Area = Pick<Layout, 'arrangement' | 'width' | 'height'>

const CARD_RATIO = 1.4
const mix = (from: number, to: number, share: number) => from + (to - from) * share
const clamp = (value: number) => Math.max(0, Math.min(1, value))

/** The battle on this scene: figures of the drawn pictures, scaled. */
export function layoutOf({ width, height, insets, arrangement }: Scene, isBoss: boolean): Layout {
  const area = {
    arrangement,
    width: Math.max(240, width - insets.right - insets.left),
    height: Math.max(200, height - insets.bottom),
  }
  if (arrangement === 'wide') return wide(area, isBoss)
  return arrangement === 'upright' ? upright(area, isBoss) : across(area, isBoss)
}

function wide(area: Area, isBoss: boolean): Layout {
  const { width, height } = area
  const unit = Math.min(height / 682, width / 900)
  const rim = height - 344 * unit
  const far = Math.min(rim / 338, width / 760)
  const x = width / 2
  const foe = { x, y: rim - 34 * unit, card: 96 * unit, most: Math.min(400 * unit, width - 540 * unit) }
  const own = { x, y: height - 178 * unit, card: 122 * unit, most: Math.min(470 * unit, width - 540 * unit) }
  return {
    ...area,
    unit,
    rim,
    rimHeight: 16 * unit,
    enemy: { x, scale: (isBoss ? 0.8 : 0.83) * far },
    disc: { x, y: rim * (isBoss ? 0.51 : 0.52), r: (isBoss ? 140 : 165) * far },
    foe,
    own,
    ribbon: { x, y: (foe.y + foe.card * CARD_RATIO + own.y) / 2, width: Math.min(width - 32, 760 * unit) },
  }
}

/** Room for the road above and the kit below. */
const ROAD = 40
const KIT = 54

function upright(area: Area, isBoss: boolean): Layout {
  const { width, height } = area
  const room = clamp((height - 430) / 210)
  const unit = mix(0.62, 0.8, room)
  const x = width / 2
  const own = { x: x - 36, card: mix(64, 98, room), most: width - 112 }
  const ownY = height - KIT - own.card * CARD_RATIO - mix(4, 14, room)
  const foe = { x: x - 18, card: mix(50, 70, room), most: width - 132 }
  const foeY = ownY - mix(38, 44, room) - foe.card * CARD_RATIO
  // In the moment in which a screen turns there is no room at all.
  const rim = Math.max(ROAD + 1, foeY + foe.card * CARD_RATIO * 0.34)
  const far = (rim - ROAD) / 282
  return {
    ...area,
    unit,
    rim,
    rimHeight: 12,
    enemy: { x, scale: (isBoss ? 0.46 : 0.48) * Math.min(far, width / 340) },
    disc: { x, y: rim * 0.66, r: 90 * far },
    foe: { ...foe, y: foeY },
    own: { ...own, y: ownY },
    ribbon: { x, y: (foeY + foe.card * CARD_RATIO + ownY) / 2, width: width - 28 },
  }
}

/** Held sideways: the enemy and its cards at the left, the own hand at the right. */
function across(area: Area, isBoss: boolean): Layout {
  const { width, height } = area
  const rim = height * 0.47
  const unit = Math.min(0.62, width / 700)
  const far = Math.min(rim / 338, width / 800)
  const left = width * 0.29
  const right = width * 0.7
  const own = Math.min(88, (height - rim - KIT - 6) / CARD_RATIO, width * 0.15)
  const foe = Math.min(60, width * 0.11)
  return {
    ...area,
    unit,
    rim,
    rimHeight: 9,
    enemy: { x: left, scale: (isBoss ? 0.8 : 0.83) * far },
    disc: { x: left, y: rim * 0.52, r: (isBoss ? 140 : 165) * far },
    foe: { x: left - 12, y: rim - 14, card: foe, most: width * 0.37 },
    own: { x: right - 24, y: height - KIT - own * CARD_RATIO, card: own, most: width * 0.37 },
    ribbon: { x: width * 0.68, y: rim - 34, width: width * 0.6 },
  }
}

/** The own row where a hand was split: the first hand at the left, each with room for its total. */
export function halvesOf({ x, y, card, most }: Row): readonly [Row, Row] {
  const half = { y, card: Math.min(card, most * 0.22), most: most * 0.3 }
  return [
    { ...half, x: x - most * 0.38 },
    { ...half, x: x + most * 0.25 },
  ]
}

/** Where each card of a row is, and how wide the row is; cards overlap where there are many. */
export function spread(
  { x, card, most }: Row,
  count: number,
): { readonly lefts: readonly number[]; readonly right: number } {
  const gap = card * 0.1
  const step = count < 2 ? 0 : Math.min(card + gap, (most - card) / (count - 1))
  const whole = card + step * Math.max(0, count - 1)
  const left = x - whole / 2
  return { lefts: Array.from({ length: count }, (_, i) => left + i * step), right: left + whole }
}
