import { type Browser, chromium, type Page } from '@playwright/test'
import build from '../e2e/support/build.ts'
import { chromiumOptions } from '../e2e/support/find-chromium.ts'
import { startTestServer } from '../e2e/support/start-server.ts'
import { openRecord, SIZES } from './scenes.ts'

/**
 * What a frame costs the page's main thread, in CPU time, so that other work on the machine does not count: script, layout and
 * painting, drawn without a graphics card. `npx node apps/web/scripts/measure-frames.ts [name]`
 */
interface Case {
  readonly name: string
  readonly size: keyof typeof SIZES
  readonly record: readonly [path: string, length: number]
  run(page: Page): Promise<unknown>
}

const ALL = 10_000
const NETWORK = ['runerail/fixtures/network', 240] as const

const CASES: readonly Case[] = [
  ...(['laptop', 'phone'] as const).flatMap((size): Case[] => [
    { name: 'Runerail, dragged', size, record: NETWORK, run: page => drag(page, 0) },
    { name: 'Runerail, zoomed in twice and dragged at once', size, record: NETWORK, run: page => drag(page, 2) },
    {
      name: 'Runerail, zoomed in as far as it goes and dragged at once',
      size,
      record: NETWORK,
      run: page => drag(page, 6),
    },
    {
      name: 'Runerail, dragged while others play',
      size,
      record: ['runerail/fixtures/network', ALL],
      run: dragWhilePlaying,
    },
  ]),
  ...(['laptop', 'phone'] as const).map(
    (size): Case => ({ name: 'Senet, played back', size, record: ['senet/fixtures/masters', ALL], run: playBack }),
  ),
  { name: 'Odysseus, played back', size: 'laptop', record: ['odysseus/fixtures/shared', ALL], run: playBack },
  { name: 'Geniejack, played back', size: 'laptop', record: ['geniejack/fixtures/victory', ALL], run: playBack },
  { name: 'A Maze, played back', size: 'laptop', record: ['maze/fixtures/treasure-player-0', ALL], run: playBack },
]

/** Runs in the page: drags the map without a pause for this many frames. */
async function drag(page: Page, zooms: number, frames = 60): Promise<void> {
  await page.evaluate(
    async ({ zooms, frames }) => {
      const surface = document.querySelector<HTMLElement>('.runerail-surface')
      if (surface === null) throw new Error('There is no map.')
      const box = surface.getBoundingClientRect()
      surface.setPointerCapture = () => undefined
      const fire = (type: string, x: number, y: number) => {
        const at = { clientX: box.x + 10 + x, clientY: box.bottom - 10 - y }
        surface.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, pointerType: 'mouse', ...at }))
      }
      for (let i = 0; i < zooms; i++) document.querySelector<HTMLElement>('[aria-label="Zoom in"]')?.click()
      fire('pointerdown', 0, 0)
      for (let i = 1; i <= frames; i++) {
        fire('pointermove', Math.abs(((i * 13) % 400) - 200), Math.abs(((i * 9) % 300) - 150))
        await new Promise(requestAnimationFrame)
      }
      fire('pointerup', 0, 0)
    },
    { zooms, frames },
  )
}

/** Goes back this many moments by the address, since the timeline opens differently on laptop and phone. */
async function goBack(page: Page, before: number): Promise<void> {
  const latest = Number(await page.locator('main.table').getAttribute('data-latest'))
  await page.goto(`${page.url().replace(/\?.*/, '')}?at=${latest - before}`)
  await page.locator('.timeline-row').waitFor()
}

/** The button is not found by its role: with a long log beside the board that search takes a second. */
async function dragWhilePlaying(page: Page): Promise<void> {
  await page.locator('.timeline-row button').nth(2).click()
  await drag(page, 1, 300)
}

async function playBack(page: Page): Promise<void> {
  await page.locator('.timeline-row button').nth(2).click()
  await page.waitForTimeout(6_000)
}

interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  readonly args: { readonly name?: string }
  /** CPU time, µs. */
  readonly tdur?: number
}

async function measure(browser: Browser, url: string, { name, size, record, run }: Case): Promise<string> {
  const context = await browser.newContext({ ...SIZES[size], baseURL: url })
  const page = await context.newPage()
  const settings = JSON.stringify({ speed: 'normal', muted: true })
  await page.addInitScript(text => localStorage.setItem('turnwise.settings', text), settings)
  await openRecord(page, ...record)
  if (record[1] === ALL) await goBack(page, 40)
  await page.waitForTimeout(1_000)
  await browser.startTracing(page, { categories: ['cc', 'toplevel'] })
  await run(page)
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString())
  await context.close()
  const mains = traceEvents.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
  const took = (wanted: string) =>
    traceEvents
      .filter(event => event.name === wanted && mains.some(({ pid, tid }) => pid === event.pid && tid === event.tid))
      .flatMap(({ tdur }) => (tdur === undefined ? [] : [tdur / 1000]))
      .toSorted((a, b) => a - b)
  const frames = took('ProxyMain::BeginMainFrame')
  const at = (part: number) => (frames[Math.floor(part * (frames.length - 1))] ?? Number.NaN).toFixed(1)
  const longest = (took('ThreadControllerImpl::RunTask').at(-1) ?? Number.NaN).toFixed(1)
  return `| ${name} | ${size} | ${frames.length} | ${at(0.5)} | ${at(0.95)} | ${longest} |`
}

const removeBuild = await build()
const server = await startTestServer()
const browser = await chromium.launch(chromiumOptions())
process.stdout.write('|  | size | frames | median, ms | 95 % | longest task |\n| --- | --- | --- | --- | --- | --- |\n')
const wanted = process.argv[2] ?? ''
for (const each of CASES.filter(({ name }) => name.startsWith(wanted)))
  process.stdout.write(`${await measure(browser, server.url, each)}\n`)
await browser.close()
await server.close()
removeBuild()
