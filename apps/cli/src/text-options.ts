import { checkName, checkSeed, type Result } from '@turnwise/engine'
import { InvalidArgumentError } from 'commander'

/** `--seed` and `--name` pass the same check as on the wire and in records, so that what is kept can be opened again. */
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
