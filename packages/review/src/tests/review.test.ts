import { readFileSync } from 'node:fs'
import { CATALOG } from '@turnwise/catalog'
import { createRng, type GameModule, Match, type MatchRecord, makeRecord, parseRecord } from '@turnwise/engine'
import { expect, test } from 'vitest'
import { judgeOf, rateChoices, reportOf, reviewMatch, startReview } from '../index.ts'
import { stepsOf } from '../steps.ts'

const PLAYERS = [{ name: 'Ann' }, { name: 'Ben' }]

async function moduleOf(game: string): Promise<GameModule> {
  return CATALOG.find(({ id }) => id === game)!.load()
}

function fixture(game: string, name: string): MatchRecord {
  const file = new URL(`../../../../games/${game}/fixtures/${name}.turnwise.json`, import.meta.url)
  const record = parseRecord(JSON.parse(readFileSync(file, 'utf8')))
  if (!record.ok) throw new Error(record.error.message)
  return record.value
}

function reviewed(module: GameModule, record: MatchRecord, iterations?: number) {
  const review = reviewMatch(module, record, iterations === undefined ? {} : { budget: { iterations } })
  if (!review.ok) throw new Error(review.error.message)
  return review.value
}

test.each([
  ['senet', 'first-seat-wins', undefined],
  ['senet', 'taken-back', undefined],
  ['senet', 'resigned', undefined],
  ['odysseus', 'ithaca', 4],
  ['odysseus', 'shared', 2],
  ['geniejack', 'defeated-in-a-hand', 2],
  ['maze', 'treasure-player-0', undefined],
  ['runerail', 'last-standing', undefined],
])(
  '%s, %s: luck and errors add up to the change of the result, for every seat and at every action',
  async (game, name, iterations) => {
    const { actions, summary } = reviewed(await moduleOf(game), fixture(game, name), iterations)
    expect(actions.length).toBeGreaterThan(0)
    for (const [i, { before, after, luck, choice, unsplit = [], seat, error }] of actions.entries()) {
      for (const s of before.keys())
        expect(before[s]! + luck[s]! + choice[s]! + (unsplit[s] ?? 0)).toBeCloseTo(after[s]!, 10)
      expect(error).toBeCloseTo(-choice[seat]!, 10)
      expect(error).toBeGreaterThanOrEqual(0)
      if (i > 0) expect(before).toEqual(actions[i - 1]!.after)
    }
    for (const { start, luck, error, unsplit, others, ending, result } of summary.seats) {
      expect(start + luck - error + unsplit + others + ending).toBeCloseTo(result, 10)
    }
  },
)

test('only what was drawn or revealed is luck, and only choices are errors', async () => {
  const { actions } = reviewed(await moduleOf('senet'), fixture('senet', 'second-seat-wins'))
  for (const { action, luck, isChoice, error } of actions) {
    if (action.type === 'move') expect(luck).toEqual([0, 0])
    if (!isChoice) expect(error).toBe(0)
  }
  expect(actions.some(({ luck }) => Math.abs(luck[0]!) > 0.05)).toBe(true)
})

test('a throw is compared with everything that could have been thrown, each by its probability', async () => {
  const module = await moduleOf('senet')
  const match = new Match(module.game, { seed: 'short', options: { throws: 'sticks' }, seats: 2 })
  const evaluate = judgeOf(module, 2)!.bot.evaluate!
  const [start, draws] = [match.state, module.game.chance!(match.state, { type: 'throw' })]
  const expected = draws.reduce((sum, { weight, item }) => {
    const thrown = module.game.apply(start, 0, item)
    return thrown.ok ? sum + weight * evaluate(module.game.view(thrown.value.state, 0), 0, {})[0]! : sum
  }, 0)
  match.play(0, { type: 'throw' })
  match.end(1, 'resigned')
  const [first] = reviewed(module, makeRecord(match, PLAYERS)).actions
  const weights = draws.reduce((sum, { weight }) => sum + weight, 0)
  expect(first!.before[0]).toBeCloseTo(expected / weights, 10)
  expect(first!.luck[0]).toBeCloseTo(first!.after[0]! - expected / weights, 10)
})

test('the same record and budget give the same review', async () => {
  const module = await moduleOf('odysseus')
  const record = fixture('odysseus', 'becalmed')
  expect(reviewed(module, record, 3)).toEqual(reviewed(module, record, 3))
})

