import type { CommandName } from '@turnwise/protocol'
import type { Handler } from '../matches.ts'
import { answer } from './answer.ts'
import { botMove } from './bot-move.ts'
import { claimSeat } from './claim-seat.ts'
import { contribute } from './contribute.ts'
import { createMatch } from './create-match.ts'
import { deleteMatch } from './delete-match.ts'
import { exportMatch } from './export-match.ts'
import { getChat } from './get-chat.ts'
import { getContent } from './get-content.ts'
import { getLegalActions } from './get-legal-actions.ts'
import { getLog } from './get-log.ts'
import { getPushKey } from './get-push-key.ts'
import { getReceipt } from './get-receipt.ts'
import { getRules } from './get-rules.ts'
import { getState } from './get-state.ts'
import { importMatch } from './import-match.ts'
import { joinMatch } from './join-match.ts'
import { leaveMatch } from './leave-match.ts'
import { listGames } from './list-games.ts'
import { listMatches } from './list-matches.ts'
import { offer } from './offer.ts'
import { ping } from './ping.ts'
import { resign } from './resign.ts'
import { say } from './say.ts'
import { setState } from './set-state.ts'
import { subscribe } from './subscribe.ts'
import { undo } from './undo.ts'
import { unsubscribe } from './unsubscribe.ts'
import { wait } from './wait.ts'

/** Every command of the table, by its name on the wire. */
export const HANDLERS: { readonly [Name in CommandName]: Handler<Name> } = {
  'list-games': listGames,
  'create-match': createMatch,
  'join-match': joinMatch,
  'list-matches': listMatches,
  'delete-match': deleteMatch,
  'get-state': getState,
  'get-legal-actions': getLegalActions,
  'get-log': getLog,
  undo,
  'export-match': exportMatch,
  'import-match': importMatch,
  'bot-move': botMove,
  resign,
  offer,
  answer,
  contribute,
  'leave-match': leaveMatch,
  'claim-seat': claimSeat,
  say,
  'get-chat': getChat,
  'get-receipt': getReceipt,
  'get-push-key': getPushKey,
  subscribe,
  unsubscribe,
  wait,
  'get-rules': getRules,
  'get-content': getContent,
  'set-state': setState,
  ping,
}
