import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { remoteConnection } from '@turnwise/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { NO_RATES } from '../limits/limits.ts'
import { type RunningServer, startServer } from '../start-server.ts'

const root = mkdtempSync(join(tmpdir(), 'turnwise-preview-'))
let server: RunningServer

beforeAll(async () => {
  writeFileSync(
    join(root, 'index.html'),
    '<!doctype html><html><head><title>Turnwise</title></head><body></body></html>',
  )
  mkdirSync(join(root, 'previews'))
  writeFileSync(join(root, 'previews/senet.png'), '')
  server = await startServer({ limits: NO_RATES, webRoot: root })
})
afterAll(async () => {
  await server.close()
  rmSync(root, { recursive: true })
})

async function pageOf(path: string): Promise<string> {
  const answer = await fetch(`${server.url}${path}`, { headers: { accept: 'text/html' } })
  return answer.text()
}

async function makeMatch(game: string, name: string) {
  const connection = remoteConnection(server.url)
  const made = await connection.request({
    cmd: 'create-match',
    game,
    players: [{ name }, { name: 'Player 2', open: true }],
  })
  connection.close()
  return made
}

test('an invitation says which game it is and who invites, with its picture, and nothing secret', async () => {
  const { match_id, players } = await makeMatch('senet', 'Ann')
  const page = await pageOf(`/match/${match_id}`)
  expect(page).toContain('<meta property="og:title" content="Ann invites you to play Senet" />')
  expect(page).toContain(`content="${server.url}/previews/senet.png"`)
  expect(page).toContain(`content="${server.url}/match/${match_id}"`)
  for (const { token } of players) if (token !== undefined) expect(page).not.toContain(token)
})

test('a name is text, never markup', async () => {
  const { match_id } = await makeMatch('senet', '<b onload="x">&')
  expect(await pageOf(`/match/${match_id}`)).toContain('content="&lt;b onload=&quot;x&quot;&gt;&amp; invites')
})

test('a game without a picture has none in its preview', async () => {
  const { match_id } = await makeMatch('maze', 'Ann')
  const page = await pageOf(`/match/${match_id}`)
  expect(page).toContain('og:title')
  expect(page).not.toContain('og:image')
})

test.each(['/match/nobody', '/', '/play/senet', '/match/a/b'])('%s is the plain page', async path => {
  const page = await pageOf(path)
  expect(page).toContain('<title>Turnwise</title>')
  expect(page).not.toContain('og:')
})
