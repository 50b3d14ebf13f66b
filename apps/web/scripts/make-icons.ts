import { readFile, writeFile } from 'node:fs/promises'
import { chromium } from '@playwright/test'
import { chromiumOptions } from '../e2e/support/find-chromium.ts'

/** Draws `public/icon.svg` at the sizes that systems need for an installed app. */
const folder = new URL('../public/', import.meta.url)
const svg = (await readFile(new URL('icon.svg', folder), 'utf8')).replace('rx="14"', 'rx="0"')
const browser = await chromium.launch(chromiumOptions())
for (const size of [192, 512]) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`)
  await writeFile(new URL(`icon-${size}.png`, folder), await page.screenshot())
}
await browser.close()
