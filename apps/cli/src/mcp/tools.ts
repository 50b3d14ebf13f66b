import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { type Connection, Refusal } from '@turnwise/client'
import { sentencesOf } from '@turnwise/client/match'
import type { Catalog } from '@turnwise/engine'
import { type Answer, COMMANDS, playedAction } from '@turnwise/protocol'
import { z } from 'zod'
import { answering } from './answers.ts'
import { chosenAction } from './choosing.ts'
import { formatHandle, parseHandle } from './handle.ts'
import { type Legality, legalActions, observe } from './observing.ts'
import { reviewForAgent } from './reviewing.ts'
import { waitForTurn } from './waiting.ts'

// Arguments have the protocol's schemas; only what the tools add is defined here.
const ofCreate = COMMANDS['create-match'].request.shape
const ofJoin = COMMANDS['join-match'].request.shape
const ofLog = COMMANDS['get-log'].request.shape
const bot = COMMANDS['bot-move'].request.shape.bot.unwrap()
const handle = z.string().max(300).describe('your seat, as create_game or join gave it')
const game = ofCreate.game.describe('the id of a game, from list_games')

/** The command set as tools. Tools keep no state: everything that they need is in their arguments. */
export function turnwiseTools(connection: Connection, catalog: Catalog, legality: Legality): McpServer {
  const server = new McpServer({ name: 'turnwise', version: '0.1.0' })

  server.registerTool(
    'list_games',
    {
      description: 'Which games there are, for how many players, and their bots.',
      annotations: { readOnlyHint: true },
    },
    () =>
      answering(async () => {
        const { games } = await connection.request({ cmd: 'list-games' })
        return { games: games.map(({ options: _options, actions: _actions, ...short }) => short) }
      }),
  )

  server.registerTool(
    'rules',
    {
      description: 'The rules of a game, and the JSON Schemas of its actions and options.',
      inputSchema: { game },
      annotations: { readOnlyHint: true },
    },
    ({ game }) =>
      answering(async () => {
        const { rules, version } = await connection.request({ cmd: 'get-rules', game })
        const { games } = await connection.request({ cmd: 'list-games' })
        const { actions, options } = games.find(({ game: id }) => id === game) ?? {}
        return { version, rules, actions, options }
      }),
  )

  server.registerTool(
    'content',
    {
      description: 'What never changes in a game, as data: its map, cards, items. A view names it by id.',
      inputSchema: { game },
      annotations: { readOnlyHint: true },
    },
    ({ game }) =>
      answering(async () => {
        const { version, content } = await connection.request({ cmd: 'get-content', game })
        return { version, content }
      }),
  )

  server.registerTool(
    'create_game',
    {
      description: 'Start a match. You take the first seat; each other seat is a bot, or open for others to join.',
      inputSchema: {
        game,
        name: ofJoin.name,
        opponents: z
          .array(bot)
          .max(15)
          .optional()
          .describe('for each further seat the id of a bot, or "open"; without it every further seat is open'),
        options: ofCreate.options,
        seed: ofCreate.seed.describe('only where you play alone'),
      },
    },
    ({ game, name, opponents, options, seed }) =>
      answering(async () => {
        const others = opponents ?? (await defaultOpponents(connection, game))
        const created = await connection.request({
          cmd: 'create-match',
          game,
          players: [
            name === undefined ? {} : { name },
            ...others.map(other => (other === 'open' ? { open: true } : { bot: other })),
          ],
          ...(options === undefined ? {} : { options }),
          ...(seed === undefined ? {} : { seed }),
        })
        return seated(created, 0)
      }),
  )

  server.registerTool(
    'join',
    {
      description: 'Take an open seat of a match that another player created.',
      inputSchema: { match_id: ofJoin.match_id, name: ofJoin.name },
    },
    ({ match_id, name }) =>
      answering(async () => {
        const { player_id, token = '' } = await connection.request({ cmd: 'join-match', match_id, name })
        return { match_id, player_id, handle: formatHandle({ match_id, player_id, token }) }
      }),
  )

  server.registerTool(
    'observe',
    {
      description: 'How the table looks to you now: a text for reading, and the same as data if you ask for it.',
      inputSchema: { handle, view: z.boolean().optional().describe('also give the view as data') },
      annotations: { readOnlyHint: true },
    },
    ({ handle, view }) => answering(() => observe(connection, catalog, parseHandle(handle), legality, view === true)),
  )

  server.registerTool(
    'legal_actions',
    {
      description: 'What you may do now, as data and in words, as far as this table helps with that.',
      inputSchema: { handle },
      annotations: { readOnlyHint: true },
    },
    ({ handle }) =>
      answering(async () => {
        if (legality === 'none')
          throw new Refusal('forbidden', 'This table does not say what is legal: read the rules.')
        return legalActions(connection, parseHandle(handle), legality)
      }),
  )

  server.registerTool(
    'act',
    {
      description: 'Take an action of the game, by its words or as data. A refusal says why and changes nothing.',
      inputSchema: {
        handle,
        choice: z.string().max(500).optional().describe('one of your choices, copied exactly'),
        action: playedAction.optional().describe('the action as data, by the schema that rules gives'),
        expected_seq: COMMANDS.undo.request.shape.expected_seq.describe(
          'act only if the match has not moved since this seq',
        ),
      },
    },
    ({ handle, expected_seq, ...wanted }) =>
      answering(async () => {
        const seat = parseHandle(handle)
        const action = await chosenAction(connection, seat, wanted)
        const { seq, text } = await connection.act(seat, action, expected_seq)
        return { seq, happened: text, now: await observe(connection, catalog, seat, legality, false) }
      }),
  )

  server.registerTool(
    'wait_turn',
    {
      description: 'Wait until you are to act or the match is over; says so, or that the time is up.',
      inputSchema: { handle, timeout: z.number().min(0).max(300).optional().describe('seconds; 30 by default') },
      annotations: { readOnlyHint: true },
    },
    ({ handle, timeout }) =>
      answering(async () => {
        const seat = parseHandle(handle)
        await waitForTurn(connection, seat, (timeout ?? 30) * 1000)
        return observe(connection, catalog, seat, legality, false)
      }),
  )

  server.registerTool(
    'history',
    {
      description:
        'What happened so far, as you may know it; where `next` is given, ask for the rest with it as `since`.',
      inputSchema: { handle, since: ofLog.since.describe('only what came after this seq') },
      annotations: { readOnlyHint: true },
    },
    ({ handle, since }) =>
      answering(async () => {
        const seat = parseHandle(handle)
        const { players } = await connection.request({ cmd: 'get-state', ...seat })
        const { seq, entries, next } = await connection.request({ cmd: 'get-log', ...seat, since })
        const naming = { names: players.map(({ name }) => name) }
        const short = entries.map(({ at: _at, events: _events, ...entry }) => ({
          ...entry,
          text: sentencesOf(entry, naming),
        }))
        return { seq, entries: short, ...(next === undefined ? {} : { next }) }
      }),
  )

  server.registerTool(
    'review',
    {
      description:
        'What decided a match that is over: luck and errors of every seat, the largest errors and what was better.',
      inputSchema: { match_id: ofJoin.match_id.describe('of a match that is over, as create_game or join gave it') },
      annotations: { readOnlyHint: true },
    },
    ({ match_id }) => answering(() => reviewForAgent(connection, catalog, match_id)),
  )

  server.registerTool('resign', { description: 'Give the match up.', inputSchema: { handle } }, ({ handle }) =>
    answering(async () => {
      const { outcome, seq } = await connection.request({ cmd: 'resign', ...parseHandle(handle) })
      return { seq, outcome }
    }),
  )

  return server
}

/** The smallest number of seats; all but the creator's own are open. */
async function defaultOpponents(connection: Connection, game: string): Promise<readonly string[]> {
  const { games } = await connection.request({ cmd: 'list-games' })
  const needed = games.find(({ game: id }) => id === game)?.min_players ?? 1
  return Array.from({ length: Math.max(0, needed - 1) }, () => 'open')
}

function seated({ match_id, players }: Answer<'create-match'>, seat: number): object {
  return {
    match_id,
    player_id: seat,
    handle: formatHandle({ match_id, player_id: seat, token: players[seat]?.token ?? '' }),
    players: players.map(({ token: _token, ...shown }) => shown),
  }
}
