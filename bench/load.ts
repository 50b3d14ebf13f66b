import { parseArgs } from 'node:util'
import {
  type Crowd,
  gatherCrowd,
  idleMatches,
  keepThinking,
  measureMemory,
  openFilesLimit,
  playCell,
} from './load/cells.ts'
import { type Contender, startBare, startPeer, startTurnwise } from './load/servers.ts'
import type { Summary } from './load/tally.ts'
import { formatCount, median, printTable } from './measure.ts'

/**
 * The server under load beside boardgame.io's own, in the same run and in turns. Ours has every action on the disk
 * before it is answered; the peer keeps its matches in memory.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '2' },
    rounds: { type: 'string', default: '1' },
    matches: { type: 'string', default: '1,100,1000' },
    connections: { type: 'string', default: '20000' },
    only: { type: 'string', default: 'play,bots,memory,crowd' },
  },
})
const seconds = Number(values.seconds)
const sizes = values.matches.split(',').map(Number)
const parts = new Set(values.only.split(','))
const servers: Contender[] = []
const filesLimit = openFilesLimit()
/** The peer's figures by the number of matches, which all others are compared with. */
const peers = new Map<number, Summary>()
const HEAD = ['', 'actions/s', 'of the peer', 'p50, ms', 'p99, ms', 'server CPU, µs an action', 'generator busy']

try {
  if (parts.has('nodes')) await severalNodes()
  if ([...parts].some(part => part !== 'nodes'))
    servers.push(await startPeer(), await startTurnwise('sqlite'), await startTurnwise('postgres'))
  if (parts.has('play')) await play()
  if (parts.has('bots')) await withBots()
  if (parts.has('memory')) await memory()
  if (parts.has('crowd')) await crowds()
} finally {
  for (const server of servers) await server.close()
}

/** Also the WebSocket library alone: how much of the machine its messages take. */
async function play(): Promise<void> {
  const bare = await startBare()
  try {
    for (const size of sizes) await compare(size, matchesOf(size), [...servers, bare])
  } finally {
    await bare.close()
  }
}

async function compare(size: number, title: string, contenders: readonly Contender[]): Promise<void> {
  const runs = contenders.map((): Summary[] => [])
  for (let round = 0; round < Number(values.rounds); round++) {
    for (const [i, server] of contenders.entries()) runs[i]?.push(await playOn(server, size))
  }
  const middle = runs.map(list => medianRun(list))
  const measured = middle[contenders.findIndex(({ kind }) => kind === 'peer')]
  if (measured !== undefined) peers.set(size, measured)
  const peer = peers.get(size)
  process.stdout.write(`\n${title}, two live clients each\n\n`)
  printTable(
    HEAD,
    middle.map((run, i) => [
      contenders[i]?.name ?? '',
      formatCount(run.perSecond),
      peer === undefined ? '' : `${(run.perSecond / peer.perSecond).toFixed(1)}×`,
      run.p50.toFixed(1),
      run.p99.toFixed(1),
      formatCount(run.serverMicros),
      `${Math.round(run.generatorBusy * 100)} %${run.refused === 0 ? '' : `, ${run.refused} refused`}`,
    ]),
  )
}

/** The peer is started again each time: it crashes when many players of an earlier cell leave at once. */
async function playOn(server: Contender, size: number): Promise<Summary> {
  if (server.kind !== 'peer') return playCell(server, size, seconds)
  const fresh = await startPeer()
  try {
    return await playCell(fresh, size, seconds)
  } finally {
    await fresh.close()
  }
}

function matchesOf(count: number): string {
  return count === 1 ? '1 match' : `${formatCount(count)} matches`
}

function medianRun(runs: readonly Summary[]): Summary {
  const middle = median(runs.map(run => run.perSecond))
  const found = runs.find(run => run.perSecond === middle)
  if (found === undefined) throw new Error('nothing measured')
  return found
}

/**
 * Bots that are asked repeatedly for as much thinking as they may do, in separate matches: enough of them that their
 * threads are never idle. They get separate servers, one at a time, since they would slow down everything else that is
 * measured. Play is measured without and with them, so that the difference is their effect.
 */
