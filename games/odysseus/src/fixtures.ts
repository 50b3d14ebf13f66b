import { defineFixtures } from '@turnwise/conformance/check'
import type { Bot } from '@turnwise/engine'
import { botsFor } from './bots/index.ts'
import { type GameView, type Move, odysseus } from './index.ts'

function captain(id: string): Bot<GameView, Move> {
  const found = botsFor(odysseus).find(bot => bot.id === id)
  if (found === undefined) throw new Error(`There is no bot ${id}.`)
  return found
}

const [random, greedy, cautious, navigator] = ['random', 'greedy', 'cautious', 'navigator'].map(captain)

/** The recorded matches: `npx turnwise record games/odysseus` plays them again. */
export const fixtures = defineFixtures(odysseus, [
  {
    name: 'ithaca',
    bots: [navigator, cautious],
    wanted: ({ outcome }) => outcome?.reason === 'ithaca' && outcome.winners.length === 1,
  },
  {
    name: 'depletion',
    bots: [greedy, cautious, greedy],
    wanted: ({ outcome }) => outcome?.reason === 'depletion' && outcome.winners.length === 1,
  },
  {
    name: 'shared',
    bots: [cautious, greedy, cautious, greedy],
    wanted: ({ outcome }) => outcome !== undefined && outcome.winners.length > 1,
  },
  {
    name: 'aeolus',
    bots: [random, random],
    wanted: ({ outcome, log }) =>
      outcome?.reason === 'ithaca' && log.some(entry => entry.kind === 'action' && entry.action.type === 'aeolus_move'),
  },
  {
    // One careful sail, then everybody waits for the others.
    name: 'becalmed',
    seed: 'becalmed',
    bots: [undefined, undefined],
    before: match => {
      match.play(match.toAct[0] ?? 0, { type: match.seq === 0 ? 'careful_sail_2' : 'end_turn' })
    },
    wanted: ({ outcome }) => outcome?.reason === 'becalmed' && outcome.winners.join() === '0',
  },
])
