import type { Scene } from '@turnwise/ui'
import type { Rect, TrayLayout } from './layout.ts'

/** What an arrangement decides; everything is derived from the size of a square. */
export interface Placed {
  readonly plan: 'below' | 'beside' | 'upright'
  readonly cellWidth: number
  readonly cellHeight: number
  /** The size of a square that pieces, marks and texts are measured by. */
  readonly size: number
  /** 1 where a square is 110 px: lines and grain grow with it. */
  readonly unit: number
  readonly rail: number
  /** The front edge of the frame, below its top face. */
  readonly lip: number
  readonly radius: number
  readonly bar: number
  /** The top face of the frame. */
  readonly board: Rect
  readonly own: TrayLayout
  readonly other: TrayLayout
  /** The throwing mat; undefined where it is a part of the strip. */
  readonly mat: Rect | undefined
  /** How far right of the middle pieces stand, clear of the numbers. */
  readonly shift: number
}

function tray(
  x: number,
  y: number,
  socket: number,
  rail: number,
  lip: number,
  columns: number,
  rows: number,
): TrayLayout {
  return {
    x,
    y,
    width: columns * socket + 2 * rail,
    height: rows * socket + 2 * rail,
    rail,
    lip,
    columns,
    rows,
    socket,
  }
}

/** The board across, throwing mat and own tray below it. */
export function below({ width, height, insets, scale }: Scene): Placed {
  const isLarge = scale > 1
  const margin = width < 1000 ? 20 : isLarge ? 56 : 28
  const head = Math.max(insets.top, isLarge ? 128 : 88)
  const zone = isLarge ? 200 : 150
  const room = height - head - insets.bottom
  const size = Math.max(24, Math.floor(Math.min((width - 2 * margin) / 10.51, (room - zone) / 3.71)))
  const rail = Math.round(size * 0.255)
  const lip = Math.round(size * 0.2)
  const boardWidth = 10 * size + 2 * rail
  const boardHeight = 3 * size + 2 * rail
  const spare = room - zone - boardHeight - lip
  const board = {
    x: Math.round((width - boardWidth) / 2),
    y: Math.round(head + Math.max(0, spare) * 0.3),
    width: boardWidth,
    height: boardHeight,
  }
  const right = board.x + boardWidth
  const zoneTop = board.y + boardHeight + lip
  const zoneHeight = height - insets.bottom - zoneTop
  const socket = size * 0.7
  const trayRail = size * 0.1
  const otherSocket = size * (isLarge ? 0.42 : 0.46)
  const otherRail = size * 0.075
  const matHeight = Math.min(size * 1.26, zoneHeight - size * 0.24)
  return {
    plan: 'below',
    cellWidth: size,
    cellHeight: size,
    size,
    unit: size / 110,
    rail,
    lip,
    radius: size * 0.13,
    bar: Math.max(3, size * 0.045),
    board,
    own: tray(
      right - 5 * socket - 2 * trayRail,
      zoneTop + (zoneHeight - socket - 2 * trayRail) * 0.5 - 2,
      socket,
      trayRail,
      size * 0.08,
      5,
      1,
    ),
    other: tray(
      right - 5 * otherSocket - 2 * otherRail,
      (board.y - otherSocket - 2 * otherRail) / 2 - 3,
      otherSocket,
      otherRail,
      size * 0.06,
      5,
      1,
    ),
    mat: { x: board.x, y: zoneTop + (zoneHeight - matHeight) * 0.5, width: size * 4.3, height: matHeight },
    shift: 0,
  }
}

