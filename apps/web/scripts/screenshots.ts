import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import build from '../e2e/support/build.ts'
import { chromiumOptions } from '../e2e/support/find-chromium.ts'
import { startTestServer } from '../e2e/support/start-server.ts'
import { SCENES, SIZES } from './scenes.ts'

/** Makes the pictures of the README from the built app: `npm run screenshots -w @turnwise/web [name …]`. */
const folder = fileURLToPath(new URL('../../../docs/screenshots/', import.meta.url))
const wanted = process.argv.slice(2)
await mkdir(folder, { recursive: true })
const removeBuild = await build()
const server = await startTestServer()
const browser = await chromium.launch(chromiumOptions())
for (const { name, size, theme, speed = 'off', open } of SCENES) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  // At the size at which they are shown.
  const look = { ...SIZES[size], deviceScaleFactor: 1 }
  const context = await browser.newContext({ ...look, colorScheme: theme, baseURL: server.url })
  const page = await context.newPage()
  await page.addInitScript(
    text => localStorage.setItem('turnwise.settings', text),
    JSON.stringify({ speed, muted: false, theme }),
  )
  await open(page)
  await page.waitForLoadState('networkidle')
  const session = await context.newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 85 })
  await writeFile(`${folder}${name}.webp`, data, 'base64')
  process.stdout.write(`${name}.webp\n`)
  await context.close()
}
await browser.close()
await server.close()
removeBuild()