async function withBots(): Promise<void> {
  for (const storage of ['sqlite', 'postgres'] as const) {
    const server = await startTurnwise(storage)
    try {
      for (const size of sizes) await compare(size, `${matchesOf(size)} and no bot`, [server])
      const stop = await keepThinking(server, 8)
      for (const size of sizes) await compare(size, `${matchesOf(size)} while bots think in 8 others`, [server])
      stop()
    } finally {
      await server.close()
    }
  }
}

/** The same hundred matches on several nodes of one database; at last with both players of each at different nodes. */
async function severalNodes(): Promise<void> {
  const first = await startTurnwise('postgres')
  const nodes = [
    first,
    await startTurnwise('postgres', { shared: first.database }),
    await startTurnwise('postgres', { shared: first.database }),
  ]
  const share = async (count: number) =>
    Promise.all(nodes.slice(0, count).map(node => playCell(node, Math.round(100 / count), seconds)))
  const apart = async () => [await playCell(first, 100, seconds, nodes[1])]
  const cells: readonly (readonly [string, () => Promise<readonly Summary[]>])[] = [
    ['one node', () => share(1)],
    ['two nodes', () => share(2)],
    ['three nodes', () => share(3)],
    ['two nodes, the players of a match at different ones', apart],
  ]
  const rows: string[][] = []
  try {
    for (const [title, play] of cells) {
      const runs: (readonly Summary[])[] = []
      for (let round = 0; round < Number(values.rounds); round++) runs.push(await play())
      const sum = (run: readonly Summary[]) => run.reduce((all, { perSecond }) => all + perSecond, 0)
      const most = (run: readonly Summary[], of: 'p50' | 'p99') => Math.max(...run.map(each => each[of]))
      rows.push([
        title,
        formatCount(median(runs.map(sum))),
        median(runs.map(run => most(run, 'p50'))).toFixed(1),
        median(runs.map(run => most(run, 'p99'))).toFixed(1),
      ])
    }
  } finally {
    for (const node of nodes.toReversed()) await node.close()
  }
  process.stdout.write('\n100 matches on one PostgreSQL, two live clients each\n\n')
  printTable(['', 'actions/s', 'p50, ms', 'p99, ms'], rows)
}

async function memory(): Promise<void> {
  const count = Math.min(5_000, Number(values.connections))
  process.stdout.write(`\nMemory of the server's process, over ${formatCount(count)} of each\n\n`)
  const rows: string[][] = []
  for (const server of servers) {
    const { perMatch, perConnection } = await measureMemory(server, count, count)
    rows.push([server.name, (perMatch / 1024).toFixed(1), (perConnection / 1024).toFixed(1)])
  }
  printTable(['', 'KiB an idle match', 'KiB a watching connection'], rows)
}

/** If one process may not open so many files, two nodes on one database share the crowd. */
async function crowds(): Promise<void> {
  const wanted = Number(values.connections)
  // The database, the measured players and the process itself need some of the files too.
  const most = filesLimit - 300
  for (const server of servers.filter(({ kind }) => kind === 'turnwise')) {
    const needsAnother = wanted > most && server.database !== undefined
    const nodes = needsAnother ? [server, await startTurnwise('postgres', { shared: server.database })] : [server]
    const matches = await idleMatches(server, 500)
    const gathered: Crowd[] = []
    for (const node of nodes) {
      gathered.push(await gatherCrowd(node, Math.min(most, Math.ceil(wanted / nodes.length)), matches))
    }
    const held = gathered.reduce((sum, crowd) => sum + crowd.held, 0)
    const where = nodes.length === 1 ? 'elsewhere' : 'elsewhere, half of them at another node'
    await compare(100, `100 matches while ${formatCount(held)} connections look on ${where}`, [server])
    for (const crowd of gathered) await crowd.leave()
    for (const node of nodes) if (node !== server) await node.close()
  }
  if (most < wanted) {
    process.stdout.write(
      `\n(Not ${formatCount(wanted)} at one node, because this system allows a process ${formatCount(filesLimit)} open files: \`prlimit\` as root.)\n`,
    )
  }
}
