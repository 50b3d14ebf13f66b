import { COMMANDS, LIVE_COMMANDS } from './requests.ts'

/** Fields of the envelope: an action may have none of these names. */
export const RESERVED_FIELDS = ['id', 'cmd', 'match_id', 'player_id', 'token', 'expected_seq'] as const

/** The table's own commands: no action may have one of these types. */
export const RESERVED_TYPES: readonly string[] = [...Object.keys(COMMANDS), ...Object.keys(LIVE_COMMANDS)]