/** The board across, the own tray at its right end, the mat in the strip: for short windows and phones held sideways. */
export function beside({ width, height, insets, arrangement }: Scene): Placed {
  const isPhone = arrangement === 'across'
  const margin = isPhone ? 10 : 24
  const head = Math.max(insets.top, isPhone ? 46 : 74)
  const gap = isPhone ? 8 : 14
  const lane = isPhone ? 56 : 0
  const free = width - insets.left - insets.right
  const room = height - head - insets.bottom
  const size = Math.max(
    20,
    Math.floor(Math.min((free - 2 * margin - gap - lane) / (isPhone ? 10.46 : 11.36), room / 3.62)),
  )
  const rail = Math.round(size * 0.23)
  const lip = Math.round(size * 0.16)
  const boardWidth = 10 * size + 2 * rail
  const boardHeight = 3 * size + 2 * rail
  const trayRail = Math.max(6, size * 0.085)
  const trayLip = isPhone ? 5 : 7
  const column = (boardHeight + lip - trayLip - 2 * trayRail) / 5
  const socket = isPhone ? Math.min(lane - 2 * trayRail, column) : column
  const all = boardWidth + gap + socket + 2 * trayRail
  const x = Math.round(insets.left + (isPhone ? margin : (free - all) / 2))
  const y = Math.round(head + Math.max(0, room - boardHeight - lip) * 0.5)
  const end = isPhone ? insets.left + free - margin : x + all
  const otherSocket = isPhone ? 27 : 36
  const otherRail = isPhone ? 4 : 6
  return {
    plan: 'beside',
    cellWidth: size,
    cellHeight: size,
    size,
    unit: size / (isPhone ? 96 : 110),
    rail,
    lip,
    radius: Math.max(9, size * 0.13),
    bar: Math.max(3.2, size * 0.045),
    board: { x, y, width: boardWidth, height: boardHeight },
    own: tray(
      end - socket - 2 * trayRail,
      y + boardHeight + lip - trayLip - 5 * socket - 2 * trayRail,
      socket,
      trayRail,
      trayLip,
      1,
      5,
    ),
    other: tray(
      end - 5 * otherSocket - 2 * otherRail,
      (y - otherSocket - 2 * otherRail) / 2 - (isPhone ? 1 : 2),
      otherSocket,
      otherRail,
      isPhone ? 3 : 5,
      5,
      1,
    ),
    mat: undefined,
    shift: 0,
  }
}

/** The upright board, for scenes higher than wide. Rows are at least 44 px high, large enough for fingers. */
export function upright({ width, height, insets, plates }: Scene): Placed {
  const isSmall = height < 640
  const isPhone = width < 560
  const margin = isSmall ? 6 : isPhone ? 8 : 24
  // Without plates there is no row above the board at all.
  const head = insets.top < 40 ? Math.max(8, insets.top) : Math.max(insets.top, isPhone ? 54 : 84)
  const gap = isPhone ? 8 : 18
  const rail = isSmall ? 8 : isPhone ? 12 : 18
  const lip = isSmall ? 6 : isPhone ? 9 : 14
  const foot = isSmall ? 2 : 6
  const cellHeight = Math.max(20, Math.floor((height - head - insets.bottom - 2 * rail - lip - foot) / 10))
  const widest = Math.floor((width - 2 * margin - gap - 96 - 2 * rail) / 3)
  const cellWidth = Math.min(Math.round(cellHeight * (isSmall ? 1.42 : 1.36)), widest)
  const boardWidth = 3 * cellWidth + 2 * rail
  const boardHeight = 10 * cellHeight + 2 * rail
  const side = isPhone ? width - 2 * margin - gap - boardWidth : Math.min(190, width - 2 * margin - gap - boardWidth)
  const x = isPhone ? margin : Math.round((width - boardWidth - gap - side) / 2)
  const column = x + boardWidth + gap
  const trayRail = isPhone ? 6 : 9
  const trayWidth = Math.min(side, cellHeight + 4 + 2 * trayRail)
  const otherRail = isPhone ? 4 : 6
  const wishedSocket = isSmall ? 20 : isPhone ? 27 : 36
  // Beside the plates where they leave room, else on top of the column of mat and tray.
  const besidePlates = column + side - 5 * wishedSocket - 2 * otherRail
  const isInColumn = insets.top < 40 || besidePlates < plates.right + 8
  const otherSocket = isInColumn ? Math.min(wishedSocket, (side - 2 * otherRail) / 5) : wishedSocket
  const otherWidth = 5 * otherSocket + 2 * otherRail
  const otherHeight = otherSocket + 2 * otherRail
  const above = isInColumn ? otherHeight + 14 : 0
  const own = tray(
    column + (side - trayWidth) / 2,
    head + rail + 5 * cellHeight - trayRail,
    cellHeight,
    trayRail,
    isPhone ? 5 : 7,
    1,
    5,
  )
  return {
    plan: 'upright',
    cellWidth,
    cellHeight,
    size: cellHeight,
    unit: cellHeight / 88,
    rail,
    lip,
    radius: 9,
    bar: Math.max(3.2, cellHeight * 0.045),
    board: { x, y: head, width: boardWidth, height: boardHeight },
    own: { ...own, width: trayWidth, socket: Math.min(trayWidth - 2 * trayRail, cellHeight) },
    other: tray(
      isInColumn ? column + (side - otherWidth) / 2 : column + side - otherWidth,
      isInColumn ? head + 1 : (head - otherHeight) / 2 - 1,
      otherSocket,
      otherRail,
      3,
      5,
      1,
    ),
    mat: {
      x: column,
      y: head + 4 + above,
      width: side,
      height: 5 * cellHeight + rail - trayRail - 18 - above,
    },
    shift: 7.5,
  }
}
