import { expect, test } from 'vitest'
import { PLACES } from '../../game/map/board.ts'
import { isOnMap, majorsOn } from '../../game/map/extent.ts'
import { hexDistance, mapOf, POINT_COUNT } from '../../game/map/geometry.ts'
import { clampCamera, fitScale, nearestScale, nextScale, scalesFor, toScreen, toWorld, zoomAt } from './camera.ts'
import { MARGIN, middleOf, pointNear, sizeOf, spotOf } from './layout.ts'

const WINDOW = { width: 640, height: 480 }

test('every milepost is found where it is drawn, and a little beside it', () => {
  for (let point = 0; point < POINT_COUNT; point++) {
    const { x, y } = spotOf(point)
    expect(pointNear(mapOf(point), { x, y })).toBe(point)
    expect(pointNear(mapOf(point), { x: x + 0.3, y: y - 0.25 })).toBe(point)
  }
})

test('nothing is found off the map', () => {
  expect(pointNear(0, { x: -2, y: 3 })).toBeUndefined()
  expect(pointNear(1, { x: 40, y: 3 })).toBeUndefined()
})

test('the map of a first match begins amid its cities', () => {
  const middle = middleOf('west')!
  expect(isOnMap('west', middle)).toBe(true)
  for (const { centre } of majorsOn('west')) expect(hexDistance(centre, middle)).toBeLessThan(15)
})

test('the smallest scale shows a whole level', () => {
  for (const level of [0, 1]) {
    const { width, height } = sizeOf(level)
    const scale = fitScale(level, WINDOW)
    expect(width * scale).toBeLessThanOrEqual(WINDOW.width)
    expect(height * scale).toBeLessThanOrEqual(WINDOW.height)
  }
})

test('scales go up and down one by one and end at their ends', () => {
  const scales = scalesFor(0, WINDOW)
  const [least = 0] = scales
  const most = scales.at(-1) ?? 0
  expect(nextScale(scales, least, -1)).toBe(least)
  expect(nextScale(scales, most, 1)).toBe(most)
  for (const [i, scale] of scales.slice(0, -1).entries()) {
    expect(nextScale(scales, scale, 1)).toBe(scales[i + 1])
    expect(nearestScale(scales, scale * 1.04)).toBe(scale)
  }
})

test('screen and world are each other’s way back', () => {
  const camera = { x: 20, y: 14, scale: 22 }
  const spot = spotOf(PLACES[3]?.centre ?? 0)
  const back = toWorld(camera, WINDOW, toScreen(camera, WINDOW, spot))
  expect(back.x).toBeCloseTo(spot.x)
  expect(back.y).toBeCloseTo(spot.y)
})

test('zooming holds what lies under the pointer', () => {
  const camera = clampCamera({ x: 30, y: 17, scale: 16 }, 0, WINDOW)
  const at = { x: 300, y: 200 }
  const under = toWorld(camera, WINDOW, at)
  const closer = zoomAt(camera, 0, WINDOW, 30, at)
  expect(toWorld(closer, WINDOW, at).x).toBeCloseTo(under.x)
  expect(toWorld(closer, WINDOW, at).y).toBeCloseTo(under.y)
})

test('the map is never left', () => {
  const far = clampCamera({ x: 999, y: -999, scale: 30 }, 0, WINDOW)
  const corner = toWorld(far, WINDOW, { x: WINDOW.width, y: 0 })
  expect(corner.x).toBeCloseTo(sizeOf(0).width + MARGIN)
  expect(corner.y).toBeCloseTo(-MARGIN)
})
