import {
  ACT,
  CLOSE_CODES,
  COMMANDS,
  COMMON_ERRORS,
  costOf,
  ERROR_STATUS,
  isErrorCode,
  LIVE_COMMANDS,
  openEnvelope,
  protocolSchemas,
  type WireErrorCode,
} from '@turnwise/protocol'
import { MOST_ENTRIES } from '@turnwise/table'
import { SCHEMAS_PATH } from '../http/schemas.ts'
import { DEFAULT_LIMITS } from '../limits/limits.ts'
import { type Example, exampleSession } from './example-session.ts'
import { fieldTable } from './field-table.ts'
import { ERROR_NOTES } from './notes.ts'

/** Longer answers are described by their table alone. */
const LONGEST_EXAMPLE = 420

const INTRODUCTION = `# The API

<!-- Written by \`npx node apps/server/scripts/api-page.ts\` from the schemas; do not edit. -->

One command set, the same on every carrier: \`POST /api\`, a WebSocket at \`/api/live\`, and lines on standard input and
output (\`turnwise stdio\`). A request is one JSON object with a \`cmd\`; so is its answer, with a \`status\` of \`ok\` or
\`error\`. A request may carry an \`id\` (a number, or text up to 64), which comes back. Over HTTP the body is JSON in UTF-8 with
\`content-type: application/json\`, any other type is refused; so is the answer, and its status code follows the error.
The same as JSON Schemas, for clients in other languages: \`GET ${SCHEMAS_PATH}\`.

    → {"cmd":"throw","match_id":"m7k2p9","player_id":0,"token":"…","expected_seq":0}
    ← {"response":"throw-response","status":"ok","match_id":"m7k2p9","seq":1,"events":[…],"text":[…]}
    ← {"response":"throw-response","status":"error","error":{"code":"conflict","message":"…","details":{"seq":1}}}

- **A \`cmd\` that is none of those below is an action** of the match's game: its type is the \`cmd\`, its fields are beside
  it. \`list-games\` gives their JSON Schemas, \`get-legal-actions\` gives them ready to be sent.
- **A seat is held by its token.** A caller without one is a spectator, if the match allows spectators.
- **\`expected_seq\`** makes an action safe to repeat: it is taken only if the match has not moved since. Offers do not
  move it, nor do others who decide at the same time (A Maze while mazes are built).
- **An answer means durable**: an action is answered when it is on the disk. If a connection breaks before the answer, ask
  again with the same \`expected_seq\`; \`conflict\` then says that it happened, or that another one did.
- What chance decides is drawn by the table from the match's seed. The seed is published when the match is over, so that
  anybody can verify the draws with \`turnwise replay\`.
- **A lost answer can be asked for again.** Actions, \`undo\`, \`resign\`, offers and answers take \`expected_seq\`; \`create-match\`,
  \`join-match\`, \`claim-seat\` and \`say\` take a \`key\` that the client draws: sent again with it, they give the same seats and say a message once.
  \`leave-match\` may be repeated as it is. Everything else changes nothing.
- **Away.** The holder of a seat is away when no live connection has watched the match as that seat, and no request has shown its
  token, for half a minute or, if that is longer, a tenth of the bank or half the time for a move; without a clock for ten
  minutes or ten times the longest pause of the match. Then others may \`claim-seat\` for a bot or for themselves; where a game
  keeps secrets, for a bot only. The holder's token stays good: with it they take the seat back.
- **Rematch.** Once a match is over a seat may \`offer\` a rematch. When all others have accepted, there is a new match with the id
  that \`rematch_id\` gives (\`m\`, \`m-2\`, \`m-3\` …): the same players and tokens, each one seat further on.

The package \`@turnwise/client\` does all of this in TypeScript, with reconnecting and resuming.
`

/** The page for people who write clients. */
export async function renderApiPage(): Promise<string> {
  const examples = await exampleSession()
  const names = new Map<string, Example>(examples)
  return [
    INTRODUCTION,
    '## Commands\n',
    ...Object.values(COMMANDS).map(command => commandSection(command, names.get(command.name))),
    actionSection(),
    liveIntroduction(),
    ...Object.values(LIVE_COMMANDS).map(command => commandSection(command, undefined)),
    pushSection(),
    closeTable(),
    errorTable(),
    limitTable(),
  ].join('\n')
}

const SCHEMAS = protocolSchemas()

/** What the page takes from a command. */
interface Described {
  readonly name: string
  readonly note: string
  readonly errors: readonly WireErrorCode[]
}

function commandSection({ name, note, errors }: Described, example: Example | undefined): string {
  return [
    `### ${name}\n`,
    `${note}\n`,
    fieldTable('takes', SCHEMAS.requests[name] ?? {}),
    fieldTable('gives', SCHEMAS.answers[name] ?? {}),
    costAndErrors(costOf(openEnvelope({ cmd: name })), errors),
    ...exampleLines(example),
  ]
    .filter(part => part !== '')
    .join('\n')
}

