/** Why a server closes a live connection. */
export const CLOSE_CODES = {
  1000: 'Idle: nothing was watched or asked for ten minutes. Connect again when there is something to ask.',
  1003: 'Binary frames are not understood; send text.',
  1008: 'No valid hello within five seconds, a wrong token in it, or too many requests after being told to wait.',
  1009: 'A message was longer than allowed.',
  1012: 'The server restarts: connect again and watch with the last `seq` as `since`.',
  1013: 'Too many connections, from one address or in all: try again later.',
} as const
