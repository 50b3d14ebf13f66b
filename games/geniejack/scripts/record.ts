/** Records a match for each way a run can end: `npx node games/geniejack/scripts/record.ts`. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BotTurn, createRng, Match, makeRecord } from '@turnwise/engine'
import { bots } from '../src/bots/index.ts'
import { getAllConsumables } from '../src/game/consumables.ts'
import type { GameView, PlayerAction, RunOptions, RunState } from '../src/game/types.ts'
import { geniejack } from '../src/index.ts'

const shopper = bots.find(bot => bot.id === 'shopper')
if (shopper === undefined) throw new Error('There is no shopper.')

const folder = join(import.meta.dirname, '../fixtures')
mkdirSync(folder, { recursive: true })

type RunMatch = ReturnType<typeof newMatch>

function newMatch(seed: string, options: RunOptions) {
  return new Match(geniejack, { seed, options, seats: 1 })
}

function playOn(match: RunMatch, bot = shopper): RunMatch {
  const rng = createRng(match.start.seed)
  while (match.outcome === undefined) {
    const turn: BotTurn<GameView, PlayerAction> = {
      view: geniejack.view(match.state, 0),
      seat: 0,
      seats: 1,
      legal: match.legalActions(0),
      complete: true,
      rng,
      budget: {},
    }
    const played = match.play(0, bot?.choose(turn) ?? { type: 'continue' })
    if (!played.ok) throw new Error(played.error.message)
  }
  return match
}

/** The first seed whose run ends as wanted. */
function find(options: RunOptions, wanted: (state: RunState) => boolean): RunMatch {
  for (let i = 1; i < 5000; i++) {
    const match = playOn(newMatch(`fixture-${i}`, options))
    if (wanted(match.state)) return match
  }
  throw new Error('No seed ends like that.')
}

/** Poison fells the enemy in the hand that fells the player. */
function findBothFall(): RunMatch {
  const poison = getAllConsumables().find(item => item.type === 'poison_potion')
  for (let i = 1; i < 100; i++) {
    const match = newMatch(`fixture-${i}`, { difficulty: 'standard', rules: {} })
    const { player, enemy } = match.state
    const weak = { ...player, hp: 1, consumables: [poison] }
    match.setState({ ...match.state, player: weak, enemy: { ...enemy, hp: 3 } })
    match.play(0, { type: 'use_consumable', itemIndex: 0 })
    playOn(match)
    if (match.state.enemy?.hp === 0 && match.state.outcome?.reason === 'defeated') return match
  }
  throw new Error('No seed ends like that.')
}

function write(name: string, match: RunMatch): void {
  const record = makeRecord(match, [{ name: 'Careful shopper', bot: 'shopper' }])
  writeFileSync(join(folder, `${name}.turnwise.json`), `${JSON.stringify(record, null, 1)}\n`)
  console.log(`${name}: seed ${match.start.seed}, ${match.seq} entries, ${match.outcome?.reason}`)
}

const standard: RunOptions = { difficulty: 'standard', rules: {} }
const merciful: RunOptions = { difficulty: 'merciful', rules: {} }

write(
  'victory',
  find(merciful, state => state.outcome?.reason === 'victory'),
)
write(
  'defeated-in-a-hand',
  find(standard, state => state.outcome?.reason === 'defeated' && state.combat !== null),
)
write(
  'defeated-by-a-curse',
  find(merciful, state => state.outcome?.reason === 'defeated' && state.combat === null && state.stage === 3),
)
write('both-fall', findBothFall())

const tired = newMatch('fixture-limit', standard)
const late = tired.setState({ ...tired.state, handNumber: 1000 })
if (!late.ok) throw new Error(late.error.message)
write('hand-limit', playOn(tired))
