import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { storeCases } from '@turnwise/table/store-cases'
import { build } from 'vite'

/** The store of the browser and the contract as one script. */
async function bundle(): Promise<string> {
  const entry = fileURLToPath(new URL('./support/store-contract-page.ts', import.meta.url))
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name: 'contract' } },
  })
  const [result] = Array.isArray(built) ? built : [built]
  const chunk = result !== undefined && 'output' in result ? result.output[0] : undefined
  if (chunk === undefined) throw new Error('Vite built nothing.')
  return chunk.code
}

test('the store in IndexedDB keeps the contract of every store', async ({ page }) => {
  await page.route('http://store.test/', route => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }))
  await page.goto('http://store.test/')
  await page.addScriptTag({ content: await bundle() })
  const results = await page.evaluate('runStoreCases()')
  expect(results).toEqual(storeCases([]).map(({ name }) => ({ name, problem: null })))
})
