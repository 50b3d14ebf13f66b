import type { Skin, SkinPart } from '@turnwise/ui'
import { createContext, useContext } from 'react'

/** The parts of the board that a player's own pictures may replace; all of them are only seen. */
export const PARTS = [
  { name: 'board-surface-texture', title: 'Surface of the board' },
  { name: 'grid-line-ink-texture', title: 'Lines between the squares' },
  { name: 'chevron-border-strip', title: 'Frame, repeated along its sides' },
  { name: 'corner-ornament', title: 'Corners of the frame, as the upper left one' },
  { name: 'player-token-a', title: 'Pieces of the first player' },
  { name: 'player-token-b', title: 'Pieces of the second player' },
  { name: 'selection-ring', title: 'The selected square' },
  { name: 'legal-move-marker', title: 'The square where it would go' },
  { name: 'capture-swap-flash', title: 'Two pieces that swap' },
  { name: 'water-penalty-sweep', title: 'A piece that the water takes' },
  { name: 'subtle-vignette', title: 'Over everything, darker at the edges' },
  { name: 'ambient-dust-overlay', title: 'Over everything, dust or grain' },
  { name: 'special-glyph-01', title: 'Mark of square 15' },
  { name: 'special-glyph-02', title: 'Mark of square 26' },
  { name: 'special-glyph-03', title: 'Mark of square 27' },
  { name: 'special-glyph-04', title: 'Mark of square 28' },
  { name: 'special-glyph-05', title: 'Mark of square 29' },
] as const satisfies readonly SkinPart[]

export type Part = (typeof PARTS)[number]['name']

const NO_SKIN: Skin = {}

/** Empty for high contrast. */
export const SkinContext = createContext<Skin>(NO_SKIN)

/** The picture for a part; undefined where the board draws it itself. */
export function usePicture(part: Part): string | undefined {
  return useContext(SkinContext)[part]
}

const GLYPHS: Readonly<Record<number, Part>> = {
  15: 'special-glyph-01',
  26: 'special-glyph-02',
  27: 'special-glyph-03',
  28: 'special-glyph-04',
  29: 'special-glyph-05',
}

export function useGlyph(square: number): string | undefined {
  const skin = useContext(SkinContext)
  const part = GLYPHS[square]
  return part === undefined ? undefined : skin[part]
}
