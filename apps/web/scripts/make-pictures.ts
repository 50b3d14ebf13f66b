import { writeFile } from 'node:fs/promises'
import { chromium } from '@playwright/test'
import { chromiumOptions } from '../e2e/support/find-chromium.ts'
import { startTestServer } from '../e2e/support/start-server.ts'
import { drawGeniejack } from './pictures/geniejack.ts'
import { drawOdysseus } from './pictures/odysseus.ts'
import { drawRunerail } from './pictures/runerail.ts'
import { drawSenet } from './pictures/senet.ts'

/**
 * Redraws the home page's pictures (`games/<game>/src/web/picture.svg`) from the parts of the boards; A Maze's is drawn by
 * hand. Needs a built app: `npm run build`, then `node apps/web/scripts/make-pictures.ts [game]`.
 */
const DRAWN = { geniejack: drawGeniejack, odysseus: drawOdysseus, runerail: drawRunerail, senet: drawSenet }

const [wanted] = process.argv.slice(2)
const server = await startTestServer()
const browser = await chromium.launch(chromiumOptions())
const page = await browser.newPage({ baseURL: server.url, viewport: { width: 1280, height: 800 } })
await page.addInitScript(() =>
  localStorage.setItem('turnwise.settings', '{"speed":"off","muted":true,"theme":"light"}'),
)
for (const [game, draw] of Object.entries(DRAWN)) {
  if (wanted !== undefined && wanted !== game) continue
  await writeFile(new URL(`../../../games/${game}/src/web/picture.svg`, import.meta.url), await draw(page))
}
await browser.close()
await server.close()
