import { homedir } from 'node:os'
import { join } from 'node:path'

/** The folder of a user's matches, settings and histories: `TURNWISE_DATA`, else the XDG place for data. */
export function dataFolder(environment: Readonly<Record<string, string | undefined>>): string {
  const { TURNWISE_DATA, XDG_DATA_HOME } = environment
  return TURNWISE_DATA || join(XDG_DATA_HOME || join(home(), '.local', 'share'), 'turnwise')
}

/** A user of a container or a service may have none. */
function home(): string {
  try {
    return homedir()
  } catch {
    throw new Error('This user has no home folder: set TURNWISE_DATA to a folder for the matches.')
  }
}
