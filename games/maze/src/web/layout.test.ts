import { describe, expect, test } from 'vitest'
import type { Box } from './art/paper.tsx'
import { layDesk } from './layout.ts'
import { frameOf } from './map/frame.ts'
import { blankSheet } from './map/sheet.ts'

/** A window, the scene in it, and what plates and strip cover. */
const SCREENS = [
  ['a laptop', 1280 * 800, { width: 1232, height: 752, arrangement: 'wide', top: 66, right: 0, bottom: 76 }],
  ['a low laptop', 1366 * 768, { width: 1318, height: 720, arrangement: 'wide', top: 66, right: 0, bottom: 76 }],
  ['a large screen', 1920 * 1080, { width: 1872, height: 1032, arrangement: 'wide', top: 82, right: 0, bottom: 95 }],
  [
    'a tablet held upright',
    768 * 1024,
    { width: 720, height: 976, arrangement: 'wide', top: 66, right: 0, bottom: 76 },
  ],
  ['a phone', 390 * 844, { width: 390, height: 796, arrangement: 'upright', top: 58, right: 0, bottom: 296 }],
  ['a small phone', 360 * 640, { width: 360, height: 592, arrangement: 'upright', top: 8, right: 0, bottom: 250 }],
  [
    'a phone held sideways',
    844 * 390,
    { width: 796, height: 390, arrangement: 'across', top: 58, right: 236, bottom: 0 },
  ],
  ['half a laptop', 640 * 400, { width: 592, height: 400, arrangement: 'across', top: 58, right: 236, bottom: 0 }],
] as const

const area = (box: Box | undefined) => (box === undefined ? 0 : box.width * box.height)

describe.each(SCREENS)('%s', (_, screen, { width, height, arrangement, top, right, bottom }) => {
  const scene = {
    width,
    height,
    arrangement,
    insets: { top, right, bottom, left: 0 },
    plates: { left: 16, right: 210 },
  }
  test.each([false, true])('maps have half of the screen (a map under a pit: %s)', hasScrap => {
    const { main, scrap, own } = layDesk(scene, hasScrap)
    expect((area(main) + area(scrap) + area(own)) / screen).toBeGreaterThanOrEqual(0.5)
  })
  test.each([false, true])('no paper lies on another or under the strip (a map under a pit: %s)', hasScrap => {
    const { main, scrap, own } = layDesk(scene, hasScrap)
    const boxes = [main, scrap, own].filter(box => box !== undefined)
    for (const [i, box] of boxes.entries()) {
      expect(box.x).toBeGreaterThanOrEqual(0)
      expect(box.x + box.width).toBeLessThanOrEqual(width - right)
      expect(box.y + box.height).toBeLessThanOrEqual(height - bottom)
      for (const other of boxes.slice(i + 1)) {
        const isApart = other.x >= box.x + box.width || other.y >= box.y + box.height
        expect(isApart).toBe(true)
      }
    }
  })
  test('the board is inside its paper', () => {
    const { main, margins } = layDesk(scene, false)
    const frame = frameOf(blankSheet(10), main, margins)
    expect(frame.left + 10 * frame.cell).toBeLessThanOrEqual(main.width)
    expect(frame.top + 10 * frame.cell).toBeLessThanOrEqual(main.height)
  })
})
