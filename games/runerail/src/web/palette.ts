import { type SeatColor, seatStyle } from '@turnwise/ui'

/** The colours of the drawn map; the rest comes from the tokens. */
export interface Palette {
  readonly name: 'light' | 'dark'
  readonly sea: string
  readonly shallow: string
  readonly beach: string
  readonly river: string
  readonly void: string
  readonly ground: Readonly<Record<string, string>>
  readonly glyph: string
  readonly city: string
  readonly cityLine: string
  readonly ink: string
  readonly halo: string
  readonly accent: string
  readonly danger: string
  readonly gold: string
  readonly magic: string
}

const LIGHT: Palette = {
  name: 'light',
  sea: '#b9d3dc',
  shallow: '#cbe0e5',
  beach: '#8fa9ac',
  river: '#5b94b3',
  void: '#4a433a',
  ground: {
    plain: '#f0ead6',
    desert: '#f0dca6',
    forest: '#cfdfb4',
    mountain: '#dccfba',
    jungle: '#b2d09a',
    alpine: '#e6e4e8',
    volcano: '#e2bfae',
    rock: '#a89c8c',
    floor: '#d8ccb8',
  },
  glyph: '#5d5344',
  city: '#fff8ea',
  cityLine: '#9a3b22',
  ink: '#221d16',
  halo: 'rgb(255 253 247 / 88%)',
  accent: '#0b665d',
  danger: '#a12d1b',
  gold: '#8a5a00',
  magic: '#7a3f9a',
}

const DARK: Palette = {
  name: 'dark',
  sea: '#12222b',
  shallow: '#182d37',
  beach: '#3c5157',
  river: '#4d8fb5',
  void: '#0c0b0a',
  ground: {
    plain: '#37342b',
    desert: '#4a3f25',
    forest: '#2b3a25',
    mountain: '#40382f',
    jungle: '#20402a',
    alpine: '#4d4d55',
    volcano: '#552f25',
    rock: '#2b2723',
    floor: '#4b443a',
  },
  glyph: '#b3a893',
  city: '#241f1a',
  cityLine: '#e8876a',
  ink: '#f5f0e6',
  halo: 'rgb(18 16 13 / 85%)',
  accent: '#52c3b3',
  danger: '#ff9a86',
  gold: '#f2c063',
  magic: '#cf9be6',
}

export function currentPalette(): Palette {
  return document.documentElement.dataset.theme === 'dark' ? DARK : LIGHT
}

/** A seat's colour and the ink upon it, as the theme has them now. */
export function inkOf(color: SeatColor): { readonly fill: string; readonly ink: string } {
  const tokens = getComputedStyle(document.documentElement)
  const read = (name: string) => {
    const variable = /var\((.+)\)/.exec(seatStyle(color)[name] ?? '')?.[1] ?? ''
    return tokens.getPropertyValue(variable).trim() || '#888888'
  }
  return { fill: read('--seat'), ink: read('--seat-ink') }
}
