import { createRng, Match } from '@turnwise/engine'
import { expect, test } from 'vitest'
import { OFF } from '../../game/board.ts'
import { senet } from '../../index.ts'
import { duration } from '../mat/moment.ts'
import { nextPieces, piecesOf } from './pieces.ts'

test('the events of a match lead every piece to where the view has it, without ever losing one', () => {
  for (let seed = 0; seed < 6; seed++) {
    const match = new Match(senet, { seed: `scene ${seed}`, options: { throws: 'sticks' }, seats: 2 })
    const rng = createRng(seed)
    let pieces = piecesOf(senet.view(match.state, 0))
    const keys = new Set(pieces.tokens.map(token => token.key))
    while (match.outcome === undefined) {
      const seat = match.toAct[0] ?? 0
      const played = match.play(seat, rng.pick(match.legalActions(seat)))
      if (!played.ok) throw new Error(played.error.message)
      const view = senet.view(match.state, 0)
      const { events } = played.value
      pieces = nextPieces(pieces, events, view)
      for (const token of pieces.tokens) {
        expect(keys).toContain(token.key)
        if (token.square === OFF) continue
        expect(view.board[token.square - 1]).toBe(token.seat)
        expect(view.gate[token.square - 1]).toBe(token.gate)
      }
      // No piece disappears: those that have left the board fill the sockets of their tray in order.
      expect(pieces.tokens).toHaveLength(10)
      for (const seat of [0, 1] as const) {
        const home = pieces.tokens.filter(token => token.square === OFF && token.seat === seat)
        expect(home.map(token => token.socket).toSorted()).toEqual(
          Array.from({ length: view.borneOff[seat] }, (_, i) => i),
        )
      }
      expect(pieces.motions.length > 0).toBe(events.some(event => ['moved', 'borne-off'].includes(event.type)))
      // The table page waits as long as the slowest piece needs.
      const slowest = Math.max(0, ...pieces.motions.map(motion => motion.delay + motion.length))
      expect(duration(events)).toBeGreaterThanOrEqual(slowest)
    }
  }
})

test('after a jump, pieces on the same squares keep their elements', () => {
  const match = new Match(senet, { seed: 'jump', options: { throws: 'sticks' }, seats: 2 })
  const start = piecesOf(senet.view(match.state, 0))
  const rng = createRng(1)
  for (let i = 0; i < 20; i++) {
    const seat = match.toAct[0] ?? 0
    match.play(seat, rng.pick(match.legalActions(seat)))
  }
  const view = senet.view(match.state, 0)
  const { tokens } = nextPieces(start, [], view)
  expect(new Set(tokens.map(token => token.key)).size).toBe(tokens.length)
  for (const token of tokens.filter(({ square }) => square !== OFF)) {
    expect(view.board[token.square - 1]).toBe(token.seat)
  }
  for (const before of start.tokens) {
    if (view.board[before.square - 1] !== before.seat) continue
    expect(tokens.find(token => token.square === before.square)?.key).toBe(before.key)
  }
})
