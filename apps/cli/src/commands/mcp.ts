import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { type Connection, localConnection, remoteConnection } from '@turnwise/client'
import type { Catalog } from '@turnwise/engine'
import { driveBots, localEnvironment, Table } from '@turnwise/table'
import { type Command, Option } from 'commander'
import { type GameOptions, gameOption, loadCatalog } from '../catalog.ts'
import { LEGALITY, type Legality } from '../mcp/observing.ts'
import { turnwiseTools } from '../mcp/tools.ts'

interface McpOptions extends GameOptions {
  readonly server?: string
  readonly legal: Legality
}

export function register(program: Command): void {
  program
    .command('mcp')
    .description('the games as tools for agents, over standard input and output')
    .option('--server <url>', 'play on this server; without it at a table inside this process')
    .addOption(
      new Option('--legal <help>', 'how much agents learn about legal actions').choices(LEGALITY).default('list'),
    )
    .addOption(gameOption())
    .action(mcp)
}

async function mcp({ server, legal, game }: McpOptions): Promise<void> {
  const catalog = await loadCatalog(game)
  const connection = server === undefined ? ownTable(catalog) : remoteConnection(server)
  await turnwiseTools(connection, catalog, legal).connect(new StdioServerTransport())
}

/** A table in this process. Its agents do not trust each other: seats have tokens, and presence is not known. */
function ownTable(catalog: Catalog): Connection {
  const table = new Table({ ...localEnvironment(catalog), isAbsent: () => false })
  driveBots(table, (matchId, error) => process.stderr.write(`turnwise: ${matchId}: ${String(error)}\n`))
  return localConnection(table, { local: false })
}
