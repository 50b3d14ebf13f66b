import { type Game, parseWith } from '@turnwise/engine'
import { RESERVED_FIELDS, RESERVED_TYPES } from '@turnwise/protocol'
import { type Problem, Problems } from './checks.ts'
import { isMutationError } from './freeze.ts'
import { withoutHiddenInput } from './sandbox.ts'
import { walkMatch } from './walk.ts'

export interface ConformanceOptions {
  /** Random matches for each number of seats and each set of options. */
  readonly seeds?: number
  /** Numbers of seats to play with; all that the game allows unless told. */
  readonly seats?: readonly number[]
  /** Sets of options to play with; the defaults unless told. */
  readonly options?: readonly unknown[]
  /** A match that is longer than this is taken to be endless. */
  readonly maxActions?: number
  readonly tries?: number
  readonly leakEvery?: number
}

const NONSENSE: readonly unknown[] = [null, 3, 'x', [], {}, { type: 'no such action' }, { type: 7 }, { type: null }]

/** Everything that the kit finds wrong with a game; empty for a game that keeps the contract. */
export function findProblems(
  game: Game,
  { seeds = 25, seats, options = [{}], maxActions = 3000, tries = 8, leakEvery = 4 }: ConformanceOptions = {},
): readonly Problem[] {
  const problems = new Problems()
  const counts = seats ?? Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => game.seats.min + i)
  const tell = (name: string) => problems.add('no-hidden-input', `${name} is used by the rules`)
  withoutHiddenInput(tell, () => {
    guarded(problems, 'nonsense', () => inspectNonsense(game, problems))
    let hidden = false
    let varied = false
    for (const count of counts) {
      for (const chosen of options) {
        for (let i = 0; i < seeds; i++) {
          const walk = { seed: `conformance-${i}`, seats: count, options: chosen, maxActions, tries, leakEvery }
          guarded(problems, `seed ${walk.seed}, ${count} seats`, () => {
            const walked = walkMatch(watchNames(game, problems), walk, problems)
            hidden ||= walked.hidden
            varied ||= walked.varied
          })
        }
      }
    }
    problems.claim('resample-varies', !hidden || varied, () => 'a resampled state is always the true one')
  })
  return problems.all
}

function guarded(problems: Problems, where: string, body: () => void): void {
  try {
    body()
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    if (isMutationError(error)) problems.add('no-mutation', `${where}: ${message}`)
    else problems.add('never-throws', `${where}: ${message}${error instanceof Error ? `\n${error.stack}` : ''}`)
  }
}

function inspectNonsense(game: Game, problems: Problems): void {
  for (const value of NONSENSE) {
    problems.claim('check', game.check(value).length > 0, () => `${JSON.stringify(value)} is taken as a state`)
    problems.claim('schema', !parseWith(game.action, value).ok, () => `${JSON.stringify(value)} is taken as an action`)
  }
  problems.claim('schema', !parseWith(game.options, 'x').ok, () => 'a text is taken as options')
}

/** The same game, with the names in its listed actions watched. */
function watchNames(game: Game, problems: Problems): Game {
  return {
    ...game,
    legalActions(state, seat) {
      const listed = game.legalActions(state, seat)
      for (const action of listed) {
        const field = RESERVED_FIELDS.find(name => Object.hasOwn(action, name))
        if (field !== undefined) problems.add('reserved-names', `${action.type} has a field ${field}`)
        if (RESERVED_TYPES.includes(action.type)) problems.add('reserved-names', `${action.type} is the table's`)
      }
      return listed
    },
  }
}
