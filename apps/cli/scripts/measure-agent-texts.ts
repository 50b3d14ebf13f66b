/**
 * How many characters an agent reads for a decision, by game and carrier:
 * `npx node apps/cli/scripts/measure-agent-texts.ts`.
 * One match of each game is played against the weakest bot, to its end or for `MOST_DECISIONS` decisions.
 */
import { CATALOG } from '@turnwise/catalog'
import { localConnection } from '@turnwise/client'
import { createRng } from '@turnwise/engine'
import { driveBots, localEnvironment, Table } from '@turnwise/table'
import { observe } from '../src/mcp/observing.ts'
import { choiceLines } from '../src/play/choice-list.ts'
import { choicesOf } from '../src/play/read-line.ts'

const MOST_DECISIONS = 60
/** Of the list of legal actions in its short form. */
const LIMIT = 20

interface Reading {
  readonly mcp: number[]
  readonly mcpWithoutList: number[]
  readonly stdio: number[]
  readonly stdioList: number[]
  readonly stdioShort: number[]
  readonly plain: number[]
}

async function measure(entry: (typeof CATALOG)[number]): Promise<Reading> {
  const table = new Table(localEnvironment(CATALOG))
  const stop = driveBots(table, (_match, error) => {
    throw error
  })
  const connection = localConnection(table, { local: false })
  const module = await entry.load()
  const bot = module.bots[0]?.id ?? ''
  const players = [{ name: 'Agent' }, ...Array.from({ length: entry.seats.min - 1 }, () => ({ bot }))]
  const created = await connection.request({ cmd: 'create-match', game: entry.id, players })
  const held = { match_id: created.match_id, player_id: 0, token: created.players[0]?.token ?? '' }
  const reading: Reading = { mcp: [], mcpWithoutList: [], stdio: [], stdioList: [], stdioShort: [], plain: [] }
  const rng = createRng(`texts ${entry.id}`)
  for (let state = await connection.request({ cmd: 'get-state', ...held }); state.outcome === undefined; ) {
    if (!state.to_act.includes(0)) {
      state = await connection
        .request({ cmd: 'wait', ...held, since: state.seq, timeout: 5 })
        .then(() => connection.request({ cmd: 'get-state', ...held }))
      continue
    }
    if (reading.mcp.length === MOST_DECISIONS) break
    const legal = await connection.request({ cmd: 'get-legal-actions', ...held })
    const size = (value: object) => JSON.stringify(value).length
    reading.mcp.push(size(await observe(connection, CATALOG, held, 'list', false)))
    reading.mcpWithoutList.push(size(await observe(connection, CATALOG, held, 'count', false)))
    reading.stdio.push(size(await connection.request({ cmd: 'get-state', compact: true, ...held })))
    reading.stdioList.push(size(legal))
    reading.stdioShort.push(size(await connection.request({ cmd: 'get-legal-actions', ...held, limit: LIMIT })))
    const style = { viewer: 0, names: state.players.map(({ name }) => name), width: 80, color: false, ascii: true }
    const moment = {
      module,
      view: state.view,
      seat: 0,
      legal: legal.actions,
      complete: legal.complete,
      style,
      waitingFor: [],
    }
    reading.plain.push([state.text, ...choiceLines(choicesOf(moment))].join('\n').length)
    const ending = legal.texts.findIndex(text => /end turn|go on/i.test(text))
    const chosen = legal.actions[ending !== -1 && rng.int(3) === 0 ? ending : rng.int(legal.actions.length)]
    if (chosen === undefined) break
    await connection.act(held, chosen)
    state = await connection.request({ cmd: 'get-state', ...held })
  }
  stop()
  return reading
}

function cell(sizes: readonly number[]): string {
  const sorted = sizes.toSorted((a, b) => a - b)
  const thousands = (size: number) => size.toLocaleString('en')
  return `${thousands(sorted[Math.floor(sorted.length / 2)] ?? 0)} (${thousands(sorted.at(-1) ?? 0)})`
}

console.log(
  `| characters, median (most) | MCP | MCP, count only | \`get-state\`, compact | \`get-legal-actions\` | with \`limit: ${LIMIT}\` | \`--plain\` |`,
)
console.log('| --- | --- | --- | --- | --- | --- | --- |')
for (const entry of CATALOG) {
  const { mcp, mcpWithoutList, stdio, stdioList, stdioShort, plain } = await measure(entry)
  console.log(
    `| ${entry.title} | ${[mcp, mcpWithoutList, stdio, stdioList, stdioShort, plain].map(cell).join(' | ')} |`,
  )
}
