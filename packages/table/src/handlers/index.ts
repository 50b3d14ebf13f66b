import type { CommandName } from '@turnwise/protocol'
import type { Handler } from '../matches.ts'
import { botMove } from './bot-move.ts'
import { getChat, say } from './chat.ts'
import { createMatch } from './create-match.ts'
import { getContent, getRules, listGames, ping } from './games.ts'
import { getLegalActions, getLog, getState, listMatches, wait } from './looking.ts'
import { answer, offer, resign, undo } from './offers.ts'
import { getPushKey, subscribe, unsubscribe } from './push.ts'
import { exportMatch, importMatch, setState } from './records.ts'
import { claimSeat, joinMatch, leaveMatch } from './seats.ts'

/** Every command of the table, by its name on the wire. */
export const HANDLERS: { readonly [Name in CommandName]: Handler<Name> } = {
  'list-games': listGames,
  'create-match': createMatch,
  'join-match': joinMatch,
  'list-matches': listMatches,
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
  'leave-match': leaveMatch,
  'claim-seat': claimSeat,
  say,
  'get-chat': getChat,
  'get-push-key': getPushKey,
  subscribe,
  unsubscribe,
  wait,
  'get-rules': getRules,
  'get-content': getContent,
  'set-state': setState,
  ping,
}
