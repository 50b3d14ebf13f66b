import { type Problems, Stop } from './checks.ts'
import { isMutationError } from './freeze.ts'

/** Runs `body`; what it throws is a problem of the game. */
export function guarded(problems: Problems, where: string, body: () => void): void {
  try {
    body()
  } catch (error) {
    if (error instanceof Stop) throw error
    const message = error instanceof Error ? error.message : String(error)
    if (isMutationError(error)) problems.add('no-mutation', `${where}: ${message}`)
    else problems.add('never-throws', `${where}: ${message}${error instanceof Error ? `\n${error.stack}` : ''}`)
  }
}
