import { z } from 'zod'
import { VARIABLES } from '../config/config.ts'

const PAGE = `# Running a server

<!-- Written by \`npx node apps/server/scripts/api-page.ts\` from the configuration's schema; do not edit. -->

    turnwise serve

serves the web app and the [API](api.md) on http://127.0.0.1:8710, keeps matches in the user's data folder and needs no
set-up and no root. To let others in, put a reverse proxy with TLS in front, name its origin in \`TURNWISE_ORIGINS\` and its
address in \`TURNWISE_TRUST_PROXY\`; or listen on another address with \`TURNWISE_HOST\`. Let the proxy send
\`Strict-Transport-Security: max-age=63072000\` (HSTS), so that browsers never ask without TLS again: the server itself does not
know whether it is reached by TLS, and sends none.

## Configuration

By the environment. Each variable may instead be given as \`NAME_FILE\`, the path of a file that holds it. A value that is
wrong, or a name that is not known, stops the start with a sentence that says so.

| variable | without it | is |
|---|---|---|
ROWS

## Guarantees

- An action is answered when it is on the disk (SQLite with \`synchronous=FULL\` and \`fullfsync\`, or PostgreSQL, which is refused with
  \`fsync\` or \`synchronous_commit\` off). A process that is killed loses nothing that it answered. Sessions switch
  \`synchronous_commit\` on for themselves; when \`fsync\` is switched off while the server runs, or the database is
  made read-only, it is not ready and stores nothing (\`unavailable\`) until that is over.
- If a commit fails, the database is opened anew and the log decides what is answered; if it cannot be opened, the process
  ends with status 70 and has to be started again.
- If the files of the embedded database are removed or replaced while the server runs, the next write is not acknowledged, and the
  process ends with status 70.
- While the disk is full, everything can be read, also after a restart; what would be stored is refused with \`unavailable\`
  (503). The server goes on by itself when there is room.
- While PostgreSQL is away, hangs or cannot be reached, the server is not ready and asks again, for six seconds at most; then
  it answers \`internal\`, which leaves open whether an action was stored. It goes on by itself when the database is back.
- Every entry of a log carries a digest of itself and of all entries before it, and the entries are counted. A changed or lost
  one is noticed when its match is loaded and by \`turnwise verify\`; such a match is not served. The embedded database is also
  checked as a whole at each start, which reads all of it once; with PostgreSQL the entries are counted at each start, and what
  is missing is logged. PostgreSQL notices other damage itself where its cluster was made with \`--data-checksums\`.
- One address cannot use up what there is for all: requests, and all other frames of live connections, are paid for by number, by bytes in
  both directions and by what they ask for, before they are read; what waits for a slow reader, connections, bodies and memory have limits (below and in [the API](api.md)). Bots that
  people wait for think first, and creators of matches share the threads in turn.
- On SIGTERM the server stops being ready, answers what is under way, tells live connections to come again (1012) and ends.
- A game from outside that throws in a timer or a promise of its own is logged; the process plays on.
- Several servers may share one PostgreSQL ([how](several-servers.md)): any of them serves any match. Stop all of them before an upgrade that migrates the
  database. One folder of the embedded store has one server.

## Looking after it

- \`/livez\` and \`/readyz\` for monitoring; Prometheus metrics (\`turnwise_…\`) at \`/metrics\` on \`TURNWISE_METRICS_PORT\`:
  memory, the size of the store, queues, how long bots wait, acknowledgements, commits, connections.
- \`TURNWISE_MEMORY\` limits the matches that are kept in memory, not the process: with 250 MB of matches the process had 700 MB,
  with \`TURNWISE_MEMORY=24\` it stayed at 540 MB under 106 actions a second. Plan for 600 MB and what matches may use.
- Logs are JSON, one line each, without tokens and without request bodies. An \`internal\` answer has one line with its cause,
  its command and its match.
- The files of the embedded store can be read by their owner only. A database that is missing beside its \`serving.lock\` is not
  replaced by an empty one: the start is refused.
- \`turnwise backup FILE\` works while the server runs and never replaces a file, \`turnwise restore FILE\` fills an empty store of
  either kind. A backup holds the seeds of running matches: keep it as private as the database.
- A match is finished by the rules that it was begun with. After an upgrade of a game install its former version beside it and give both,
  in any order: \`npm install my-game-1@npm:my-game@1.4.0\`, \`TURNWISE_GAMES=my-game,my-game-1\`; for a game of Turnwise itself
  \`npm install senet-1@npm:@turnwise/senet@0.1.0\`. The start says for which rules there are matches and no package. Those matches can be read,
  resigned and left; their logs and tables are kept in words when they end and when the server stops.
- \`turnwise verify\` checks the database, replays every stored match and lists what is damaged, and what has no rules here.
- \`TURNWISE_KEEP_FINISHED\` and \`TURNWISE_KEEP_ABANDONED\` say for how many days matches are kept after they were last used; the
  server looks for the others every hour. It lists them as due, and deletes them after three more days of serving if nobody used
  them meanwhile and nobody is connected; the log has the numbers, \`turnwise prune --dry-run\` lists them, \`turnwise prune\` lists or
  deletes once. A listing ends when retention is off for two days. Nothing is deleted unless one of them is set.
- The clocks of matches run on intervals, and not while no server is up: an outage costs nobody time. Servers that share a
  PostgreSQL take the time from it. One whose own clock is off by more than 5 s says so in \`/readyz\` (503), in its log and as
  \`turnwise_clock_off_seconds\`, and serves nobody until its clock is right. The embedded database has no clock: its server
  goes on from the last time that it knows, and says so, without deleting anything, if its clock is behind.
- The table \`snapshots\` is a cache that spares long replays; of a match whose rules are gone it holds what can still be read.

A Dockerfile and a systemd unit are in \`apps/server/deploy\`; where Turnwise is installed as a package, in
\`node_modules/@turnwise/server/deploy\`.
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
