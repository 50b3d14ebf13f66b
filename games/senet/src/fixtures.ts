import { defineFixtures } from '@turnwise/conformance/check'
import type { Match, Outcome } from '@turnwise/engine'
import { greedy, master, random, thinker } from './bots/index.ts'
import { senet } from './index.ts'

interface Ended {
  readonly outcome: Outcome | undefined
}

const wonBy =
  (seat: number, reason = 'borne-off') =>
  ({ outcome }: Ended) =>
    outcome?.reason === reason && outcome.winners.join() === String(seat)

/** The recorded matches: `npx turnwise record games/senet` plays them again. */
export const fixtures = defineFixtures(senet, [
  { name: 'first-seat-wins', bots: [thinker, greedy], wanted: wonBy(0) },
  { name: 'second-seat-wins', seed: 'second-seat-wins', bots: [random, thinker], wanted: wonBy(1) },
  { name: 'masters', bots: [master, master], wanted: wonBy(1) },
  {
    name: 'uniform-throws',
    seed: 'uniform-throws',
    bots: [greedy, master],
    options: { throws: 'uniform' },
    wanted: wonBy(1),
  },
  {
    name: 'taken-back',
    seed: 'taken-back',
    bots: [greedy, random],
    before: match => {
      if (match.seq === 31) match.undo(match.state.turn)
    },
    wanted: match => wonBy(1)(match) && comesAgain(match),
  },
  {
    name: 'resigned',
    seed: 'resigned',
    bots: [greedy, thinker],
    before: match => {
      if (match.seq === 60) match.end(match.state.turn, 'resigned')
    },
    wanted: wonBy(0, 'resigned'),
  },
])

/** After the undo the same value is thrown again. */
function comesAgain({ log }: Pick<Match, 'log'>): boolean {
  const undo = log.findIndex(({ kind }) => kind === 'undo')
  const [before, after] = [log[undo - 1], log[undo + 1]]
  if (before?.kind !== 'action' || after?.kind !== 'action' || before.chance !== 'drawn') return false
  return after.chance === 'drawn' && JSON.stringify(after.action) === JSON.stringify(before.action)
}
