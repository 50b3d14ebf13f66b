import type { WireErrorCode } from './errors.ts'
import type { CommandName, LiveCommandName } from './requests.ts'

/** Errors that any request may get. */
export const COMMON_ERRORS = ['bad-request', 'too-large', 'rate-limited', 'unavailable', 'internal'] as const

/** The match does not exist, its rules are gone, or it allows no spectators. */
const OF_MATCH = ['unknown-match', 'forbidden'] as const
const OF_VIEWER = [...OF_MATCH, 'unauthorized'] as const
const OF_CHANGE = [...OF_VIEWER, 'conflict', 'match-over', 'illegal-action'] as const

/** Further errors of each command. */
export const COMMAND_ERRORS: { readonly [Name in CommandName | LiveCommandName]: readonly WireErrorCode[] } = {
  'list-games': [],
  'create-match': ['unknown-game', 'forbidden', 'conflict'],
  'join-match': [...OF_MATCH, 'conflict'],
  'list-matches': [],
  'get-state': OF_VIEWER,
  'get-legal-actions': OF_VIEWER,
  'get-log': OF_VIEWER,
  undo: OF_CHANGE,
  'export-match': OF_VIEWER,
  'import-match': ['unknown-game', 'forbidden'],
  'bot-move': [...OF_CHANGE, 'not-your-turn'],
  resign: [...OF_CHANGE, 'not-your-turn'],
  offer: OF_CHANGE,
  answer: OF_CHANGE,
  'leave-match': [...OF_VIEWER, 'conflict'],
  'claim-seat': [...OF_VIEWER, 'conflict'],
  say: OF_VIEWER,
  'get-chat': OF_VIEWER,
  'get-push-key': ['forbidden'],
  subscribe: OF_VIEWER,
  unsubscribe: OF_VIEWER,
  wait: OF_VIEWER,
  'get-rules': ['unknown-game'],
  'get-content': ['unknown-game'],
  'set-state': [...OF_MATCH, 'illegal-action', 'match-over'],
  ping: [],
  hello: [],
  watch: OF_VIEWER,
  unwatch: [],
}

/** An action of a game. */
export const ACTION_ERRORS: readonly WireErrorCode[] = [...OF_CHANGE, 'not-your-turn', 'unknown-command']