function exampleLines(example: Example | undefined): readonly string[] {
  if (example === undefined) return []
  const [request, answer] = [JSON.stringify(example.request), JSON.stringify(example.answer)]
  if (request.length > LONGEST_EXAMPLE || answer.length > LONGEST_EXAMPLE) return []
  return [`    → ${request}\n    ← ${answer}\n`]
}

function costAndErrors(cost: number, errors: readonly WireErrorCode[]): string {
  const codes = errors.map(code => `\`${code}\``).join(', ')
  return `Costs ${cost}. Errors beyond the common ones: ${codes === '' ? 'none' : codes}.\n`
}

function actionSection(): string {
  return [
    '### Actions of a game\n',
    `${ACT.note}\n`,
    fieldTable('takes', SCHEMAS.action.request),
    fieldTable('gives', SCHEMAS.action.answer),
    costAndErrors(ACT.cost, ACT.errors),
  ].join('\n')
}

function pushSection(): string {
  return [
    '### Pushes\n',
    'An update says what is new since the one before, and how the table looks now. The same entry may come again after a reconnect: drop those up to the last `seq`.\n',
    fieldTable('update', SCHEMAS.pushes.update ?? {}),
    'The watch has ended, for instance since the seat was left.\n',
    fieldTable('refused', SCHEMAS.pushes.refused ?? {}),
  ].join('\n')
}

function closeTable(): string {
  const rows = Object.entries(CLOSE_CODES).map(([code, note]) => `| ${code} | ${note} |`)
  return `### Close codes

A reader that falls far behind is cut off without one, and so is a sender of more pings or pieces of messages than the limits allow.

| code | means |
|---|---|
${rows.join('\n')}
`
}

function liveIntroduction(): string {
  return `## Live connections

\`/api/live\` takes every command above, one JSON object in each text frame, and pushes what happens. Nothing is answered or
pushed before a valid \`hello\`.

    → {"cmd":"hello"}
    ← {"response":"hello-response","status":"ok","server":"turnwise","protocol":1}
    → {"cmd":"watch","id":1,"match_id":"m7k2p9","player_id":0,"token":"…","since":12}
    ← {"response":"watch-response","status":"ok","id":1,"match_id":"m7k2p9","watch":1,"seq":14}
    ← {"push":"update","watch":1,"match_id":"m7k2p9","seq":14,"entries":[…],"to_act":[0],"players":[…],"view":{…},"actions":[…]}
`
}

function errorTable(): string {
  const rows = Object.entries(ERROR_STATUS)
    .filter(([code]) => isErrorCode(code))
    .map(([code, status]) => `| \`${code}\` | ${status} | ${isErrorCode(code) ? ERROR_NOTES[code] : ''} |`)
  return `## Errors

A refused request changes nothing, and its text tells nothing that the sender may not know. Any request may be refused with
${COMMON_ERRORS.map(code => `\`${code}\``).join(', ')}.

| code | HTTP | means |
|---|---|---|
${rows.join('\n')}

${fieldTable('error', SCHEMAS.error)}`
}

function limitTable(): string {
  const { requestBytes, importBytes, depth, perAddress, perAddressPages, perToken, perSocket } = DEFAULT_LIMITS
  const { perAddressPushes, socketsPerAddress, watchesPerSocket, pending } = DEFAULT_LIMITS
  return `## Limits

An operator may change them; without that they are:

| what | at most |
|---|---|
| one request | ${requestBytes / 1024} KiB, ${depth} levels deep; a record that is imported ${importBytes / 1024} KiB and ${MOST_ENTRIES} entries, over HTTP, with \`cmd\` as its first field |
| commands from one address | ${perAddress.perSecond} a second, ${perAddress.burst} at once |
| requests over HTTP from one address, of pages and files, too, and new connections | ${perAddressPages.perSecond} a second, ${perAddressPages.burst} at once |
| requests with one token | ${perToken.perSecond} a second, ${perToken.burst} at once |
| requests on one connection | ${perSocket.perSecond} a second, ${perSocket.burst} at once |
| bytes | 16 KiB, sent or received, count as one request, and so does a ping or any other frame of a live connection that is no request; a command counts as often as its cost |
| bytes that are pushed to one address | ${perAddressPushes.perSecond / 1024 ** 2} MiB a second, ${perAddressPushes.burst / 1024 ** 2} at once, and less if they take long to make; what is over comes later, in one push |
| unanswered requests on one connection | ${pending}; over HTTP a connection with more of them is cut |
| live connections from one address | ${socketsPerAddress} |
| watches on one connection | ${watchesPerSocket} |

IPv6 addresses count by their /64, and all of a /56 together have four times as much.
`
}
