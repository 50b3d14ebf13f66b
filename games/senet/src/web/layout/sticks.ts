import type { Layout } from './layout.ts'

export interface StickPlace {
  /** The middle of the stick, in pixels of the mat. */
  readonly x: number
  readonly y: number
  /** Degrees; 0 lies along the x axis. */
  readonly angle: number
}

/** How sticks and number lie on the mat. */
export interface MatLayout {
  readonly length: number
  readonly width: number
  readonly places: readonly StickPlace[]
  readonly number: { readonly x: number; readonly y: number; readonly size: number }
}

export interface MatBox {
  readonly plan: Layout['plan']
  readonly width: number
  readonly height: number
  /** The size of a square, for a mat beside a large board. */
  readonly size: number
}

/** As they have fallen. */
export function fallen(box: MatBox): MatLayout {
  const { plan, width, height, size } = box
  if (plan === 'below') {
    return {
      length: Math.min(size * 1.34, height * 0.78),
      width: size * 0.185,
      places: [
        { x: width * 0.145, y: height * 0.45, angle: -62 },
        { x: width * 0.285, y: height * 0.525, angle: -81 },
        { x: width * 0.425, y: height * 0.465, angle: 68 },
        { x: width * 0.575, y: height * 0.53, angle: 84 },
      ],
      // With two lines of words below it, within the seam.
      number: { x: width * 0.8, y: height * 0.5, size: Math.min(size * 0.62, height * 0.5) },
    }
  }
  if (plan === 'upright') {
    const isSmall = height < 240
    const length = Math.min(height * (isSmall ? 0.48 : 0.52), width * 1.4)
    const middle = 18 + length / 2
    return {
      length,
      width: Math.min(24, width * 0.145),
      places: [
        { x: width * 0.17, y: middle + 5, angle: 92 },
        { x: width * 0.4, y: middle - 4, angle: 88 },
        { x: width * 0.615, y: middle + 6, angle: 92 },
        { x: width * 0.835, y: middle - 1, angle: 88 },
      ],
      number: {
        x: width / 2,
        y: 18 + length + (height - 18 - length) * 0.48,
        size: Math.min(84, (height - length) * 0.55),
      },
    }
  }
  const length = width * 0.55
  return {
    length,
    width: height * 0.153,
    places: [0.205, 0.4, 0.6, 0.795].map((part, i) => ({
      x: 15 + length / 2 + (i % 2) * 5,
      y: height * part,
      angle: [-1.5, 2, -2, 1.5][i] ?? 0,
    })),
    number: { x: width * 0.83, y: height * 0.5, size: height * 0.68 },
  }
}

/** Gathered to be thrown: across, along, and how far each is turned from the others. */
const PILE = [
  [-1.62, 0, 1],
  [-0.54, 0.05, -1],
  [0.54, -0.03, 0.5],
  [1.62, 0.04, -0.5],
] as const

export function gathered(box: MatBox): MatLayout {
  const { plan, width, height, size } = box
  const isUp = plan === 'upright'
  const isFlat = plan === 'beside'
  const length = isUp
    ? Math.min(height * 0.48, 150)
    : Math.min(width * (isFlat ? 0.5 : 0.38), isFlat ? 999 : size * 1.6)
  const thick = isUp ? Math.min(16, width * 0.13) : isFlat ? height * 0.15 : size * 0.17
  const angle = isUp ? 84 : isFlat ? -4 : -9
  const x = isUp ? width / 2 : width * (isFlat ? 0.33 : 0.32)
  const y = isUp ? length / 2 + 20 : height / 2
  const turn = (angle * Math.PI) / 180
  return {
    length,
    width: thick,
    places: PILE.map(([across, along, twist]) => ({
      x: x - Math.sin(turn) * across * thick * 1.02 + Math.cos(turn) * along * length,
      y: y + Math.cos(turn) * across * thick * 1.02 + Math.sin(turn) * along * length,
      angle: angle + twist,
    })),
    number: isUp
      ? { x: width / 2, y: (20 + length + height) / 2, size: Math.min(20, width * 0.17, height * 0.09) }
      : {
          x: width * (isFlat ? 0.79 : 0.755),
          y: height / 2,
          size: isFlat ? Math.min(18, height * 0.27) : Math.max(18, size * 0.2),
        },
  }
}
