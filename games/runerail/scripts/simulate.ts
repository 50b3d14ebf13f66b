/**
 * Plays bots against each other and prints who wins, how long games take and how fast they are. Bots change seats from
 * game to game. Several workers share the games; the games are the same however many there are.
 * npx node games/runerail/scripts/simulate.ts planner,planner,planner,planner 100 [workers] [options as JSON]
 */
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { createRng, Match, parseWith } from '@turnwise/engine'
import { bots } from '../src/bots/index.ts'
import { roundOf } from '../src/game/turns.ts'
import { runerail } from '../src/index.ts'

interface Job {
  readonly names: readonly string[]
  readonly options: string
  readonly game: number
}

interface Played {
  readonly game: number
  readonly rounds: number
  readonly reason: string
  readonly winner: string
  readonly cpu: number
  readonly choices: number
  readonly thought: number
  /** The longest single choice, ms. */
  readonly longest: number
  readonly problems: readonly string[]
}

function playGame({ names, options, game }: Job): Played {
  const parsed = parseWith(runerail.options, JSON.parse(options))
  if (!parsed.ok) throw new Error(parsed.error.message)
  const line = names.map(name => {
    const bot = bots.find(each => each.id === name)
    if (bot === undefined) throw new Error(`There is no bot ${name}.`)
    return bot
  })
  const seats = line.length
  const botOf = (seat: number) => line[(seat + game) % seats] ?? bots[0]
  const match = new Match(runerail, { seed: `simulation ${game}`, options: parsed.value, seats })
  const rng = createRng(`bots ${game}`)
  const began = process.threadCpuUsage().user
  let thought = 0
  let longest = 0
  const problems: string[] = []
  while (match.toAct.length > 0) {
    const seat = match.toAct[0] ?? 0
    const legal = match.legalActions(seat)
    const view = runerail.view(match.state, seat)
    const start = process.threadCpuUsage().user
    const action = botOf(seat).choose({ view, seat, seats, legal, complete: false, rng, budget: {} })
    const took = process.threadCpuUsage().user - start
    thought += took
    longest = Math.max(longest, took)
    const played = match.play(seat, action)
    if (!played.ok) throw new Error(`game ${game}: ${JSON.stringify(action)}: ${played.error.message}`)
    if (match.seq % 50 === 0) problems.push(...runerail.check(match.state))
  }
  return {
    game,
    rounds: roundOf(match.state.turn, seats),
    reason: match.outcome?.reason ?? 'none',
    winner: botOf(match.outcome?.winners[0] ?? 0).id,
    cpu: (process.threadCpuUsage().user - began) / 1e6,
    choices: match.seq,
    thought: thought / 1000,
    longest: longest / 1000,
    problems,
  }
}

function report(names: readonly string[], all: readonly Played[]): void {
  const count = (key: (played: Played) => string) => {
    const counts: Record<string, number> = {}
    for (const played of all) counts[key(played)] = (counts[key(played)] ?? 0) + 1
    return JSON.stringify(counts)
  }
  const quantile = (value: (played: Played) => number, part: number) =>
    all.map(value).toSorted((a, b) => a - b)[Math.min(all.length - 1, Math.floor(part * all.length))] ?? 0
  const sum = (value: (played: Played) => number) => all.reduce((total, played) => total + value(played), 0)
  const rounds = (played: Played) => played.rounds
  const inBand = all.filter(played => played.rounds >= 40 && played.rounds <= 90).length
  console.log(`${names.join(', ')}: ${all.length} games, ended by ${count(played => played.reason)}`)
  console.log(`wins ${count(played => played.winner)}`)
  console.log(
    `rounds: 10 % ${quantile(rounds, 0.1)}, median ${quantile(rounds, 0.5)}, 90 % ${quantile(rounds, 0.9)}; ` +
      `${((100 * inBand) / all.length).toFixed(1)} % took 40 to 90`,
  )
  console.log(
    `CPU: ${quantile(played => played.cpu, 0.5).toFixed(2)} s a game (median), ` +
      `${(sum(played => played.thought) / sum(played => played.choices)).toFixed(2)} ms a choice (mean), ` +
      `${quantile(played => played.longest, 1).toFixed(0)} ms the longest`,
  )
  for (const { game, reason, problems } of all) {
    if (reason !== 'network') console.log(`game ${game} ended by ${reason}`)
    for (const problem of problems) console.log(`game ${game}: ${problem}`)
  }
}

if (isMainThread) {
  const [names = 'planner,planner', games = '20', workers = '2', options = '{}'] = process.argv.slice(2)
  const jobs: Job[] = Array.from({ length: Number(games) }, (_, game) => ({ names: names.split(','), options, game }))
  const done: Played[] = []
  for (let worker = 0; worker < Number(workers); worker++) {
    const share = jobs.filter(job => job.game % Number(workers) === worker)
    new Worker(new URL(import.meta.url), { workerData: share }).on('message', (played: Played) => {
      done.push(played)
      if (done.length === jobs.length) report(names.split(','), done)
    })
  }
} else {
  for (const job of workerData as readonly Job[]) parentPort?.postMessage(playGame(job))
}
