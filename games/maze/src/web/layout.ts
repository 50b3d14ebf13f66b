import type { Scene } from '@turnwise/ui'
import type { Box } from './art/paper.tsx'
import type { Margins } from './map/frame.ts'

/** Where everything is on the desk. On a phone there is one paper, and the strip holds the rest. */
interface DeskLayout {
  readonly main: Box
  /** The map under a pit, beside the main one. */
  readonly scrap?: Box
  readonly own?: Box
  readonly satchel?: Box
  readonly margins: Margins
  readonly scrapMargins: Margins
}

/** Room for names and hatching around a board. */
export const WIDE_MARGINS: Margins = { left: 52, right: 30, top: 46, bottom: 32 }
const SCRAP_MARGINS: Margins = { left: 26, right: 26, top: 26, bottom: 26 }
/** A caption is inside the paper. */
const PHONE_MARGINS: Margins = { left: 27, right: 10, top: 56, bottom: 12 }
const LOW_MARGINS: Margins = { left: 26, right: 14, top: 32, bottom: 16 }
const PHONE_SCRAP: Margins = { left: 10, right: 10, top: 42, bottom: 10 }
const LOW_SCRAP: Margins = { left: 10, right: 10, top: 12, bottom: 12 }

/** Small mazes in the corner: no names. */
export const MINI_MARGINS: Margins = { left: 18, right: 18, top: 18, bottom: 18 }

type Room = Pick<Scene, 'width' | 'height' | 'insets' | 'arrangement' | 'plates'>

/** The free part of the scene. */
export function freeBox({ width, height, insets, arrangement }: Room): Box {
  const edge = arrangement === 'wide' ? 20 : 4
  const top = arrangement === 'across' ? 4 : insets.top
  return {
    x: edge,
    y: top,
    width: Math.max(120, width - insets.right - 2 * edge),
    height: Math.max(120, height - top - insets.bottom - (arrangement === 'wide' ? 4 : 6)),
  }
}

/** All maps are on the desk at once; on a phone there is one paper. */
export function hasSidePapers({ arrangement }: Pick<Room, 'arrangement'>): boolean {
  return arrangement === 'wide'
}

export function layDesk(scene: Room, hasScrap: boolean): DeskLayout {
  const free = freeBox(scene)
  if (hasSidePapers(scene)) return free.width > free.height * 1.15 ? layWide(free, hasScrap) : layTall(free, hasScrap)
  if (scene.arrangement === 'across') return layAcross(free, scene)
  return { main: free, margins: PHONE_MARGINS, scrapMargins: PHONE_SCRAP }
}

/** Held sideways: plates lie over the paper's corner, and the map keeps to the right of them. */
function layAcross(free: Box, { plates }: Room): DeskLayout {
  const left = Math.min(plates.right, Math.max(0, free.width - free.height))
  return {
    main: free,
    margins: { ...LOW_MARGINS, left: LOW_MARGINS.left + left },
    scrapMargins: { ...LOW_SCRAP, left: LOW_SCRAP.left + left },
  }
}

/** The main map at the left; at the right the map under a pit, the satchel and the own maze. */
function layWide(free: Box, hasScrap: boolean): DeskLayout {
  const gap = 34
  const side = Math.min(free.height * 0.82, Math.max(236, free.width * 0.235))
  const least = hasScrap ? Math.min(480, free.width * 0.4) : side
  const width = Math.min(free.width - least - gap, hasScrap ? free.height * 1.06 : free.height * 1.42)
  const main: Box = { ...free, width }
  const right: Box = { x: free.x + width + gap, y: free.y, width: free.width - width - gap, height: free.height }
  const own = Math.min(side, right.width, free.height * (hasScrap ? 0.34 : 0.46))
  const ownBox: Box = { x: right.x + right.width - own, y: free.y + free.height - own, width: own, height: own }
  const margins = WIDE_MARGINS
  if (!hasScrap) {
    const satchel: Box = { x: right.x, y: free.y + 10, width: right.width, height: free.height - own - 50 }
    return { main, own: ownBox, satchel, margins, scrapMargins: SCRAP_MARGINS }
  }
  const scrap: Box = { ...right, height: free.height - own - 46 }
  const satchel: Box = {
    x: right.x,
    y: scrap.y + scrap.height + 22,
    width: right.width - own - 18,
    height: own + 20,
  }
  return { main, scrap, own: ownBox, satchel, margins, scrapMargins: SCRAP_MARGINS }
}

/** A tablet held upright: the main map above, the rest in a row below it. */
function layTall(free: Box, hasScrap: boolean): DeskLayout {
  const gap = 18
  const below = Math.min(free.height * 0.36, 320)
  const main: Box = { ...free, height: free.height - below - 44 }
  const y = main.y + main.height + 44
  const side = below * (hasScrap ? 0.8 : 0.95)
  const own: Box = { x: free.x + free.width - side, y: y + below - side, width: side, height: side }
  const left = free.width - side - gap
  const width = hasScrap ? left * 0.6 : 0
  const satchelX = free.x + (hasScrap ? width + gap : 0)
  const satchel: Box = { x: satchelX, y, width: own.x - gap - satchelX, height: below }
  const margins = WIDE_MARGINS
  if (!hasScrap) return { main, own, satchel, margins, scrapMargins: SCRAP_MARGINS }
  return { main, own, satchel, scrap: { x: free.x, y, width, height: below }, margins, scrapMargins: SCRAP_MARGINS }
}
