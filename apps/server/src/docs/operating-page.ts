import { z } from 'zod'
import { VARIABLES } from '../config/config.ts'

const PAGE = `# Running a server

<!-- Written by \`npx node apps/server/scripts/api-page.ts\` from the configuration's schema; do not edit. -->

    turnwise serve

serves the web app and the [API](api.md) on http://127.0.0.1:8710, keeps matches in the user's data folder and needs no
set-up and no root. To let others in, put a reverse proxy with TLS in front, name its origin in \`TURNWISE_ORIGINS\` and its
address in \`TURNWISE_TRUST_PROXY\`; or listen on another address with \`TURNWISE_HOST\`.

## Configuration

By the environment. Each variable may instead be given as \`NAME_FILE\`, the path of a file that holds it. A value that is
wrong, or a name that is not known, stops the start with a sentence that says so.

| variable | without it | is |
|---|---|---|
ROWS

## What is promised

- An action is answered when it is on the disk (SQLite with \`synchronous=FULL\`, or PostgreSQL, which is refused with
  \`fsync\` or \`synchronous_commit\` off). A process that is killed loses nothing that it answered.
- If a commit fails, the database is opened anew and the log decides what is answered; if it cannot be opened, the process
  ends with status 70 and wants to be started again.
- While PostgreSQL is away the server is not ready and asks again, for six seconds at most; then it answers \`internal\`, which
  leaves open whether an action was stored. It goes on by itself when the database is back.
- On SIGTERM the server stops being ready, answers what is under way, tells live connections to come again (1012) and ends.
- Several servers may share one PostgreSQL: any of them serves any match. One folder of the embedded store has one server.

## Looking after it

- \`/livez\` and \`/readyz\` for whoever watches; Prometheus metrics (\`turnwise_…\`) at \`/metrics\` on \`TURNWISE_METRICS_PORT\`.
- Logs are JSON, one line each, without tokens and without request bodies.
- \`turnwise backup FILE\` works while the server runs, \`turnwise restore FILE\` fills an empty store of either kind. A backup
  holds the seeds of running matches: keep it as private as the database.
- \`turnwise verify\` replays every stored match and lists those that no longer fit, for instance after an upgrade of a game's
  rules. Such a match stays readable to its players by export.
- The table \`snapshots\` is a cache that spares long replays: it may be emptied at any time.

A Dockerfile and a systemd unit are in \`apps/server/deploy\`.
`

/** The page for people who run a server. */
export function renderOperatingPage(): string {
  const { properties = {} } = z.toJSONSchema(VARIABLES, { io: 'input', unrepresentable: 'any' })
  const standard = new Map<string, unknown>(Object.entries(VARIABLES.parse({})))
  const rows = Object.entries(properties).map(([name, schema]) => {
    const { description = '' } = typeof schema === 'object' ? schema : {}
    const value = String(standard.get(name) ?? '')
    return `| \`${name}\` | ${value === '' ? '' : `\`${value}\``} | ${description} |`
  })
  return PAGE.replace('ROWS', rows.join('\n'))
}
