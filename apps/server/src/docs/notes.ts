import type { WireErrorCode } from '@turnwise/protocol'

/** What each error means, and what a client does about it. */
export const ERROR_NOTES: { readonly [Code in WireErrorCode]: string } = {
  'bad-request': 'Not JSON, or not of the right shape; the message says where.',
  'unknown-command': 'Neither a command of the table nor an action of the match’s game.',
  unauthorized: 'No token, a wrong one, or one of a seat that was left.',
  forbidden: 'Understood, but not for you, or not now.',
  'unknown-game': 'There is no such game; the message lists those that there are.',
  'unknown-match': 'There is no such match.',
  'rules-missing':
    'The rules that the match was begun with are not installed here; the message says which. It can be read, resigned and left.',
  conflict:
    'The match has moved on, or another request was faster; `details.seq` says where it is. Look again, then decide.',
  'not-your-turn': 'Another seat is to act.',
  'match-over': 'Nothing more happens in this match.',
  'too-large': 'Longer than allowed.',
  'illegal-action': 'Well formed, but against the rules; the message says which. `details.rule_code` is for programs.',
  'rate-limited':
    'Too much at once, and nothing was done: wait `details.retry_after` seconds (over HTTP also `Retry-After`) and send it again.',
  unavailable:
    'The server can store nothing just now, for instance because its disk is full. Nothing was changed; reading works. Try again later.',
  internal: 'A fault of the server or of its store. Look at the match before trying again.',
}