test('a blunder in a well played match is found as its largest error', async () => {
  const module = await moduleOf('senet')
  const match = new Match(module.game, { seed: 'planted', options: { throws: 'sticks' }, seats: 2 })
  const judge = judgeOf(module, 2)!
  const rng = createRng('planted')
  let planted: { seq: number; better: unknown } | undefined
  while (match.toAct.length > 0) {
    const seat = match.toAct[0]!
    const legal = match.legalActions(seat)
    const ratings = rateChoices(judge, match.state, seat, legal)
    const worths = ratings.map(({ values }) => values[seat]!)
    const [best, worst] = [Math.max(...worths), Math.min(...worths)]
    const isBlunder = planted === undefined && match.seq > 40 && best - worst > 0.1
    const action = legal[worths.indexOf(isBlunder ? worst : best)] ?? rng.pick(legal)
    if (isBlunder) planted = { seq: match.seq + 1, better: legal[worths.indexOf(best)] }
    expect(match.play(seat, action).ok).toBe(true)
  }
  const { actions, summary } = reviewed(module, makeRecord(match, PLAYERS))
  const dearest = actions.toSorted((a, b) => b.error - a.error)[0]!
  expect(dearest).toMatchObject({ seq: planted!.seq, better: { action: planted!.better } })
  expect(summary.seats.map(({ errors }) => errors).toSorted()).toEqual([0, 1])
  expect(dearest.line?.[0]?.action).toEqual(planted!.better)
})

test('a choice is judged by what its player could know then', async () => {
  const module = await moduleOf('odysseus')
  const { game } = module
  const match = new Match(game, { seed: 'hidden', options: { difficulty: 'standard' }, seats: 3 })
  const judge = { ...judgeOf(module, 3)!, budget: { iterations: 6 } }
  for (let i = 0; i < 8; i++) match.play(match.toAct[0]!, match.legalActions(match.toAct[0]!)[0]!)
  const seat = match.toAct[0]!
  const legal = match.legalActions(seat)
  const other = game.conceal(match.state, seat, createRng('other'))
  expect(other).not.toEqual(match.state)
  expect(rateChoices(judge, other, seat, legal)).toEqual(rateChoices(judge, match.state, seat, legal))
})

test('a review can be watched, and stopped', async () => {
  const started = startReview(await moduleOf('senet'), fixture('senet', 'masters'))
  if (!started.ok) throw new Error(started.error.message)
  const first = started.value.next()
  expect(first).toMatchObject({ done: false, value: { done: 1 } })
  started.value.return(undefined as never)
  expect(started.value.next()).toEqual({ done: true, value: undefined })
})

test('turns are numbered by the seat that acts; the moves of a solo run one by one', async () => {
  const { actions } = reviewed(await moduleOf('senet'), fixture('senet', 'first-seat-wins'))
  expect(actions[0]?.turn).toBe(1)
  for (const [i, { turn, seat }] of actions.entries()) {
    const before = actions[i - 1]
    if (before !== undefined) expect(turn - before.turn).toBe(before.seat === seat ? 0 : 1)
  }
  const solo = reviewed(await moduleOf('geniejack'), fixture('geniejack', 'defeated-in-a-hand'), 1)
  expect(solo.actions.map(({ turn }) => turn)).toEqual(solo.actions.map((_, i) => i + 1))
})

test('a match that is not over is refused, and a resignation is not an error', async () => {
  const module = await moduleOf('senet')
  const match = new Match(module.game, { seed: 'short', options: { throws: 'sticks' }, seats: 2 })
  match.play(0, { type: 'throw' })
  expect(reviewMatch(module, makeRecord(match, PLAYERS))).toMatchObject({ ok: false })
  match.end(1, 'resigned')
  const { summary } = reviewed(module, makeRecord(match, PLAYERS))
  expect(summary.seats[0]).toMatchObject({ result: 1, error: 0 })
  expect(summary.seats[0]!.ending).toBeGreaterThan(0.3)
})

test('the report names the errors, what was better and who judged', async () => {
  const module = await moduleOf('senet')
  const text = reportOf(reviewed(module, fixture('senet', 'first-seat-wins')))
  expect(text).toMatch(/move \d+: Move \d+ .*Better: Move \d+ .*Cost \d+ %/)
  expect(text).toContain('Their piece goes back to 3. With 4 it is a pair, which their piece on 3 cannot pass.')
  expect(text).toContain('Judged by Expert, 1 throw ahead')
  const asked = reviewed(module, fixture('senet', 'resigned'), 20)
  expect(reportOf(asked)).toContain('Judged by Expert, 20 iterations for each choice')
})

test('an undo to before a position that was set up restores the actions before it', async () => {
  const { game } = await moduleOf('senet')
  const match = new Match(game, { seed: 's', options: { throws: 'sticks' }, seats: 2 })
  const play = () => {
    const [seat = 0] = match.toAct
    expect(match.play(seat, match.legalActions(seat)[0]!).ok).toBe(true)
  }
  play()
  play()
  expect(match.setState(match.state).ok).toBe(true)
  play()
  expect(stepsOf(match).map(({ seq }) => seq)).toEqual([4])
  expect(match.undo(0, 1).ok).toBe(true)
  play()
  expect(stepsOf(match).map(({ seq }) => seq)).toEqual([1, 6])
})
