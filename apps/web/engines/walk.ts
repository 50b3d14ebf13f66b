import { mkdirSync, writeFileSync } from 'node:fs'
import { remoteConnection } from '@turnwise/client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../e2e/support/start-server.ts'
import { type Desk, openDesk } from './desk.ts'
import type { Page } from './engine.ts'
import { firefox } from './firefox.ts'
import { FIRST_MOVES, MOVABLE, takeSenetStep } from './first-moves.ts'
import { click, clickUntil, expectText, fill, isThere, latest, place, resize } from './hands.ts'
import { webkit } from './webkit.ts'

/** To look at after a run. */
const PICTURES = new URL('../../../test-results/engines/', import.meta.url)
/** The last one is used. */
const SIZES = { phone: { width: 390, height: 844 }, laptop: { width: 1280, height: 800 } }

/** How far the page scrolls sideways, and how far down where it is a table. */
function findOverflow(): readonly number[] {
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement
  const isTable = document.querySelector('main.table') !== null
  return [scrollWidth - clientWidth, isTable ? scrollHeight - clientHeight : 0]
}

describe.each([firefox, webkit])('$name', engine => {
  let desk: Desk
  let server: TestServer
  let page: Page

  beforeAll(async () => {
    mkdirSync(PICTURES, { recursive: true })
    desk = await openDesk()
    server = await startTestServer()
    page = await engine.start(desk)
    await page.resize(SIZES.laptop.width, SIZES.laptop.height)
    await page.open(server.url)
    await page.run(
      text => localStorage.setItem('turnwise.settings', text),
      '{"speed":"fast","theme":"light","confirm":false}',
    )
  })

  afterAll(async () => {
    // The browsers end without their screen, also one that no longer answers.
    await page?.close().catch(() => undefined)
    await desk?.close()
    await server?.close()
  })

  const look = async (name: string) => {
    for (const [device, { width, height }] of Object.entries(SIZES)) {
      await resize(page, width, height)
      writeFileSync(new URL(`${engine.name}-${name}-${device}.png`, PICTURES), await page.picture())
      expect(await page.run(findOverflow), device).toEqual([0, 0])
    }
  }
  /** Problems of a page are collected from when it is open. */
  const open = async (path: string) => {
    await page.open(server.url + path)
    await page.run(() => {
      const problems: string[] = []
      Object.assign(globalThis, { problems })
      addEventListener('error', ({ message }) => problems.push(message))
      addEventListener('unhandledrejection', ({ reason }) => problems.push(String(reason)))
      const { error } = console
      console.error = (...given: unknown[]) => {
        problems.push(given.join(' '))
        error(...given)
      }
    })
  }
  const expectNoProblems = async () => {
    expect(await page.run(() => Reflect.get(globalThis, 'problems'))).toEqual([])
  }

  test('the games are on the home page, in the fonts of the app', async () => {
    await open('/')
    await place(page, '.game-play .button', 'Play')
    expect(
      await page.run(() =>
        [...document.fonts]
          .filter(font => font.status === 'loaded')
          .map(font => font.family)
          .sort(),
      ),
    ).toEqual(['Figtree Variable', 'Fraunces Variable'])
    await look('home')
    await expectNoProblems()
  })

  test('settings are kept, and a sound starts', async () => {
    await open('/settings')
    await page.run(() => {
      const { start } = OscillatorNode.prototype
      OscillatorNode.prototype.start = function (when) {
        Object.assign(globalThis, { heard: this.context })
        start.call(this, when)
      }
    })
    const isHeard = () => page.run(() => Reflect.get(globalThis, 'heard')?.state === 'running')
    await clickUntil(page, isHeard, 'button', 'Try it')
    await click(page, '.choice', 'Dark')
    await click(page, '.choice', 'High')
    await open('/settings')
    await place(page, 'h1', 'Settings')
    expect(
      await page.run(() =>
        [...document.querySelectorAll('.choice:has(:checked)')].map(({ textContent }) => textContent),
      ),
    ).toEqual(['Dark', 'Fast', 'High', 'Drawn'])
    expect(await page.run(() => document.documentElement.dataset.theme)).toBe('dark')
    await look('settings')
    await click(page, '.choice', 'Light')
    await click(page, '.choice', 'Normal')
    await expectNoProblems()
  })

  test.each(Object.entries(FIRST_MOVES))('the first moves of %s, kept over a reload', async (game, { seed, play }) => {
    await open(`/play/${game}`)
    await fill(page, 'Ann', '.setup-who .input')
    await click(page, 'summary', 'More settings')
    await fill(page, seed, '.field', 'Seed')
    await click(page, 'button', 'Play')
    await expect.poll(() => latest(page)).toBeGreaterThanOrEqual(0)
    await play(page)
    await look(game)
    await expectNoProblems()
    const path = await page.run(() => location.pathname)
    const before = await latest(page)
    await open(path)
    await expect.poll(() => latest(page)).toBeGreaterThanOrEqual(before)
    await expectNoProblems()
  })

  test('the lesson of Senet to its end', async () => {
    await open('/learn/senet')
    await place(page, '.senet-mat')
    await look('lesson')
    const read = (selector: string) =>
      page.run(selector => document.querySelector(selector)?.textContent ?? '', selector)
    const main = '.lesson-buttons .button-main'
    while ((await read(main)) !== 'Play a match') {
      const text = await read('.lesson-text')
      if ((await read(main)) === 'Go on') await click(page, main)
      else if (await isThere(page, MOVABLE)) {
        await click(page, MOVABLE)
        await click(page, '[data-target="true"]')
      } else await click(page, '.senet-mat')
      await expect.poll(() => read('.lesson-text')).not.toBe(text)
    }
    await look('lesson-end')
    await expectNoProblems()
  })

  test('an online match: its link is taken, moves and messages arrive', async () => {
    const bob = remoteConnection(server.url)
    await open('/play/senet')
    await click(page, '.choice', 'Online by link')
    await fill(page, 'Ann', '.setup-who .input')
    await click(page, 'button', 'Create the match')
    await place(page, '.qr')
    await look('invite')
    const match_id = await page.run(() => location.pathname.replace('/match/', ''))
    await click(page, 'dialog button', 'Close')
    const { player_id, token } = await bob.request({ cmd: 'join-match', match_id, name: 'Bob' })
    const seat = { match_id, player_id, token }
    // An update may bring no entry: Bob plays once at each moment.
    let played = -1
    bob.watch(seat, ({ actions: [action] = [], seq }) => {
      if (action === undefined || seq === played) return
      played = seq
      void bob.act(seat, action, seq)
    })
    await expectText(page, '.players', 'Bob')
    for (let step = 0; step < 4; step++) await takeSenetStep(page)
    await click(page, '.rail-button', 'Chat')
    await fill(page, 'Hello', '.chat-form .input')
    await click(page, '.chat-form button', 'Send')
    await expectText(page, '.chat-list', 'Hello')
    await bob.request({ cmd: 'say', ...seat, text: 'Good luck' })
    await expectText(page, '.chat-list', 'Good luck')
    await look('online')
    bob.close()
    await expectNoProblems()
  })

  test('a seat is taken by a link', async () => {
    const bob = remoteConnection(server.url)
    const { match_id, players } = await bob.request({
      cmd: 'create-match',
      game: 'senet',
      players: [{ name: 'Bob' }, { open: true }],
    })
    await open(`/match/${match_id}`)
    await place(page, '.join-form .input')
    await look('join')
    await fill(page, 'Ann', '.join-form .input')
    await click(page, 'button', 'Sit down and play')
    await expectText(page, '.strip .player', 'Annyou')
    await bob.act({ match_id, player_id: 0, token: players[0]?.token }, { type: 'throw' })
    await expect.poll(() => latest(page)).toBe(1)
    bob.close()
    await expectNoProblems()
  })
})
