import { type SeatColor, seatStyle } from '@turnwise/ui'

/** The colours of the drawn map; the rest comes from the tokens. */
export interface Palette {
  readonly name: string
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
  gold: '#b06a00',
  magic: '#7a3f9a',
}

/** By lamp light: the ground is dark, the cities are lit. */
const DARK: Palette = {
  name: 'dark',
  sea: '#1b3240',
  shallow: '#2d4b59',
  beach: '#5f7f88',
  river: '#6fb0d4',
  void: '#0c0b0a',
  ground: {
    plain: '#5b5541',
    desert: '#6e5a30',
    forest: '#3c5237',
    mountain: '#4c423e',
    jungle: '#34533a',
    alpine: '#666672',
    volcano: '#6b4a40',
    rock: '#3a342e',
    floor: '#5e5547',
  },
  glyph: '#b3a684',
  city: '#f6dfae',
  cityLine: '#9c3a20',
  ink: '#fff0cf',
  halo: 'rgb(22 26 25 / 88%)',
  accent: '#52c3b3',
  danger: '#ff9a86',
  gold: '#f0b04e',
  magic: '#cf9be6',
}

/** Little colour, much light and shade: every mark against its ground has at least 7 to 1. */
const LIGHT_HIGH: Palette = {
  name: 'light, high contrast',
  sea: '#cfe3ea',
  shallow: '#e6f2f5',
  beach: '#000000',
  river: '#00456b',
  void: '#000000',
  ground: {
    plain: '#ffffff',
    desert: '#fff3c9',
    forest: '#e2f1cc',
    mountain: '#efe6d8',
    jungle: '#cdeab6',
    alpine: '#efeff5',
    volcano: '#f7d6c6',
    rock: '#d6cec2',
    floor: '#ffffff',
  },
  glyph: '#000000',
  city: '#ffffff',
  cityLine: '#701300',
  ink: '#000000',
  halo: '#ffffff',
  accent: '#00453e',
  danger: '#7d1000',
  gold: '#5e3b00',
  magic: '#521a75',
}

const DARK_HIGH: Palette = {
  name: 'dark, high contrast',
  sea: '#00090e',
  shallow: '#051c27',
  beach: '#ffffff',
  river: '#93d3ff',
  void: '#000000',
  ground: {
    plain: '#14130f',
    desert: '#2b2308',
    forest: '#0c200a',
    mountain: '#211b14',
    jungle: '#06260f',
    alpine: '#292931',
    volcano: '#3a150c',
    rock: '#1a1714',
    floor: '#35302a',
  },
  glyph: '#ffffff',
  city: '#000000',
  cityLine: '#ffb8a2',
  ink: '#ffffff',
  halo: '#000000',
  accent: '#7df2df',
  danger: '#ffbcae',
  gold: '#ffdc90',
  magic: '#e9c8ff',
}

export function currentPalette(): Palette {
  const { theme, contrast } = document.documentElement.dataset
  if (contrast === 'high') return theme === 'dark' ? DARK_HIGH : LIGHT_HIGH
  return theme === 'dark' ? DARK : LIGHT
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
