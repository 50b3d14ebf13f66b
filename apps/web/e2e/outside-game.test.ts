import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { collectProblems, expect, quiet, test } from './support/fixtures.ts'
import { install, installPacked, run, servePacked } from './support/packed.ts'

const ID = 'my-dice'

test.use({ serviceWorkers: 'allow' })

let place = ''
test.beforeAll(async () => {
  test.setTimeout(3 * test.info().timeout)
  place = await mkdtemp(join(tmpdir(), 'turnwise-outside-'))
  await installPacked(place)
  await run(place, ['npx', 'turnwise', 'new-game', ID, '--template', 'secrets'])
  await run(place, ['npx', 'turnwise', 'new-game', 'my-heap'])
})
test.afterAll(() => rm(place, { recursive: true, force: true }))

test('a game from outside is written, checked, played, built, served and installed', async ({ page, context }) => {
  test.setTimeout(3 * test.info().timeout)
  const folder = join(place, ID)

  await test.step('the templates keep the contract, their types fit and their tests pass', async () => {
    expect(await run(folder, ['npx', 'turnwise', 'check', '--seeds', '3'])).toContain(
      'My dice keeps the contract, as far as was seen.',
    )
    expect(await run(join(place, 'my-heap'), ['npx', 'turnwise', 'check'])).toContain(
      'My heap keeps the contract, as far as was seen.',
    )
    await run(folder, ['npx', 'tsc'])
    // Conformance was checked above.
    await run(folder, ['npx', 'vitest', 'run', 'src/game', 'src/bots', 'src/fixtures'])
  })

  await test.step('bots play it in the terminal, over standard input and in the arena', async () => {
    const output = await run(folder, ['npx', 'turnwise', 'play', '.', '--plain', '--seats', 'cautious,random'])
    expect(output).toMatch(/(Easy|Hard) wins/)
    // Neither of its bots can judge a match.
    expect(output).not.toContain('turnwise review')
    const requests = [
      { cmd: 'create-match', game: ID },
      { cmd: 'draw-starter', match_id: 'm1', player_id: 0, starter: 1 },
      { cmd: 'bot-move', match_id: 'm1', player_id: 1, bot: 'gambler' },
    ]
    const lines = requests.map(request => `${JSON.stringify(request)}\n`).join('')
    expect(await run(folder, ['npx', 'turnwise', 'stdio', '--game', '.'], lines)).toContain('"bid-made"')
    expect(await run(folder, ['npx', 'turnwise', 'arena', '.', '--games', '2'])).toContain('cautious against random')
  })

  await test.step('its folder is built and served: own board, a bot on the server and in the page', async () => {
    await run(folder, ['npx', 'turnwise', 'build'])
    const server = await servePacked(place, folder)
    const problems = collectProblems(page)
    await quiet(page)
    await playOnServer(page, server.url)
    await playInPage(page, server.url)
    expect(problems).toEqual([])
    // A page that was loading while the service worker took over the others is its page after the next load.
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    await page.reload()
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await expect
      .poll(() => page.evaluate(async () => (await (await caches.open('turnwise-games')).keys()).length))
      .toBe(3)
    await server.close()
    await context.setOffline(true)
    await page.goto(server.url)
    await expect(page.getByText('My dice').first()).toBeVisible()
    await playInPage(page, server.url)
    await context.setOffline(false)
  })

  await test.step('it is packed, installed as a package and played', async () => {
    await run(folder, ['npm', 'pack', '--pack-destination', place])
    await install(place, [join(place, `${ID}-0.1.0.tgz`)])
    await rm(folder, { recursive: true })
    expect(await run(place, ['npx', 'turnwise', 'check', ID, '--seeds', '1'])).toContain('My dice')
    const server = await servePacked(place, ID)
    await playOnServer(page, server.url)
    await server.close()
  })
})

/** Ann against a bot that thinks in this page. */
async function playInPage(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/play/${ID}`)
  await page.getByText('Hard', { exact: true }).click()
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await page.waitForURL('**/local/*')
  await playUntilBotActs(page)
}

/** Ann against a bot that thinks on the server. */
async function playOnServer(page: Page, url: string): Promise<void> {
  const players = [{ name: 'Ann' }, { bot: 'gambler' }]
  const body = JSON.stringify({ cmd: 'create-match', game: ID, players })
  const answer = await fetch(`${url}/api`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  const match = await answer.json()
  await page.goto(`${url}/match/${match.match_id}#seat=0&token=${match.players[0].token}`)
  await playUntilBotActs(page)
}

/** The game's own board shows Ann's dice and hides the others; Ann draws who begins, bids if it is their turn, and the bot acts. */
async function playUntilBotActs(page: Page): Promise<void> {
  await expect(page.getByText('No bid yet')).toBeVisible()
  await expect(page.getByText('▢ ▢ ▢ ▢ ▢')).toHaveCount(1)
  const latest = async () => Number(await page.locator('main.table').getAttribute('data-latest'))
  await click(page, 'Draw who begins')
  await expect.poll(latest).toBeGreaterThan(0)
  const bid = page.getByRole('button', { name: 'Bid 1 × 1', exact: true })
  let own = 1
  await expect(async () => {
    if (own === 1 && (await bid.isVisible())) {
      await click(page, 'Bid 1 × 1')
      own = 2
    }
    expect(await latest(), await page.locator('.status').innerText()).toBeGreaterThan(own)
  }).toPass()
}

async function click(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true })
  await button.click()
  await expect(button).toHaveCount(0)
}
