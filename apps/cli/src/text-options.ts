import { checkName, checkSeed, type Result } from '@turnwise/engine'
import { InvalidArgumentError } from 'commander'
import { UserError } from './fatal.ts'

/** `--seed` and `--name` pass the same check as on the wire and in records, so that a saved match opens again. */
export const seedOption = (text: string): string => checked(checkSeed(text))
export const nameOption = (text: string): string => checked(checkName(text.trim()))

function checked(result: Result<string>): string {
  if (!result.ok) throw new InvalidArgumentError(result.error.message)
  return result.value
}

export function wholeNumber(text: string): number {
  const number = Number(text)
  if (!Number.isInteger(number) || number < 1) throw new InvalidArgumentError('It must be a whole number from 1.')
  return number
}

/** The values of `--option`: parsed as JSON where possible, text otherwise. */
export function gameOptions(pairs: readonly string[]): Record<string, unknown> {
  const options = new Map<string, unknown>()
  for (const pair of pairs) {
    const [key, ...rest] = pair.split('=')
    if (key === undefined || key === '' || rest.length === 0)
      throw new UserError(`--option takes key=value, not ${pair}.`)
    const text = rest.join('=')
    try {
      options.set(key, JSON.parse(text))
    } catch {
      options.set(key, text)
    }
  }
  return Object.fromEntries(options)
}
