import { UserError } from '../fatal.ts'

/** Match, seat and token in one text, so that a stateless agent can pass it from call to call. */
export interface Handle {
  readonly match_id: string
  readonly player_id: number
  readonly token: string
}

export function formatHandle({ match_id, player_id, token }: Handle): string {
  return `${match_id}:${player_id}:${token}`
}

export function parseHandle(text: string): Handle {
  const [, match_id, seat, token] = /^([^:]{1,64}):(\d{1,2}):([^:]{1,128})$/.exec(text) ?? []
  if (match_id === undefined || seat === undefined || token === undefined) {
    throw new UserError('That is not a handle: use the one that create_game or join gave you, unchanged.')
  }
  return { match_id, player_id: Number(seat), token }
}
