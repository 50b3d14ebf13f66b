import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Logger } from 'pino'
import type { OutsideGame } from './http/outside-games.ts'

/** Where errors arrive that nobody has caught: the process. */
export interface UncaughtErrors {
  on(event: 'uncaughtException', listener: (error: unknown) => void): unknown
  off(event: 'uncaughtException', listener: (error: unknown) => void): unknown
}

/**
 * A game from outside may throw where nobody called it, in a timer or a promise of its own. That is logged and must not end
 * the process, which plays other games; any other error that nobody has caught does. Returns a function that stops it.
 */
export function outliveGames(
  games: readonly OutsideGame[],
  logger: Logger,
  process: UncaughtErrors,
  end: () => void,
): () => void {
  if (games.length === 0) return () => undefined
  const places = games.map(({ entry, moduleUrl }) => ({ game: entry.id, folder: folderOf(moduleUrl) }))
  const listener = (err: unknown): void => {
    // What is no error has no stack: nothing here throws such values.
    const stack = err instanceof Error ? (err.stack ?? '') : undefined
    const from = places.find(({ folder }) => stack?.includes(folder))
    if (stack === undefined || from !== undefined) {
      logger.error({ ...(from && { game: from.game }), err }, 'a game has thrown by itself')
      return
    }
    logger.fatal({ err }, 'an error that nobody has caught')
    end()
  }
  process.on('uncaughtException', listener)
  return () => process.off('uncaughtException', listener)
}

/** The folder of its module, without `src` or `dist`: helpers may be beside it. */
function folderOf(moduleUrl: string): string {
  if (!moduleUrl.startsWith('file:')) return moduleUrl
  return dirname(fileURLToPath(moduleUrl)).replace(/[/\\](src|dist)$/, '')
}
