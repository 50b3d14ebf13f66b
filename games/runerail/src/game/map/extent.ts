import { PLACES, type Place } from './board.ts'
import { milepostOf, POINT_COUNT, type Point } from './geometry.ts'

/** Which part of the map a match is played on. */
export const EXTENTS = ['whole', 'west'] as const
export type Extent = (typeof EXTENTS)[number]

/** Every column of the surface up to this one belongs to the west: four major cities and the land between them. */
const WEST_EDGE = 29

/** By milepost: 1 where it lies on that part. */
const MASKS: Readonly<Record<Extent, Uint8Array>> = {
  whole: new Uint8Array(POINT_COUNT).fill(1),
  west: Uint8Array.from({ length: POINT_COUNT }, (_, point) => {
    const [map, q] = milepostOf(point)
    return map === 0 && q <= WEST_EDGE ? 1 : 0
  }),
}

export function isOnMap(extent: Extent, point: Point): boolean {
  return MASKS[extent][point] === 1
}

const placesOn = (extent: Extent): readonly Place[] =>
  PLACES.filter(city => city.points.every(point => isOnMap(extent, point)))

const BY_EXTENT: Readonly<Record<Extent, readonly Place[]>> = { whole: placesOn('whole'), west: placesOn('west') }

export function citiesOn(extent: Extent): readonly Place[] {
  return BY_EXTENT[extent]
}

const MAJORS_BY_EXTENT: Readonly<Record<Extent, readonly Place[]>> = {
  whole: placesOn('whole').filter(city => city.size === 'major'),
  west: placesOn('west').filter(city => city.size === 'major'),
}

export function majorsOn(extent: Extent): readonly Place[] {
  return MAJORS_BY_EXTENT[extent]
}
