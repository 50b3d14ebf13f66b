import { parseArgs } from 'node:util'
import { checkSeed, fail, ok, parseWith, type Result } from '@turnwise/engine'
import { dailySeed } from '../game/setup.ts'
import type { RunOptions } from '../game/types.ts'
import { optionsSchema } from '../schema.ts'
import { isSlotName } from './storage.ts'

export const USAGE = `Geniejack: blackjack against the desert, from the first hand to the Sultan.

npm run dev                          a new run with a drawn seed
npm run dev -- --seed=42             a new run with this seed
npm run dev -- --daily               today's seed, the same for everybody
npm run dev -- --difficulty=merciful merciful, standard or cruel
npm run dev -- --rules='{…}'         fields of the rules to change, as JSON
npm run dev -- --slot=NAME           keep the new run in this slot
npm run dev -- --continue[=NAME]     go on with the newest saved run, or with this one
npm run dev -- --slots               the saved runs
npm run dev -- --history             finished runs and statistics
npm run dev -- --ascii               plain ASCII
npm run dev -- --help                this text`

export type Command =
  | { readonly kind: 'play'; readonly seed: string; readonly options: RunOptions; readonly slot: string | undefined }
  | { readonly kind: 'continue'; readonly slot: string | undefined }
  | { readonly kind: 'slots' | 'history' | 'help' }

export interface Arguments {
  readonly command: Command
  readonly ascii: boolean
}

/** The outside world that a new run needs: what day it is and a drawn seed. */
export interface Surroundings {
  readonly today: Date
  drawSeed(): string
}

export function parseArguments(args: readonly string[], { today, drawSeed }: Surroundings): Result<Arguments> {
  // Node's parser knows no option with an optional value: `--continue` alone means the newest.
  const given = args.map(arg => (arg === '--continue' ? '--continue=' : arg))
  try {
    const { values } = parseArgs({
      args: given,
      options: {
        seed: { type: 'string' },
        daily: { type: 'boolean' },
        difficulty: { type: 'string' },
        rules: { type: 'string' },
        slot: { type: 'string' },
        continue: { type: 'string' },
        slots: { type: 'boolean' },
        history: { type: 'boolean' },
        ascii: { type: 'boolean', default: false },
        help: { type: 'boolean' },
      },
    })
    const command = commandOf(values, today, drawSeed)
    return command.ok ? ok({ command: command.value, ascii: values.ascii }) : command
  } catch (error) {
    return fail('bad-arguments', error instanceof Error ? error.message : String(error))
  }
}

interface Values {
  readonly seed?: string | undefined
  readonly daily?: boolean | undefined
  readonly difficulty?: string | undefined
  readonly rules?: string | undefined
  readonly slot?: string | undefined
  readonly continue?: string | undefined
  readonly slots?: boolean | undefined
  readonly history?: boolean | undefined
  readonly help?: boolean | undefined
}

function commandOf(values: Values, today: Date, drawSeed: () => string): Result<Command> {
  if (values.help) return ok({ kind: 'help' })
  if (values.slots) return ok({ kind: 'slots' })
  if (values.history) return ok({ kind: 'history' })
  const slot = values.continue || values.slot
  if (slot !== undefined && !isSlotName(slot)) {
    return fail('bad-arguments', 'A slot is named with letters, digits, - and _, at most 40 of them.')
  }
  if (values.continue !== undefined) return ok({ kind: 'continue', slot })
  if (values.seed !== undefined && values.daily) return fail('bad-arguments', 'Either --seed or --daily, not both.')
  const { difficulty, rules = '{}' } = values
  const options = parseWith(optionsSchema, {
    ...(difficulty === undefined ? {} : { difficulty }),
    rules: JSON.parse(rules),
  })
  if (!options.ok) return fail('bad-arguments', options.error.message)
  const seed = values.daily ? dailySeed(today) : (values.seed ?? drawSeed())
  const checked = checkSeed(seed)
  if (!checked.ok) return fail('bad-arguments', checked.error.message)
  return ok({ kind: 'play', seed, options: options.value, slot })
}
