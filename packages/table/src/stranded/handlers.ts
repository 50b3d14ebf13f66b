import type { CommandName } from '@turnwise/protocol'
import { leaveMatch, resign } from './ending.ts'
import { exportMatch, getChat, getLog, getState } from './reading.ts'
import type { StrandedHandler } from './stranded.ts'

/** What can be done without the rules; everything else is refused. */
export const STRANDED_HANDLERS: { readonly [Name in CommandName]?: StrandedHandler<Name> } = {
  'get-state': getState,
  'get-log': getLog,
  'get-chat': getChat,
  'export-match': exportMatch,
  resign,
  'leave-match': leaveMatch,
}
