import { readFileSync } from 'node:fs'
import { CHECKS, checkGame, describeSpoilt, PACKAGE_CHECKS, WARNINGS } from '@turnwise/conformance'
import { describe, expect, test } from 'vitest'
import { DRAWING, RESIGNING, SCHEMAS } from './bids.ts'
import { CONCEALING } from './concealing.ts'
import { HOSTILE } from './hostile.ts'
import { LEAKING } from './leaking.ts'
import { COSTS, MAP } from './map.ts'
import { MISSED } from './missed.ts'
import { BOTS, PARSING, PARTS, WORDS } from './packages.ts'
import * as fog from './sound/fog.ts'
import * as sealedBids from './sound/sealed-bids.ts'
import { showing, sound, spoilt } from './spoilt.ts'

const hidden = { seat: ['dice.{other}.*', 'random'], spectator: ['dice.*.*', 'random'] }
const README = readFileSync(new URL('../../../../../packages/conformance/README.md', import.meta.url), 'utf8')
const options = { hidden, seats: [2, 3], seeds: 8, options: [{ dice: 3, rounds: 6 }], leakEvery: 2, maxActions: 300 }

/** Nobody, not even its holder, sees a cup before the twentieth round: later than `hasSecrets` looks. */
const LATE = spoilt('keeps its secrets for the end of a long match', 'secrets', {
  ...showing(() => null),
  view(state, viewer) {
    const isEarly = sound.outcome(state) === undefined && state.round < 20
    return sound.view(state, isEarly && viewer !== 'host' ? 'spectator' : viewer)
  },
})
const LONG = { hidden, seats: [6], seeds: 3, options: [{ dice: 6, rounds: 60 }], leakEvery: 4 }

const BIDS = [...RESIGNING, ...DRAWING, ...SCHEMAS]
const PACKAGES = [...WORDS, ...PARSING, ...BOTS, ...PARTS]
const GALLERY = [...LEAKING, ...CONCEALING, ...HOSTILE, LATE, ...BIDS, ...PACKAGES, ...MAP, ...COSTS]
const SEARCHED = { exhaustive: 3000, small: [{ size: 3, turns: 5 }] }

describe('the gallery', () => {
  test('the sound game passes with the same settings', () => {
    expect(checkGame(sound, options).problems).toEqual([])
    expect(checkGame(sound, LONG).problems).toEqual([])
  })

  test.each([sealedBids, fog])('so does $game.title', ({ module, conformance }) => {
    expect(checkGame(module, conformance).problems).toEqual([])
  })

  test('a large board, of which each field is rarely anything else, passes too', () => {
    expect(checkGame(fog.game, { ...fog.conformance, seeds: 4, options: [{ size: 8 }] }).problems).toEqual([])
  })

  test('searches a small configuration completely', () => {
    const { searched } = checkGame(fog.game, { ...fog.conformance, ...SEARCHED, seeds: 1 })
    expect(searched).toEqual([{ states: expect.any(Number), isComplete: true }])
  })

  test('stops when its time is over, with what it has seen', () => {
    const { isCut, problems } = checkGame(fog.game, { ...fog.conformance, seeds: 100_000, seconds: 0.2 })
    expect(isCut).toBe(true)
    expect(problems).toEqual([])
  })

  test('has at least two hundred spoilt games, and one for each check', () => {
    expect(MISSED.length / (GALLERY.length + MISSED.length)).toBeLessThan(0.05)
    expect(GALLERY.length).toBeGreaterThanOrEqual(200)
    expect(new Set(GALLERY.map(({ flaw }) => flaw)).size).toBe(GALLERY.length)
    const caught = new Set<string>(GALLERY.map(({ caughtBy }) => caughtBy))
    expect(Object.keys({ ...CHECKS, ...PACKAGE_CHECKS, ...WARNINGS }).filter(check => !caught.has(check))).toEqual([])
  })

  describeSpoilt('a game is caught that', [...LEAKING, ...CONCEALING, ...HOSTILE], options)
  describeSpoilt('a game is caught that', [LATE], LONG)
  describeSpoilt('a game on a map is caught that', MAP, { ...fog.conformance, ...SEARCHED })
  describeSpoilt('is warned of: a game that', COSTS, { ...fog.conformance, costs: true })
  test.each(MISSED)('not caught, and listed as such: a game that $flaw', ({ flaw, game, options }) => {
    expect(checkGame(game, options).problems).toEqual([])
    expect(README).toContain(`- ${flaw}`)
  })
  describeSpoilt('a package is caught that', PACKAGES, { ...sealedBids.conformance, seeds: 1 })
  describeSpoilt('a game with sealed bids is caught that', BIDS, sealedBids.conformance)
})
