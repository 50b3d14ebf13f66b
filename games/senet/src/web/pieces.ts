import type { Event, Player, View } from '../game/types.ts'

/** A piece as the board follows it: the same element wherever it goes. */
export interface Token {
  readonly key: string
  readonly seat: Player
  readonly square: number
  readonly gate: boolean
}

/** One piece on its way, square by square; 31 is off the board. */
export interface Motion {
  readonly key: string
  readonly way: readonly number[]
  /** Milliseconds at normal speed. */
  readonly delay: number
  readonly length: number
  readonly kind: 'walk' | 'back' | 'leave'
}

export interface Scene {
  readonly tokens: readonly Token[]
  /** Pieces that leave with this scene: shown only while they go. */
  readonly leaving: readonly Token[]
  readonly motions: readonly Motion[]
}

export const HOP = 150
/** A long way may not take longer than this. */
export const WALK = 600
export const BACK = 420

/** The pieces of a view, with names of their own. */
export function sceneOf(view: View): Scene {
  const tokens = view.board.flatMap((seat, i): Token[] =>
    seat === null ? [] : [{ key: `${seat}-${i + 1}`, seat, square: i + 1, gate: view.gate[i] === true }],
  )
  return { tokens, leaving: [], motions: [] }
}

/** Follows the events, so that each piece keeps its element; where they do not lead to the view, starts anew. */
export function nextScene(before: Scene, events: readonly Event[], view: View): Scene {
  let tokens = before.tokens
  const leaving: Token[] = []
  const motions: Motion[] = []
  let delay = 0
  const move = (
    seat: Player,
    from: number,
    to: number,
    way: readonly number[],
    length: number,
    kind: Motion['kind'],
  ) => {
    const token = tokens.find(other => other.square === from && other.seat === seat)
    if (token === undefined) return
    motions.push({ key: token.key, way, delay, length, kind })
    if (to > 30) leaving.push(token)
    tokens =
      to > 30
        ? tokens.filter(other => other !== token)
        : tokens.map(other => (other === token ? { ...token, square: to } : other))
  }
  for (const event of events) {
    switch (event.type) {
      case 'moved': {
        const way = wayBetween(event.from, event.to)
        const length = walkTime(event.to - event.from)
        move(event.seat, event.from, event.to, way, length, 'walk')
        delay += length
        break
      }
      case 'swapped':
        delay -= HOP
        move(event.seat, event.from, event.to, [event.from, event.to], BACK, 'back')
        delay += BACK
        break
      case 'water':
        move(event.seat, event.from, event.to, [event.from, event.to], BACK, 'back')
        delay += BACK
        break
      case 'borne-off':
        move(event.seat, event.from, 31, wayBetween(event.from, 31), WALK, 'leave')
        delay += WALK
        break
      default:
    }
  }
  const gated = tokens.map(token => ({ ...token, gate: view.gate[token.square - 1] === true }))
  return fits(gated, view) ? { tokens: gated, leaving, motions } : rekeyed(before, view)
}

export function walkTime(squares: number): number {
  return Math.min(WALK, HOP * squares)
}

function wayBetween(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i)
}

function fits(tokens: readonly Token[], view: View): boolean {
  return (
    tokens.length === view.board.filter(seat => seat !== null).length &&
    tokens.every(token => view.board[token.square - 1] === token.seat)
  )
}

/** A jump: pieces that stand where they stood keep their element, the others take a free one of their side. */
function rekeyed(before: Scene, view: View): Scene {
  const fresh = sceneOf(view).tokens
  const kept = new Map<number, string>()
  const free = new Map<Player, string[]>([
    [0, []],
    [1, []],
  ])
  for (const token of before.tokens) {
    if (view.board[token.square - 1] === token.seat) kept.set(token.square, token.key)
    else free.get(token.seat)?.push(token.key)
  }
  const used = new Set([...kept.values(), ...[...free.values()].flat()])
  const tokens = fresh.map(token => {
    const key = kept.get(token.square) ?? free.get(token.seat)?.pop() ?? unusedKey(token.key, used)
    used.add(key)
    return { ...token, key }
  })
  return { tokens, leaving: [], motions: [] }
}

function unusedKey(key: string, used: ReadonlySet<string>): string {
  let next = key
  while (used.has(next)) next = `${next}'`
  return next
}
