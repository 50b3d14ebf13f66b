import {
  CONTRACT_VERSION,
  createRng,
  type GameEvent,
  type GameModule,
  jsonProblem,
  Match,
  parseWith,
  sameJson,
  viewersOf,
} from '@turnwise/engine'
import { type Asked, inspectAgain, inspectBudget, inspectChoice } from './bots.ts'
import type { Problems } from './checks.ts'
import { evaluationProblems } from './evaluation.ts'
import { deepFreeze } from './freeze.ts'
import { guarded } from './guarded.ts'
import { fieldsIn, jsonSchemaOf, typesIn } from './json-schema.ts'
import type { Moment } from './package-moment.ts'
import { withoutHiddenInput } from './sandbox.ts'
import { inspectParsing, inspectWords } from './words.ts'

const MATCHES = 2
const MOMENTS = 8
const MOST_ACTIONS = 400
const EVALUATIONS = { matches: 1, every: 61, iterations: 4 }

/** What a game's package has beyond its rules: words, bots, texts and schemas. */
export function inspectPackage(module: GameModule, wanted: unknown, problems: Problems): void {
  guarded(problems, 'the package', () => inspectParts(module, problems))
  const { min, max } = module.game.seats
  for (const seats of new Set([min, max])) {
    for (let i = 0; i < MATCHES; i++) {
      guarded(problems, `words and bots ${i}, ${seats} seats`, () => inspectMatch(module, wanted, seats, i, problems))
    }
  }
  for (const problem of evaluationProblems(module, { ...EVALUATIONS, options: wanted })) problems.add('bots', problem)
}

function inspectMatch(module: GameModule, wanted: unknown, seats: number, i: number, problems: Problems): void {
  const { game, bots, botView, compactView } = module
  const options = parseWith(game.options, wanted)
  if (!options.ok) return
  const seed = `package ${i}`
  const rng = createRng(`${seed} ${seats}`)
  const match = new Match(game, { seed, options: options.value, seats })
  const asked: Asked[] = []
  let last: Moment | undefined
  let events: readonly GameEvent[] = []
  const report = (name: string) => problems.add('no-hidden-input', `words or bots use ${name}`)
  withoutHiddenInput(report, () => {
    // Close together at first and further apart later, so that the end of a long match is seen too.
    for (let next = 0, step = 1; match.toAct.length > 0 && match.seq < MOST_ACTIONS; ) {
      const state = deepFreeze(match.state)
      const seat = rng.pick(match.toAct)
      if (match.seq >= next) {
        next += step
        step += Math.ceil(step / MOMENTS)
        const touchAnother = () => {
          const other = game.conceal(state, 'spectator', rng)
          for (const viewer of viewersOf(seats)) game.view(other, viewer)
          game.legalActions(other, seat)
        }
        const where = `seed ${seed}, ${seats} seats, seq ${match.seq}`
        last = { state, seats, events: deepFreeze(events), problems, where, touchAnother }
        for (const viewer of viewersOf(seats)) inspectWords(module, last, viewer)
        inspectParsing(module, last, seat)
        for (const bot of bots) asked.push(inspectChoice(module, bot, last, seat))
        const seen = game.view(state, seat)
        for (const look of [botView, compactView]) {
          const view = look?.(deepFreeze(JSON.parse(JSON.stringify(seen))))
          const problem = look === undefined ? undefined : jsonProblem(JSON.parse(JSON.stringify(view)))
          problems.claim('package', problem === undefined, () => `${where}: a view for programs: ${problem}`)
          if (look === undefined || look !== botView) continue
          problems.claim('package', sameJson(look(view), view), () => `${where}: botView changes its own view`)
        }
        for (const event of events) claimSeat(event, seats, problems)
      }
      const action = game.sample?.(state, seat, rng) ?? rng.pick(match.legalActions(seat))
      const played = match.play(seat, action)
      if (!played.ok) break
      events = played.value.events
    }
    for (const each of asked.toReversed()) inspectAgain(each, { problems })
  })
  const [seat] = last === undefined ? [] : game.toAct(last.state)
  if (i > 0 || last === undefined || seat === undefined) return
  for (const bot of bots) inspectBudget(module, bot, last, seat)
}

/** Boards and logs look for the seat there. */
function claimSeat(event: GameEvent, seats: number, problems: Problems): void {
  for (const [key, value] of Object.entries(event)) {
    const isOther =
      /^(player|who|actor|seat|owner)(_?(id|index|number|no))?$/i.test(key) && key !== 'seat' && key !== 'owner'
    const isSeat = typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < seats
    const isProblem = isOther && isSeat && !('seat' in event)
    problems.claim('package', !isProblem, () => `${event.type} has a field ${key}: a seat in an event is called seat`)
  }
}

function inspectParts({ contract, game, bots, face, rules, content, schemas }: GameModule, problems: Problems): void {
  const claim = (holds: boolean, what: string) => problems.claim('package', holds, () => what)
  const isText = (text: unknown) => typeof text === 'string' && text.trim() !== ''
  claim(contract === CONTRACT_VERSION, `contract is ${contract}, and the engine has ${CONTRACT_VERSION}`)
  claim(/^[a-z0-9-]{2,31}$/.test(game.id), `the id ${game.id} is not 2 to 31 lower-case letters, digits and hyphens`)
  claim(isText(game.title) && isText(game.version), 'title or version is missing')
  const { min, max } = game.seats
  claim(Number.isInteger(min) && Number.isInteger(max) && min >= 1 && max >= min, `seats are ${min} to ${max}`)
  claim(isText(rules), 'there are no rules to read')
  claim(isText(face.help), 'help is empty')
  claim(bots.length > 0, 'there is no bot')
  claim(new Set(bots.map(({ id }) => id)).size === bots.length, 'two bots have one id')
  for (const bot of bots) {
    claim(/^[a-z0-9-]+$/.test(bot.id), `a bot has the id ${bot.id}: lower-case letters, digits and hyphens`)
    claim(isText(bot.title) && isText(bot.description), `the bot ${bot.id} has no title or description`)
  }
  for (const [name, value] of Object.entries({ content: content ?? null, ...schemas })) {
    const problem = jsonProblem(value)
    claim(problem === undefined, `${name} is not plain JSON: ${problem}`)
  }
  for (const [name, schema, own] of [
    ['action', schemas.action, game.action],
    ['options', schemas.options, game.options],
  ] as const) {
    const theirs = jsonSchemaOf(own)
    if (theirs === undefined) continue
    const isSame = [typesIn, fieldsIn].every(list =>
      sameJson([...new Set(list(schema))].sort(), [...new Set(list(theirs))].sort()),
    )
    claim(isSame, `schemas.${name} has other types or fields than the game's own schema`)
  }
}
