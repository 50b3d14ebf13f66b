import type { Theme } from '@turnwise/ui'

type Color = readonly [number, number, number]

/** The same table by day and in the evening: only these numbers differ. */
export interface Light {
  readonly tableA: Color
  readonly tableB: Color
  readonly lampAt: Color
  readonly lampFar: Color
  readonly lampNear: Color
  readonly litFar: Color
  readonly litNear: Color
}

export const LIGHTS: Readonly<Record<Theme, Light>> = {
  light: {
    tableA: [0.925, 0.822, 0.655],
    tableB: [0.775, 0.628, 0.435],
    lampAt: [0.3, 0.16, 1.55],
    lampFar: [0.725, 0.66, 0.575],
    lampNear: [1.085, 1.055, 1.0],
    litFar: [1, 1, 1],
    litNear: [1, 1, 1],
  },
  dark: {
    tableA: [0.296, 0.204, 0.138],
    tableB: [0.16, 0.104, 0.067],
    lampAt: [0.34, 0.2, 2.1],
    lampFar: [0.3, 0.28, 0.29],
    lampNear: [1.72, 1.42, 1.06],
    litFar: [0.64, 0.575, 0.52],
    litNear: [0.985, 0.9, 0.76],
  },
}

/** What is selected glows in Turnwise's teal, whatever colour the pieces have. */
export const GLOW: Color = [0.66, 0.9, 0.83]
export const GLOW_LINE: Color = [0.055, 0.42, 0.376]
export const PAPER: Color = [1, 0.98, 0.92]
