import { playArenaGame } from '@turnwise/bots'
import { expect, test } from 'vitest'
import { game } from '../index.ts'
import { bots } from './index.ts'

const [random, gambler] = bots

test('the gambler beats a random player', async () => {
  if (random === undefined || gambler === undefined) throw new Error('a bot is missing')
  let wins = 0
  for (let i = 0; i < 8; i++) {
    const seating = i % 2 === 0 ? [0, 1] : [1, 0]
    const played = await playArenaGame(game, [random, gambler], seating, `game ${i}`, { budget: { iterations: 120 } })
    wins += played.outcome?.winners.includes(seating.indexOf(1)) === true ? 1 : 0
  }
  expect(wins).toBeGreaterThanOrEqual(6)
}, 60_000)
