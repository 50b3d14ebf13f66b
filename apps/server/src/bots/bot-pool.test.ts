import { CATALOG } from '@turnwise/catalog'
import { Match, parseWith } from '@turnwise/engine'
import type { BotRequest } from '@turnwise/table'
import { afterEach, describe, expect, test } from 'vitest'
import { BotPool, type BotPoolOptions } from './bot-pool.ts'

let pool: BotPool
afterEach(() => pool.close())

function open(options: Partial<BotPoolOptions> = {}): BotPool {
  pool = new BotPool({ threads: 2, budgetMs: 50, limitMs: 10_000, ...options })
  return pool
}

async function someTurn(bot?: string): Promise<BotRequest> {
  const module = await CATALOG[0]!.load()
  const options = parseWith(module.game.options, {})
  const match = new Match(module.game, { seed: 's', options: options.ok ? options.value : {}, seats: 2 })
  const [seat = 0] = match.toAct
  return {
    game: module.game.id,
    version: module.game.version,
    bot: bot ?? module.bots[0]!.id,
    rngSeed: 'r',
    turn: {
      view: module.game.view(match.state, seat),
      seat,
      seats: 2,
      legal: match.legalActions(seat),
      complete: true,
      budget: {},
    },
  }
}

describe('the bots', () => {
  test('answer many questions with few threads', async () => {
    const request = await someTurn()
    const bots = open()
    const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => bots.ask({ ...request, rngSeed: `r${i}` })))
    for (const answer of answers) expect(request.turn.legal).toContainEqual(answer)
    expect(bots.waiting).toBe(0)
  })

  test('of a person’s match think before 200 bots that play among themselves', async () => {
    const request = await someTurn()
    const bots = open({ threads: 1 })
    const answered: string[] = []
    const ask = async (name: string, hasPeople: boolean) => {
      await bots.ask({ ...request, rngSeed: name, share: { hasPeople, creator: hasPeople ? 'me' : 'crowd' } })
      answered.push(name)
    }
    const crowd = Array.from({ length: 200 }, (_, i) => ask(`crowd ${i}`, false))
    await ask('mine', true)
    // A thread was already thinking about one of them.
    expect(answered.length).toBeLessThanOrEqual(2)
    const settled = Promise.allSettled(crowd)
    await bots.close()
    await settled
  })

  test('that fail are replaced by a legal action, and the failure is reported', async () => {
    const problems: string[] = []
    const request = await someTurn('nobody')
    const bots = open({ onProblem: (_request, problem) => void problems.push(problem) })
    expect(await bots.ask(request)).toEqual(request.turn.legal[0])
    expect(problems).toEqual([expect.stringContaining('has no bot nobody')])
  })

  test('that think too long are cut off, and their thread is replaced', async () => {
    const problems: string[] = []
    const request = await someTurn()
    const bots = open({ threads: 1, limitMs: 1, onProblem: (_request, problem) => void problems.push(problem) })
    expect(await bots.ask(request)).toEqual(request.turn.legal[0])
    expect(await bots.ask(request)).toEqual(request.turn.legal[0])
    expect(problems).toEqual(['it took too long', 'it took too long'])
  })

  test('stop when the server stops', async () => {
    const request = await someTurn()
    const bots = open({ threads: 1 })
    const other = { ...request, rngSeed: 'other' }
    const asked = [bots.ask(request), bots.ask(request), bots.ask(other)].map(answer => answer.catch(String))
    await bots.close()
    for (const answer of asked) expect(await answer).toContain('pool is closed')
  })
})
