import { expect, test } from 'vitest'
import { UNCOVERED } from './camera.ts'
import { Lens } from './lens.ts'

const TRAY = { ...UNCOVERED, bottom: 90 }

test('a tray that opens moves a map that no one has moved, but not from under the pointer', () => {
  const lens = new Lens(() => undefined)
  lens.resize({ width: 1280, height: 700 })
  const before = lens.camera
  lens.hold()
  lens.setCover(TRAY)
  expect(lens.camera).toEqual(before)
  lens.release()
  expect(lens.camera).not.toEqual(before)
})

test('a map that is held still goes where the player moves it', () => {
  const lens = new Lens(() => undefined)
  lens.resize({ width: 1280, height: 700 })
  const before = lens.camera
  lens.hold()
  lens.zoom(1)
  expect(lens.camera.scale).toBeGreaterThan(before.scale)
  lens.goTo(1)
  expect(lens.camera.y).toBeLessThan(before.y)
})
