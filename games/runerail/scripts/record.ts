/**
 * Records a match for each way in which one can end.
 * npx node games/runerail/scripts/record.ts
 */
import { writeFileSync } from 'node:fs'
import { type Bot, createRng, Match, makeRecord, parseWith } from '@turnwise/engine'
import { magnate, planner, random } from '../src/bots/bots.ts'
import type { Action } from '../src/game/actions.ts'
import type { View } from '../src/game/types.ts'
import { runerail } from '../src/index.ts'

interface Fixture {
  readonly name: string
  readonly seed?: string
  readonly options: unknown
  readonly bots: readonly Bot<View, Action>[]
  /** From this turn on everybody but the last resigns. */
  readonly resignAt?: number
}

const FIXTURES: readonly Fixture[] = [
  {
    name: 'network',
    // Entry 200 is a load that somebody must choose to lose in the turn of another (Y4): the browser tests go there.
    seed: 'fixture network 35',
    options: { goal_cities: 4, goal_gold: 100, start_gold: 80 },
    bots: [planner, magnate],
  },
  { name: 'turn-limit', options: { turn_limit: 6 }, bots: [planner, random, planner] },
  { name: 'last-standing', options: {}, bots: [planner, planner, magnate], resignAt: 10 },
]

for (const { name, seed = `fixture ${name}`, options, bots, resignAt } of FIXTURES) {
  const parsed = parseWith(runerail.options, options)
  if (!parsed.ok) throw new Error(parsed.error.message)
  const seats = bots.length
  const match = new Match(runerail, { seed, options: parsed.value, seats })
  const rng = createRng(name)
  while (match.toAct.length > 0) {
    const seat = match.toAct[0] ?? 0
    const leaves = resignAt !== undefined && match.state.turn >= resignAt && seat !== seats - 1
    const view = runerail.view(match.state, seat)
    const turn = { view, seat, seats, legal: match.legalActions(seat), complete: false, rng, budget: {} }
    const action: Action | undefined = leaves ? { type: 'resign' } : bots[seat]?.choose(turn)
    const played = action === undefined ? undefined : match.play(seat, action)
    if (played?.ok !== true) throw new Error(`${name}: ${JSON.stringify(action)} was refused`)
  }
  const players = bots.map(bot => ({ name: bot.title, bot: bot.id }))
  writeFileSync(
    new URL(`../fixtures/${name}.turnwise.json`, import.meta.url),
    `${JSON.stringify(makeRecord(match, players))}\n`,
  )
  console.log(name, match.seq, JSON.stringify(match.outcome), `turn ${match.state.turn}`)
}
