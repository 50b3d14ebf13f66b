// Written by `npm run list-games` from the folders in games/.
import type { WebCatalogEntry } from './entry.ts'

export const CATALOG: readonly WebCatalogEntry[] = [
  {
    id: 'senet',
    title: 'Senet',
    tagline: 'Race five pieces home by the throw of four sticks.',
    seats: { min: 2, max: 2 },
    load: async () => (await import('@turnwise/senet/module')).module,
    board: async () => (await import('@turnwise/senet/web')).board,
    hasLesson: true,
  },
  {
    id: 'geniejack',
    title: 'Geniejack',
    tagline: 'Fight your way to the Sultan, hand by hand of blackjack.',
    seats: { min: 1, max: 1 },
    load: async () => (await import('@turnwise/geniejack/module')).module,
    board: async () => (await import('@turnwise/geniejack/web')).board,
    hasLesson: true,
  },
  {
    id: 'odysseus',
    title: 'Odysseus',
    tagline: 'Sail home on a path that grows, and tempt the seas.',
    seats: { min: 2, max: 4 },
    load: async () => (await import('@turnwise/odysseus/module')).module,
    board: async () => (await import('@turnwise/odysseus/web')).board,
    hasLesson: true,
  },
  {
    id: 'maze',
    title: 'A Maze',
    tagline: 'Explore your opponent’s maze while they explore yours.',
    seats: { min: 2, max: 2 },
    load: async () => (await import('@turnwise/maze/module')).module,
    board: async () => (await import('@turnwise/maze/web')).board,
    hasLesson: true,
  },
  {
    id: 'runerail',
    title: 'Runerail',
    tagline: 'Draw railways across two levels and deliver what the cities want.',
    seats: { min: 2, max: 6 },
    load: async () => (await import('@turnwise/runerail/module')).module,
    board: async () => (await import('@turnwise/runerail/web')).board,
    hasLesson: true,
  },
]
