import { useRef } from 'react'
import { OFF } from '../../game/board.ts'
import type { Event, Player, View } from '../../game/types.ts'

/** A piece as the board follows it: the same element wherever it goes. */
export interface Token {
  readonly key: string
  readonly seat: Player
  /** 1 to 30, or 31 for a piece that is home. */
  readonly square: number
  readonly gate: boolean
  /** Which socket of its side's tray it lies in, once it is home. */
  readonly socket: number
}

/** One piece on its way, square by square; 31 is home. */
export interface Motion {
  readonly key: string
  readonly way: readonly number[]
  /** Milliseconds at normal speed. */
  readonly delay: number
  readonly length: number
  readonly kind: 'walk' | 'back' | 'water' | 'home'
}

export interface Pieces {
  readonly tokens: readonly Token[]
  readonly motions: readonly Motion[]
}

export const HOP = 130
/** A piece comes to rest. */
const SETTLE = 60
export const SWAP = 320
export const WASH = 600
export const LEAVE = 450

/** The pieces of a view, each with its own key. */
export function piecesOf(view: View): Pieces {
  const onBoard = view.board.flatMap((seat, i): Token[] =>
    seat === null ? [] : [{ key: `${seat}-${i + 1}`, seat, square: i + 1, gate: view.gate[i] === true, socket: -1 }],
  )
  const home = ([0, 1] as const).flatMap(seat =>
    Array.from({ length: view.borneOff[seat] }, (_, i): Token => homeToken(seat, `${seat}-home-${i}`, i)),
  )
  return { tokens: [...onBoard, ...home], motions: [] }
}

function homeToken(seat: Player, key: string, socket: number): Token {
  return { key, seat, square: OFF, gate: true, socket }
}

/** Follows the events, so that each piece keeps its element; if they do not lead to the view, starts again. */
export function nextPieces(before: Pieces, events: readonly Event[], view: View): Pieces {
  let tokens = before.tokens
  const motions: Motion[] = []
  let delay = 0
  const move = (
    event: { seat: Player; from: number },
    to: number,
    length: number,
    kind: Motion['kind'],
    socket = -1,
  ) => {
    const { seat, from } = event
    const token = tokens.find(other => other.square === from && other.seat === seat)
    if (token === undefined) return
    const way = kind === 'walk' || kind === 'home' ? wayBetween(from, to) : [from, to]
    motions.push({ key: token.key, way, delay, length, kind })
    tokens = tokens.map(other => (other === token ? { ...token, square: to, socket } : other))
  }
  for (const event of events) {
    if (event.type === 'moved') {
      const length = walkTime(event.to - event.from)
      move(event, event.to, length, 'walk')
      delay += length
    }
    if (event.type === 'swapped') {
      // It leaves as the mover arrives.
      delay -= HOP
      move(event, event.to, SWAP, 'back')
      delay += SWAP
    }
    if (event.type === 'water') {
      move(event, event.to, WASH, 'water')
      delay += WASH
    }
    if (event.type === 'borne-off') {
      const length = walkTime(OFF - event.from) + LEAVE
      move(event, OFF, length, 'home', event.count - 1)
      delay += length
    }
  }
  const gated = tokens.map(token => ({ ...token, gate: token.square === OFF || view.gate[token.square - 1] === true }))
  return fits(gated, view) ? { tokens: gated, motions } : rekeyed(before, view)
}

export function walkTime(squares: number): number {
  return HOP * squares + SETTLE
}

function wayBetween(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i)
}

function fits(tokens: readonly Token[], view: View): boolean {
  const onBoard = tokens.filter(token => token.square !== OFF)
  return (
    onBoard.length === view.board.filter(seat => seat !== null).length &&
    onBoard.every(token => view.board[token.square - 1] === token.seat) &&
    ([0, 1] as const).every(
      seat => tokens.filter(token => token.square === OFF && token.seat === seat).length === view.borneOff[seat],
    )
  )
}

/** A jump: pieces on the same square keep their element, the others take a free one of their side. */
function rekeyed(before: Pieces, view: View): Pieces {
  const places = piecesOf(view).tokens
  const isSamePlace = (a: Token, b: Token) => a.seat === b.seat && a.square === b.square && a.socket === b.socket
  const free = before.tokens.filter(token => !places.some(place => isSamePlace(place, token)))
  const used = new Set(before.tokens.map(token => token.key))
  const tokens = places.map(place => {
    const kept = before.tokens.find(token => isSamePlace(place, token))
    if (kept !== undefined) return { ...place, key: kept.key }
    const spare = free.findIndex(token => token.seat === place.seat)
    const key = free.splice(spare, spare < 0 ? 0 : 1)[0]?.key ?? unusedKey(place.key, used)
    used.add(key)
    return { ...place, key }
  })
  return { tokens, motions: [] }
}

function unusedKey(key: string, used: ReadonlySet<string>): string {
  let next = key
  while (used.has(next)) next = `${next}'`
  return next
}

/** The pieces of this moment; they change with `seq` and with nothing else. */
export function usePieces(view: View, events: readonly Event[], seq: number): Pieces {
  const kept = useRef<{ readonly seq: number; readonly pieces: Pieces }>(undefined)
  if (kept.current === undefined) kept.current = { seq, pieces: piecesOf(view) }
  else if (kept.current.seq !== seq) kept.current = { seq, pieces: nextPieces(kept.current.pieces, events, view) }
  return kept.current.pieces
}
