/** Writes a recorded match for each way a match can end: npx node games/odysseus/scripts/fixtures.ts */
import { writeFileSync } from 'node:fs'
import { createRng, Match, makeRecord, type Outcome } from '@turnwise/engine'
import { type Move, odysseus } from '../src/index.ts'
import { captainNamed } from './play.ts'

const FOLDER = new URL('../fixtures/', import.meta.url)
const isShared = ({ winners }: Outcome) => winners.length > 1

record('ithaca', ['navigator', 'cautious'], ({ reason }) => reason === 'ithaca')
record('depletion', ['greedy', 'cautious', 'greedy'], outcome => outcome.reason === 'depletion' && !isShared(outcome))
record('shared', ['cautious', 'greedy', 'cautious', 'greedy'], outcome => isShared(outcome))
record('aeolus', ['random', 'random'], ({ reason }, types) => reason === 'ithaca' && types.has('aeolus_move'))
becalmed()

/** The first seed whose match between these bots ends as wished. */
function record(name: string, ids: readonly string[], wish: (outcome: Outcome, types: Set<string>) => boolean): void {
  for (let number = 1; ; number++) {
    const seed = `${name} ${number}`
    const match = new Match(odysseus, { seed, options: { difficulty: 'standard' }, seats: ids.length })
    const captains = ids.map(captainNamed)
    const rngs = ids.map((_, seat) => createRng(`${seed} seat ${seat}`))
    const types = new Set<string>()
    for (let seat = match.toAct[0]; seat !== undefined; seat = match.toAct[0]) {
      const [captain, rng] = [captains[seat], rngs[seat]]
      if (captain === undefined || rng === undefined) throw new Error(`Nobody sits on seat ${seat}.`)
      const legal = match.legalActions(seat)
      const view = odysseus.view(match.state, seat)
      const move = captain.choose({ view, seat, seats: ids.length, legal, complete: true, rng, budget: {} })
      types.add(move.type)
      play(match, seat, move)
    }
    if (match.outcome === undefined || !wish(match.outcome, types)) continue
    write(name, match, ids)
    return
  }
}

/** One careful sail, then everybody waits for the others. */
function becalmed(): void {
  const match = new Match(odysseus, { seed: 'becalmed', options: { difficulty: 'standard' }, seats: 2 })
  play(match, 0, { type: 'careful_sail_2' })
  for (let seat = match.toAct[0]; seat !== undefined; seat = match.toAct[0]) play(match, seat, { type: 'end_turn' })
  write('becalmed', match, [undefined, undefined])
}

function play(match: Match<ReturnType<typeof odysseus.setup>, Move>, seat: number, move: Move): void {
  const played = match.play(seat, move)
  if (!played.ok) throw new Error(played.error.message)
}

function write(name: string, match: Parameters<typeof makeRecord>[0], ids: readonly (string | undefined)[]): void {
  const players = ids.map((bot, seat) =>
    bot === undefined ? { name: `Player ${seat + 1}` } : { name: `Player ${seat + 1}`, bot },
  )
  writeFileSync(new URL(`${name}.turnwise.json`, FOLDER), `${JSON.stringify(makeRecord(match, players), null, 1)}\n`)
  console.log(`${name}: ${JSON.stringify(match.outcome)}, ${match.seq} entries`)
}
