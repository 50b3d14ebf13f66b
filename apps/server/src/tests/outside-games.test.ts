import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { CATALOG } from '@turnwise/catalog'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ListedGame, OutsideGame } from '../http/outside-games.ts'
import { type RunningServer, startServer } from '../start-server.ts'

let folder = ''
let server: RunningServer

/** A game with another id, whose module re-exports the rules and bots of a built-in one. */
async function outsideGame(): Promise<OutsideGame> {
  const [first] = CATALOG
  if (first === undefined) throw new Error('The catalog is empty.')
  const module = await first.load()
  const file = join(folder, 'module.js')
  await writeFile(
    file,
    `import { module as other } from '${import.meta.resolve(`@turnwise/${first.id}/module`)}'\n` +
      `export const module = { ...other, game: { ...other.game, id: 'outside' } }\n`,
  )
  await writeFile(join(folder, 'web.js'), 'export const board = {}\n')
  const game = { ...module.game, id: 'outside' }
  const entry = { ...first, id: 'outside', load: async () => ({ ...module, game }) }
  return { entry, version: game.version, moduleUrl: pathToFileURL(file).href, web: folder }
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'turnwise-outside-'))
  server = await startServer({ outsideGames: [await outsideGame()] })
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

const list = async (): Promise<{ games: ListedGame[] }> =>
  JSON.parse(await (await fetch(`${server.url}/games.json`)).text())

async function ask(request: object) {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${server.url}/api`, { method: 'POST', headers, body: JSON.stringify(request) })
  return JSON.parse(await answer.text())
}

test('the page learns of the game and can load its files, which never change under their URL', async () => {
  const { games } = await list()
  expect(games).toEqual([expect.objectContaining({ id: 'outside', files: ['module.js', 'web.js'], hasLesson: false })])
  const answer = await fetch(`${server.url}${games[0]!.base}web.js`)
  expect(answer.headers.get('content-type')).toContain('javascript')
  expect(answer.headers.get('cache-control')).toContain('immutable')
  expect(await answer.text()).toContain('board')
})

test('only the files of the build are served', async () => {
  const { games } = await list()
  expect((await fetch(`${server.url}${games[0]!.base}../../package.json`)).status).toBe(404)
})

test('a bot of the game thinks in its thread', async () => {
  const module = await CATALOG[0]!.load()
  const players = [{}, { bot: module.bots[0]!.id }]
  const created = await ask({ cmd: 'create-match', game: 'outside', players })
  expect(created).toMatchObject({ status: 'ok', game: 'outside' })
  const { match_id, players: seats } = created
  const token = seats[0].token
  // The first seat plays its first legal action until the bot has answered.
  for (let i = 0; i < 20; i++) {
    const state = await ask({ cmd: 'get-state', match_id, player_id: 0, token })
    if (state.to_act.includes(1)) {
      const moved = await ask({ cmd: 'wait', match_id, player_id: 0, token, since: state.seq, timeout: 10 })
      expect(moved.seq).toBeGreaterThan(state.seq)
      return
    }
    const { actions } = await ask({ cmd: 'get-legal-actions', match_id, player_id: 0, token })
    await ask({ ...actions[0], match_id, player_id: 0, token })
  }
  expect.unreachable('it never was the turn of the bot')
})

test('a later build is not served before the server starts again', async () => {
  const before = await list()
  await writeFile(join(folder, 'web.js'), 'export const board = { later: true }\n')
  await rm(join(folder, 'module.js'))
  expect(await list()).toEqual(before)
  const texts = before.games[0]!.files.map(async file => {
    const answer = await fetch(`${server.url}${before.games[0]!.base}${file}`)
    return [answer.status, (await answer.text()).includes('later')]
  })
  expect(await Promise.all(texts)).toEqual([
    [200, false],
    [200, false],
  ])
})
