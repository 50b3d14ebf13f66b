import { COMMANDS, ERROR_STATUS, LIVE_COMMANDS, type WireErrorCode } from '@turnwise/protocol'
import { MOST_ENTRIES } from '@turnwise/table'
import { z } from 'zod'
import { DEFAULT_LIMITS } from '../limits/limits.ts'
import { type Example, exampleSession } from './example-session.ts'
import { COMMAND_NOTES, ERROR_NOTES } from './notes.ts'

const LONGEST_EXAMPLE = 420

const INTRODUCTION = `# The API

<!-- Written by \`npx node apps/server/scripts/api-page.ts\` from the schemas; do not edit. -->

One command set, the same on every carrier: \`POST /api\`, a WebSocket at \`/api/live\`, and lines on standard input and
output (\`turnwise stdio\`). A request is one JSON object with a \`cmd\`; so is its answer, with a \`status\` of \`ok\` or
\`error\`. A request may carry an \`id\`, which comes back. Over HTTP the status code follows the error.

    → {"cmd":"throw","match_id":"m7k2p9","player_id":0,"token":"…","expected_seq":0}
    ← {"response":"throw-response","status":"ok","match_id":"m7k2p9","seq":1,"events":[…],"text":[…]}
    ← {"response":"throw-response","status":"error","error":{"code":"conflict","message":"…","details":{"seq":1}}}

- **A \`cmd\` that is none of those below is an action** of the match's game: its type is the \`cmd\`, its fields stand beside
  it. \`list-games\` gives their JSON Schemas, \`get-legal-actions\` gives them ready to be sent.
- **A seat is held by its token.** Whoever has none is a spectator, where the match takes any.
- **\`expected_seq\`** makes an action safe to repeat: it is taken only if the match has not moved since (offers do not move it).
- **An answer means durable**: an action is answered when it is on the disk. If a connection breaks before the answer, ask
  again with the same \`expected_seq\`; \`conflict\` then says that it happened, or that another one did.
- What chance decides is drawn by the table from the match's seed. The seed is published when the match is over, so that
  anybody can verify the draws with \`turnwise replay\`.

The package \`@turnwise/client\` does all of this in TypeScript, with reconnecting and resuming.
`

/** The page for people who write clients. */
export async function renderApiPage(): Promise<string> {
  const examples = await exampleSession()
  const sections = Object.entries(COMMANDS).map(([name, schema]) =>
    commandSection(name, schema, examples.get(name as keyof typeof COMMANDS)),
  )
  const live = Object.entries(LIVE_COMMANDS).map(([name, schema]) => commandSection(name, schema, undefined))
  return [INTRODUCTION, '## Commands\n', ...sections, liveIntroduction(), ...live, errorTable(), limitTable()].join(
    '\n',
  )
}

function commandSection(name: string, schema: z.ZodType, example: Example | undefined): string {
  const lines = [`### ${name}\n`, `${COMMAND_NOTES[name as keyof typeof COMMAND_NOTES]}\n`, fieldTable(schema)]
  if (example !== undefined) lines.push(`    → ${shorten(example.request)}\n    ← ${shorten(example.answer)}\n`)
  return lines.join('\n')
}

interface FieldSchema {
  readonly type?: string
  readonly description?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly FieldSchema[]
  readonly oneOf?: readonly FieldSchema[]
  readonly items?: FieldSchema
  readonly properties?: Readonly<Record<string, FieldSchema>>
  readonly maxLength?: number
}

function fieldTable(schema: z.ZodType): string {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input' }) as {
    properties?: Readonly<Record<string, FieldSchema>>
    required?: readonly string[]
  }
  const rows = Object.entries(properties)
    .filter(([name]) => name !== 'cmd' && name !== 'id')
    .map(([name, field]) => {
      const note = field.description ?? ''
      return `| \`${name}\`${required.includes(name) ? '' : '?'} | ${typeOf(field)} | ${note} |`
    })
  return rows.length === 0 ? '' : `| field | is | |\n|---|---|---|\n${rows.join('\n')}\n`
}

function typeOf({ type, enum: values, const: value, anyOf, oneOf, items, properties, maxLength }: FieldSchema): string {
  if (value !== undefined) return `\`${String(value)}\``
  if (values !== undefined) return values.map(choice => `\`${String(choice)}\``).join(', ')
  const choices = anyOf ?? oneOf
  if (choices !== undefined) return choices.map(typeOf).join(' or ')
  if (type === 'array') return `list of ${items === undefined ? 'anything' : typeOf(items)}`
  if (properties !== undefined) {
    return `{ ${Object.entries(properties)
      .map(([name, field]) => `${name}: ${typeOf(field)}`)
      .join(', ')} }`
  }
  if (type === 'string') return maxLength === undefined ? 'text' : `text up to ${maxLength}`
  return type ?? 'anything'
}

function shorten(value: object): string {
  const text = JSON.stringify(value)
  return text.length <= LONGEST_EXAMPLE ? text : `${text.slice(0, LONGEST_EXAMPLE)}…`
}

function liveIntroduction(): string {
  return `## Live connections

\`/api/live\` takes every command above and pushes what happens. Nothing is answered or pushed before a valid \`hello\`.

    → {"cmd":"hello"}
    ← {"response":"hello-response","status":"ok","server":"turnwise","protocol":1}
    → {"cmd":"watch","id":1,"match_id":"m7k2p9","player_id":0,"token":"…","since":12}
    ← {"response":"watch-response","status":"ok","id":1,"match_id":"m7k2p9","watch":1,"seq":14}
    ← {"push":"update","watch":1,"match_id":"m7k2p9","seq":14,"entries":[…],"to_act":[0],"players":[…],"view":{…},"actions":[…]}

An update says what is new since the one before, and how the table looks now: \`view\`; \`actions\` for a seat that is to
act; \`offer\`, \`outcome\`, \`clock\` (milliseconds left by seat) and new \`chat\` where there is any. The server closes with
1012 when it restarts: connect again and watch with the last \`seq\` as \`since\`. 1008 is a missing or wrong \`hello\`, 1013
too many connections; a reader that falls far behind is cut off.
`
}

function errorTable(): string {
  const rows = Object.entries(ERROR_STATUS).map(
    ([code, status]) => `| \`${code}\` | ${status} | ${ERROR_NOTES[code as WireErrorCode]} |`,
  )
  return `## Errors

A refused request changes nothing, and its text tells nothing that the sender may not know.

| code | HTTP | means |
|---|---|---|
${rows.join('\n')}
`
}

function limitTable(): string {
  const { requestBytes, importBytes, depth, perAddress, perToken, perSocket, socketsPerAddress, watchesPerSocket } =
    DEFAULT_LIMITS
  return `## Limits

An operator may change them; without that they are:

| what | at most |
|---|---|
| one request | ${requestBytes / 1024} KiB, ${depth} levels deep; a record that is imported ${importBytes / 1024} KiB and ${MOST_ENTRIES} entries, over HTTP, with \`cmd\` as its first field |
| requests from one address | ${perAddress.perSecond} a second, ${perAddress.burst} at once |
| requests with one token | ${perToken.perSecond} a second, ${perToken.burst} at once |
| requests on one connection | ${perSocket.perSecond} a second, ${perSocket.burst} at once |
| bytes | 16 KiB, sent or received, count as one request; some commands count as several |
| live connections from one address | ${socketsPerAddress} |
| watches on one connection | ${watchesPerSocket} |
`
}
