import type { CommandName, LiveCommandName, WireErrorCode } from '@turnwise/protocol'

/** What each command is for, in the words of the API page. */
export const COMMAND_NOTES: { readonly [Name in CommandName | LiveCommandName]: string } = {
  'list-games': 'Every game with its number of players, its bots, and the JSON Schemas of its options and actions.',
  'create-match':
    'A new match. The sender holds every seat that is neither a bot nor open, and gets a token for each; a seed may be named only where one plays alone.',
  'join-match':
    'Takes an open seat. The token is shown this once. A seat that was just left says in `opens_in` when it can be taken.',
  'list-matches': 'Listed matches, newest first; `next` is given to `after` for the next page.',
  'get-state':
    'How the match looks to the sender: as data (`view`) and for a reader (`text`). Once it is over everything is shown, with the seed.',
  'get-legal-actions':
    'What a seat may do, ready to be sent back with `match_id`, `player_id` and `token`. `complete: false` means that there is more.',
  'get-log': 'What happened after `since`, as the sender may know it.',
  undo: 'Takes back the seat’s own last action, while nobody has acted since and nothing hidden or random came up; beyond that, `offer` it.',
  'export-match': 'The whole match as a record, once it is over.',
  'import-match': 'Imports the record of a finished match, every entry checked against the rules and the seed.',
  'bot-move': 'A bot plays for the seat, or only says what it would play.',
  resign: 'Gives the match up.',
  offer: 'Offers the others an undo, a draw or, once it is over, a rematch.',
  answer: 'Accepts or declines what is on offer; it takes effect once all others have accepted.',
  'leave-match': 'Gives the seat up: to a bot, or open for others after ten seconds. Its token ends.',
  'claim-seat':
    'Takes a seat that is open, or whose holder is away. With the token of another seat it may instead go to a `bot` or be made `open`; where a match takes no spectators, that token is needed to claim the seat of a player who has not left.',
  say: 'Plain text to everybody at the table, kept with the match.',
  'get-chat': 'Messages after `since`.',
  'get-push-key': 'The key that a browser subscribes with, so that this server may send to it.',
  subscribe:
    'The holder of a seat is notified of their turn by Web Push while they are not connected: in matches without a clock or with at least an hour for a move, at five browsers at most.',
  unsubscribe: 'That browser gets no more notifications.',
  wait: 'Answers as soon as the match has moved on from `since`, or when the time is up.',
  'get-rules': 'How the game is played, in Markdown.',
  'get-content': 'What the game is made of: maps, cards, tiles.',
  'set-state': 'Puts a match into a given state. Only for a local host.',
  ping: 'Shows that the server answers.',
  hello:
    'The first message of a live connection, within five seconds. Seats named here need not repeat their token later; a wrong token ends the connection.',
  watch:
    'Every entry after `since`, then each as it happens: pushes with `"push":"update"` and the number of the watch. `"push":"refused"` ends it, for instance when the seat was left.',
  unwatch: 'Ends a watch.',
}

/** What each error means, and what a client does about it. */
export const ERROR_NOTES: { readonly [Code in WireErrorCode]: string } = {
  'bad-request': 'Not JSON, or not of the right shape; the message says where.',
  'unknown-command': 'Neither a command of the table nor an action of the match’s game.',
  unauthorized: 'No token, a wrong one, or one of a seat that was left.',
  forbidden: 'Understood, but not for you, or not now.',
  'unknown-game': 'There is no such game; the message lists those that there are.',
  'unknown-match': 'There is no such match.',
  conflict:
    'The match has moved on, or another request was faster; `details.seq` says where it is. Look again, then decide.',
  'not-your-turn': 'Another seat is to act.',
  'match-over': 'Nothing more happens in this match.',
  'too-large': 'Longer than allowed.',
  'illegal-action': 'Well formed, but against the rules; the message says which. `details.rule_code` is for programs.',
  'rate-limited': 'Too much at once: wait a second.',
  unavailable:
    'The server can store nothing just now, for instance because its disk is full. Nothing was changed; reading works. Try again later.',
  internal: 'A fault of the server or of its store. Look at the match before trying again.',
}
