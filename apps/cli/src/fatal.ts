/** Something that the user can put right: its message is all there is to say. */
export class UserError extends Error {}

/** The end of a command that went wrong: a sentence on standard error, never a stack for a user's mistake. */
export function fatal(error: unknown): never {
  if (error instanceof UserError) process.stderr.write(`turnwise: ${error.message}\n`)
  else if (error instanceof Error) process.stderr.write(`turnwise: ${error.stack ?? error.message}\n`)
  else process.stderr.write(`turnwise: ${String(error)}\n`)
  process.exit(1)
}
