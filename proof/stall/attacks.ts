import { setTimeout as pause } from 'node:timers/promises'
import { CATALOG } from '@turnwise/catalog'
import { Match, makeRecord, parseWith } from '@turnwise/engine'
import { COMMANDS } from '@turnwise/protocol'
import { Asking, seatsOf } from './asking.ts'
import { ATTACKER, dial, dialLive, FRAMES, flood, text } from './flood.ts'

/** Never ends by itself. */
export type Attack = (port: number) => Promise<unknown>

const PATHS = ['/', '/match/none', '/api/schemas.json', '/games.json', '/livez', '/large.js', '/none', '/%zz']

function get(path: string): Buffer {
  return Buffer.from(`GET ${path} HTTP/1.1\r\nhost: x\r\naccept: text/html\r\n\r\n`)
}

function post(body: string): Buffer {
  const length = Buffer.byteLength(body)
  return Buffer.from(
    `POST /api HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n${body}`,
  )
}

/** One request in pieces of one byte each. */
function inPieces(body: string): Buffer {
  const pieces = [...body].map(byte => `1\r\n${byte}\r\n`).join('')
  const head = 'POST /api HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n'
  return Buffer.from(`${head}${pieces}0\r\n\r\n`)
}

/** A finished match of A Maze whose every entry is costly, or a short one. */
async function mazeRecord(size: number, times: number): Promise<object> {
  const module = await CATALOG.find(({ id }) => id === 'maze')?.load()
  if (module === undefined) throw new Error('There is no A Maze.')
  const options = parseWith(module.game.options, { size })
  const match = new Match(module.game, { seed: 's', options: options.ok && options.value, seats: 2 })
  const [generate] = match.legalActions(0)
  if (generate === undefined) throw new Error('No maze can be made.')
  match.play(0, generate)
  match.undo(0)
  match.end(0, 'resigned')
  const record = makeRecord(match, [{ name: 'A' }, { name: 'B' }])
  const end = record.entries.at(-1)
  // The attacker need not play what the server has to check.
  const again = Array.from({ length: times }, () => record.entries.slice(0, 2)).flat()
  return { ...record, entries: [...again, end].map((entry, i) => ({ ...entry, seq: i + 1 })) }
}

const LONGEST = 1_499
/** Requests under way on one connection: as many as it may have. */
const AT_ONCE = 32

/** Asks as much as it is allowed, on a few connections; waits a moment when it is refused. */
async function ask(port: number, requests: (to: Asking) => AsyncGenerator<object>): Promise<unknown> {
  const insist = async (): Promise<never> => {
    for (;;) {
      const to = await Asking.open(port, ATTACKER)
      const next = requests(to)
      const send = async () => {
        while (to.isOpen) {
          const { value } = await next.next()
          const { error } = await to.ask(value)
          if (Object(error).code === 'rate-limited') await pause(20)
        }
      }
      await Promise.all(Array.from({ length: AT_ONCE }, send))
      await pause(50)
    }
  }
  return Promise.all([insist(), insist(), insist()])
}

/** Some actions into a match of this game, held by the sender. */
async function longMatch(to: Asking, game: string, options: object): Promise<readonly object[]> {
  const seats = seatsOf(await to.ask({ cmd: 'create-match', game, options }))
  for (let i = 0; i < 12; i++) {
    for (const seat of seats) {
      const { actions } = await to.ask({ cmd: 'get-legal-actions', ...seat, limit: 1 })
      if (Array.isArray(actions) && actions.length > 0) await to.ask({ ...actions[0], ...seat })
    }
  }
  return seats
}

/** Each command of the table with its most expensive fields, legal and illegal, in matches of this game. */
function commandsOf(game: string, options: object) {
  return async function* (to: Asking): AsyncGenerator<object> {
    const seats = await longMatch(to, game, options)
    for (;;) {
      for (const seat of seats.length > 0 ? seats : [{}]) {
        for (const cmd of Object.keys(COMMANDS)) {
          if (['leave-match', 'resign', 'wait', 'claim-seat'].includes(cmd)) continue
          yield { cmd, ...fieldsOf(cmd, game, options, seat) }
        }
        yield { cmd: 'watch', ...seat, since: 0 }
        yield { cmd: 'no-such-action', ...seat, path: Array.from({ length: 3_000 }, (_, i) => i) }
        yield { cmd: 'get-state', ...seat, at: 1 }
      }
    }
  }
}

