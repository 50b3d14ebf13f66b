import { describe, expect, test } from 'vitest'
import { createOdysseus } from '../../index.ts'
import { baseContent } from '../data/baseContent.ts'
import type { AnyEpicId, PlayerState } from '../types.ts'
import { draw } from './positions.ts'

const ROWS: readonly [epics: AnyEpicId[], from: number, after: Partial<PlayerState>][] = [
  [['sun_gods_cattle'], 0, { position: 0 }],
  [['safe_harbor', 'sun_gods_cattle'], 3, { position: 0, damage: 0 }],
  [['soldier_attack', 'sun_gods_cattle'], 3, { position: 3, damage: 1 }],
  [['soldier_attack', 'safe_harbor', 'sun_gods_cattle'], 6, { position: 3, damage: 1 }],
  [['lotus_eaters', 'sun_gods_cattle'], 3, { position: 4, skipNextTurn: true }],
  [['cyclops', 'sun_gods_cattle'], 3, { position: 3, stuckAtCyclops: true }],
  [['underworld', 'sun_gods_cattle'], 3, { position: 2 }],
  [['sirens', 'sun_gods_cattle'], 3, { position: 3, sirensActive: true }],
  [['circe', 'safe_harbor', 'sun_gods_cattle'], 6, { position: 3, circePending: true }],
]

describe("Sun God's Cattle (ruling 15)", () => {
  test.each(ROWS)('%j from tile %i', (epics, from, after) => {
    expect(draw({ epics, players: [{ position: from }, {}] }, { move: 3 }).players[0]).toMatchObject(after)
  })

  test('back on Aeolus the choice is open, and the card waits for it (ruling 6)', () => {
    const state = draw({ epics: ['aeolus', 'sun_gods_cattle'], players: [{ position: 3 }, {}] }, { move: 3, damage: 1 })
    expect(state.players[0]).toMatchObject({ position: 3, damage: 0 })
    expect(state.pendingAeolus).toMatchObject({ playerId: 0, after: [{ do: 'card', damage: 1 }] })
  })

  test('a chain triggers each tile once per ship, at any pace (ruling 7)', () => {
    const dense = createOdysseus({ ...baseContent, pace: [0] })
    const state = draw({ epics: ['lotus_eaters', 'sun_gods_cattle'] }, { move: 1 }, dense)
    // Lotus-Eaters carry the ship onto the Cattle, the Cattle send it back, and there the chain ends.
    expect(state.players[0]).toMatchObject({ position: 1, skipNextTurn: true })
    expect(state.currentPlayer).toBe(0)
  })
})
