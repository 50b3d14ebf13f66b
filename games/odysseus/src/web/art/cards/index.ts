import type { ReactNode } from 'react'
import { BAD_WEATHER } from './bad-weather.tsx'
import { DEEP_WATER } from './deep-water.tsx'
import { FAIR_WEATHER } from './fair-weather.tsx'

/** A picture of 80 × 56 for each Sea card, by the id of its list entry. */
export const CARD_PICTURES: Readonly<Record<string, ReactNode>> = { ...FAIR_WEATHER, ...BAD_WEATHER, ...DEEP_WATER }
