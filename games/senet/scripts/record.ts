/** Plays the recorded matches of fixtures/ anew: npx node games/senet/scripts/record.ts */
import { writeFileSync } from 'node:fs'
import { type Bot, createRng, Match, type MatchRecord, makeRecord } from '@turnwise/engine'
import { greedy } from '../src/bots/greedy.ts'
import { master } from '../src/bots/master.ts'
import { random } from '../src/bots/random.ts'
import { thinker } from '../src/bots/thinker.ts'
import type { Action, Options, View } from '../src/game/types.ts'
import { senet } from '../src/index.ts'

interface Script {
  readonly name: string
  /** Chosen so that the match ends as its name says. */
  readonly seed: string
  readonly bots: readonly [Bot<View, Action>, Bot<View, Action>]
  readonly options: Options
  /** Take back and play again at this entry: the throw must come again. */
  readonly undoAt?: number
  readonly resignAt?: number
}

export interface Recording {
  readonly name: string
  readonly record: MatchRecord
  readonly length: number
  readonly outcome: unknown
}

const sticks: Options = { throws: 'sticks' }
const SCRIPTS: readonly Script[] = [
  { name: 'first-seat-wins', seed: 'first-seat-wins 1', bots: [thinker, greedy], options: sticks },
  { name: 'second-seat-wins', seed: 'second-seat-wins', bots: [random, thinker], options: sticks },
  { name: 'masters', seed: 'masters 1', bots: [master, master], options: sticks },
  { name: 'uniform-throws', seed: 'uniform-throws', bots: [greedy, master], options: { throws: 'uniform' } },
  { name: 'taken-back', seed: 'taken-back', bots: [greedy, random], options: sticks, undoAt: 31 },
  { name: 'resigned', seed: 'resigned', bots: [greedy, thinker], options: sticks, resignAt: 60 },
]

/** Every recorded match, played by the bots as they are now; a test holds the files of `fixtures/` against them. */
export function recordings(): readonly Recording[] {
  return SCRIPTS.map(script => {
    const match = play(script)
    const players = script.bots.map(({ id, title }) => ({ name: title, bot: id }))
    return { name: script.name, record: makeRecord(match, players), length: match.seq, outcome: match.outcome }
  })
}

function play({ seed, bots, options, undoAt, resignAt }: Script) {
  const rng = createRng(seed)
  const match = new Match(senet, { seed, options, seats: 2 })
  while (match.toAct.length > 0) {
    const seat = match.state.turn
    if (match.seq === resignAt) {
      must(match.end(seat, 'resigned'))
      continue
    }
    if (match.seq === undoAt) must(match.undo(seat))
    const acting = match.state.turn
    const legal = match.legalActions(acting)
    const view = senet.view(match.state, acting)
    must(
      match.play(acting, bots[acting].choose({ view, seat: acting, seats: 2, legal, complete: true, rng, budget: {} })),
    )
  }
  return match
}

function must(result: { readonly ok: boolean; readonly error?: { readonly message: string } }): void {
  if (!result.ok) throw new Error(result.error?.message)
}

if (import.meta.main) {
  for (const { name, record, length, outcome } of recordings()) {
    writeFileSync(new URL(`../fixtures/${name}.turnwise.json`, import.meta.url), `${JSON.stringify(record)}\n`)
    console.log(`${name}: ${length} entries, ${JSON.stringify(outcome)}`)
  }
}