function fieldsOf(cmd: string, game: string, options: object, seat: object): object {
  switch (cmd) {
    case 'create-match':
      return { game, options }
    case 'get-content':
    case 'get-rules':
      return { game }
    case 'list-games':
    case 'ping':
    case 'get-push-key':
      return {}
    case 'list-matches':
      return { limit: 100 }
    case 'bot-move':
      return { ...seat, dry_run: true, iterations: 1_000_000 }
    case 'get-log':
      return { ...seat, since: 0, limit: 500 }
    case 'say':
      return { ...seat, text: 'x'.repeat(500) }
    case 'offer':
      return { ...seat, kind: 'draw' }
    case 'answer':
      return { ...seat, kind: 'draw', accept: false }
    default:
      return seat
  }
}

/** Leaves and comes back, each time with options that nobody has used. */
async function* leaving(to: Asking): AsyncGenerator<object> {
  for (let turn_limit = 20; ; turn_limit = 20 + ((turn_limit + 1) % 400)) {
    const [first, second] = seatsOf(await to.ask({ cmd: 'create-match', game: 'runerail', options: { turn_limit } }))
    const { actions } = await to.ask({ cmd: 'get-legal-actions', ...first, limit: 1 })
    if (Array.isArray(actions)) await to.ask({ ...actions[0], ...first })
    yield { cmd: 'leave-match', ...second }
  }
}

/** Many watches of matches that bots play as fast as they can. */
async function watchBots(port: number): Promise<unknown> {
  const players = [{ bot: 'random' }, { bot: 'random' }]
  const connections = await Promise.all(Array.from({ length: 20 }, () => Asking.open(port, ATTACKER)))
  const [first] = connections
  for (;;) {
    const { match_id } = (await first?.ask({ cmd: 'create-match', game: 'runerail', players })) ?? {}
    for (const to of connections) await to.ask({ cmd: 'watch', match_id, since: 0 })
    await pause(50)
  }
}

/** Watches a match with a long chat again and again. */
async function watchChat(port: number): Promise<unknown> {
  const to = await Asking.open(port, ATTACKER)
  const [seat] = seatsOf(await to.ask({ cmd: 'create-match', game: 'senet' }))
  for (let said = 0; said < 150; ) {
    const { status } = await to.ask({ cmd: 'say', ...seat, text: '€'.repeat(500) })
    if (status === 'ok') said++
    else await pause(30)
  }
  return ask(port, async function* () {
    for (let watch = 1; ; watch++) {
      yield { cmd: 'watch', ...seat, chat_since: 0 }
      yield { cmd: 'unwatch', watch }
    }
  })
}

async function connectAgain(port: number): Promise<never> {
  for (;;) for (const socket of await Promise.all(Array.from({ length: 30 }, () => dial(port)))) socket.destroy()
}

/** What one address can do to a server; the list grows with every idea. */
export async function listAttacks(): Promise<ReadonlyMap<string, Attack>> {
  const [costly, short] = await Promise.all([mazeRecord(20, LONGEST), mazeRecord(20, 1)])
  const imports = (record: object) => post(JSON.stringify({ cmd: 'import-match', record }))
  const attacks: [string, Attack][] = [
    ['imports of a costly record', port => flood(() => dial(port), imports(costly))],
    [
      'imports of short records',
      port =>
        ask(port, async function* () {
          for (;;) yield { cmd: 'import-match', record: short }
        }),
    ],
    ['leaving with fresh options', port => ask(port, leaving)],
    ['watches of matches of bots', watchBots],
    ['watches of a long chat', watchChat],
    ['bodies in pieces', port => flood(() => dial(port), inPieces(`{"cmd":"ping"}${' '.repeat(60_000)}`))],
    ['connections', connectAgain],
    ['requests that are no commands', port => flood(() => dial(port), post('{'))],
    ['hellos with many seats', port => flood(() => dialLive(port), text({ cmd: 'hello' }))],
    ...PATHS.map((path): [string, Attack] => [`GET ${path}`, port => flood(() => dial(port), get(path))]),
    ...Object.entries(FRAMES).map(([name, bytes]): [string, Attack] => [
      name,
      port => flood(() => dialLive(port), bytes),
    ]),
    ...CATALOG.map(({ id }): [string, Attack] => [
      `commands of ${id}`,
      port => ask(port, commandsOf(id, id === 'maze' ? { size: 20 } : {})),
    ]),
  ]
  return new Map(attacks)
}
