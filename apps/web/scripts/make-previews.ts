import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { chromium } from '@playwright/test'
import { chromiumOptions } from '../e2e/support/find-chromium.ts'

/** Draws each game's picture at the size that messengers use for a link preview: `public/previews/<game>.png`. */
const games = new URL('../../../games/', import.meta.url)
const folder = new URL('../public/previews/', import.meta.url)
await mkdir(folder, { recursive: true })
const browser = await chromium.launch(chromiumOptions())
const page = await browser.newPage({ viewport: { width: 600, height: 315 } })
for (const entry of await readdir(games, { withFileTypes: true })) {
  if (!entry.isDirectory()) continue
  const svg = await readFile(new URL(`${entry.name}/src/web/picture.svg`, games))
  const source = `data:image/svg+xml;base64,${svg.toString('base64')}`
  await page.setContent(
    `<style>body{margin:0}img{width:600px;height:315px;object-fit:cover;display:block}</style><img src="${source}">`,
  )
  await page.locator('img').evaluate((image: HTMLImageElement) => image.decode())
  await writeFile(new URL(`${entry.name}.png`, folder), await page.screenshot())
}
await browser.close()
