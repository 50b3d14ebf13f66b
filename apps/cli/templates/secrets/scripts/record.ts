/** Plays the recorded matches of fixtures/ again: npx node games/liars-dice/scripts/record.ts */
import { writeFileSync } from 'node:fs'
import { createRng, Match, type MatchRecord, makeRecord } from '@turnwise/engine'
import { cautious } from '../src/bots/cautious.ts'
import { game, type Options } from '../src/index.ts'

const SCRIPTS: readonly { readonly name: string; readonly seats: number; readonly options: Options }[] = [
  { name: 'last-with-dice', seats: 2, options: { dice: 5, rounds: 40 } },
  { name: 'round-limit', seats: 4, options: { dice: 3, rounds: 4 } },
]

/** Every recorded match, played by the bots as they are now; a test holds the files against them. */
export function recordings(): readonly { readonly name: string; readonly record: MatchRecord }[] {
  return SCRIPTS.map(({ name, seats, options }) => {
    const match = new Match(game, { seed: name, options, seats })
    const rng = createRng(name)
    for (let seat = match.toAct[0]; seat !== undefined; seat = match.toAct[0]) {
      const view = game.view(match.state, seat)
      const legal = match.legalActions(seat)
      const played = match.play(seat, cautious.choose({ view, seat, seats, legal, complete: true, rng, budget: {} }))
      if (!played.ok) throw new Error(`${name}: ${played.error.message}`)
    }
    const players = Array.from({ length: seats }, () => ({ name: cautious.title, bot: cautious.id }))
    return { name, record: makeRecord(match, players) }
  })
}

if (import.meta.main) {
  for (const { name, record } of recordings()) {
    writeFileSync(new URL(`../fixtures/${name}.turnwise.json`, import.meta.url), `${JSON.stringify(record)}\n`)
    console.log(`${name}: ${record.entries.length} entries`)
  }
}
