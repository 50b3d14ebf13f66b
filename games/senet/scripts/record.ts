/** Plays the recorded matches of fixtures/ anew: npx node games/senet/scripts/record.ts */
import { writeFileSync } from 'node:fs'
import { type Bot, createRng, Match, makeRecord } from '@turnwise/engine'
import { greedy } from '../src/bots/greedy.ts'
import { master } from '../src/bots/master.ts'
import { random } from '../src/bots/random.ts'
import { thinker } from '../src/bots/thinker.ts'
import type { Action, Options, View } from '../src/game/types.ts'
import { senet } from '../src/index.ts'

interface Script {
  readonly file: string
  readonly bots: readonly [Bot<View, Action>, Bot<View, Action>]
  readonly options: Options
  /** Take back and play again at this entry: the throw must come again. */
  readonly undoAt?: number
  readonly resignAt?: number
}

const sticks: Options = { throws: 'sticks' }
const scripts: readonly Script[] = [
  { file: 'first-seat-wins', bots: [thinker, greedy], options: sticks },
  { file: 'second-seat-wins', bots: [random, thinker], options: sticks },
  { file: 'masters', bots: [master, master], options: sticks },
  { file: 'uniform-throws', bots: [greedy, master], options: { throws: 'uniform' } },
  { file: 'taken-back', bots: [greedy, random], options: sticks, undoAt: 31 },
  { file: 'resigned', bots: [greedy, thinker], options: sticks, resignAt: 60 },
]

for (const { file, bots, options, undoAt, resignAt } of scripts) {
  const rng = createRng(file)
  const match = new Match(senet, { seed: file, options, seats: 2 })
  while (match.toAct.length > 0) {
    const seat = match.state.turn
    if (match.seq === resignAt) {
      must(match.end(seat, 'resigned', [1 - seat]))
      continue
    }
    if (match.seq === undoAt) must(match.undo(seat))
    const legal = match.legalActions(match.state.turn)
    const acting = match.state.turn
    const view = senet.view(match.state, acting)
    const bot = acting === 0 ? bots[0] : bots[1]
    must(match.play(acting, bot.choose({ view, seat: acting, seats: 2, legal, complete: true, rng, budget: {} })))
  }
  const record = makeRecord(
    match,
    bots.map(({ id, title }) => ({ name: title, bot: id })),
  )
  writeFileSync(new URL(`../fixtures/${file}.turnwise.json`, import.meta.url), `${JSON.stringify(record)}\n`)
  console.log(`${file}: ${match.seq} entries, ${JSON.stringify(match.outcome)}`)
}

function must(result: { readonly ok: boolean; readonly error?: { readonly message: string } }): void {
  if (!result.ok) throw new Error(result.error?.message)
}
