import { describe, expect, test } from 'vitest'
import { drawLine, layoutPath } from './layout.ts'

const path = Array.from({ length: 31 }, (_, index) => index > 0 && index % 3 === 0)

describe('the chart', () => {
  test('one row runs from left to right, epics wider than sea', () => {
    const { rows, places } = layoutPath(path, false)
    expect(rows).toBe(1)
    expect(places).toHaveLength(31)
    expect(places.every((place, i) => i === 0 || place.x > (places[i - 1]?.x ?? 0))).toBe(true)
    expect((places[3]?.x ?? 0) - (places[2]?.x ?? 0)).toBeGreaterThan((places[2]?.x ?? 0) - (places[1]?.x ?? 0))
  })

  test('folded rows run to and fro, and everything stays inside', () => {
    const { rows, places } = layoutPath(path, true)
    expect(rows).toBe(4)
    expect(places[8]?.x).toBeGreaterThan(places[0]?.x ?? 1)
    expect(places[17]?.x).toBeLessThan(places[9]?.x ?? 0)
    expect(Math.abs((places[8]?.x ?? 0) - (places[9]?.x ?? 0))).toBeLessThan(0.15)
    for (const { x, y } of places) {
      expect(x).toBeGreaterThan(0)
      expect(x).toBeLessThan(1)
      expect(y).toBeGreaterThan(0)
      expect(y).toBeLessThan(1)
    }
  })

  test('the line passes every place', () => {
    expect(drawLine(layoutPath(path, true).places).match(/[MLC]/g)).toHaveLength(31)
  })
})
