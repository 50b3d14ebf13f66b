import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { remoteConnection } from '@turnwise/client'
import { type Command, Option } from 'commander'
import { type GameOptions, gameOption, loadCatalog } from '../catalog.ts'
import { LEGALITY, type Legality } from '../mcp/observing.ts'
import { turnwiseTools } from '../mcp/tools.ts'
import { ownTable } from '../own-table.ts'

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
