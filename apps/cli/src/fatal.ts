import { printError } from './terminal.ts'
/** An error that the user can correct: its message says everything. */
export class UserError extends Error {}

/** Ends a failed command with a sentence on standard error; a user's mistake and a refusal of a table print no stack. */
export function fatal(error: unknown): never {
  if (error instanceof UserError || (error instanceof Error && error.name === 'Refusal'))
    printError(`turnwise: ${error.message}\n`)
  else if (error instanceof Error) printError(`turnwise: ${error.stack ?? error.message}\n`)
  else printError(`turnwise: ${String(error)}\n`)
  process.exit(1)
}
