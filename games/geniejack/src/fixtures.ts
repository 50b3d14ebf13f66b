import { defineFixtures } from '@turnwise/conformance/check'
import { bots } from './bots/index.ts'
import { getAllConsumables } from './game/consumables.ts'
import { geniejack } from './index.ts'

const shopper = bots.find(bot => bot.id === 'shopper')
const poison = getAllConsumables().find(item => item.type === 'poison_potion')

/** The recorded runs: `npx turnwise record games/geniejack` plays them again. */
export const fixtures = defineFixtures(geniejack, [
  {
    name: 'victory',
    seed: 'fixture-12',
    bots: [shopper],
    options: { difficulty: 'merciful' },
    wanted: ({ outcome }) => outcome?.reason === 'victory' && outcome.winners.join() === '0',
  },
  {
    name: 'defeated-in-a-hand',
    seed: 'fixture-1',
    bots: [shopper],
    wanted: ({ outcome, state }) => outcome?.reason === 'defeated' && state.combat !== null,
  },
  {
    // The curse strikes before a card is dealt.
    name: 'defeated-by-a-curse',
    seed: 'fixture-2',
    bots: [shopper],
    options: { difficulty: 'merciful' },
    wanted: ({ outcome, state }) =>
      outcome?.reason === 'defeated' && state.combat === null && state.stage === 3 && state.player.hp === 0,
  },
  {
    // Poison fells the enemy in the hand that fells the player, and the player has lost.
    name: 'both-fall',
    seed: 'fixture-1',
    bots: [shopper],
    before: match => {
      if (match.seq > 0) return
      const { player, enemy } = match.state
      const weak = { ...player, hp: 1, consumables: [poison] }
      match.setState({ ...match.state, player: weak, enemy: { ...enemy, hp: 3 } })
      match.play(0, { type: 'use_consumable', itemIndex: 0 })
    },
    wanted: ({ outcome, state }) =>
      outcome?.reason === 'defeated' && outcome.winners.length === 0 && state.player.hp === 0 && state.enemy?.hp === 0,
  },
  {
    name: 'hand-limit',
    seed: 'fixture-limit',
    bots: [shopper],
    before: match => {
      if (match.seq === 0) match.setState({ ...match.state, handNumber: 1000 })
    },
    wanted: ({ outcome }) => outcome?.reason === 'hand-limit' && outcome.winners.length === 0,
  },
])
