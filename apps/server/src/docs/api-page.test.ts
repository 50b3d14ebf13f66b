import { readFileSync } from 'node:fs'
import { COMMANDS, ERROR_STATUS, LIVE_COMMANDS } from '@turnwise/protocol'
import { describe, expect, test } from 'vitest'
import { renderApiPage } from './api-page.ts'
import { exampleSession } from './example-session.ts'
import { renderOperatingPage } from './operating-page.ts'

const written = (name: string) => readFileSync(new URL(`../../../../docs/${name}`, import.meta.url), 'utf8')

describe('the API page', () => {
  test('is current: npx node apps/server/scripts/api-page.ts writes it', async () => {
    expect(written('api.md')).toBe(await renderApiPage())
    expect(written('operating.md')).toBe(renderOperatingPage())
  })

  test('has every command, an example of each, and every error', async () => {
    const page = await renderApiPage()
    for (const name of [...Object.keys(COMMANDS), ...Object.keys(LIVE_COMMANDS)])
      expect(page).toContain(`### ${name}\n`)
    for (const code of Object.keys(ERROR_STATUS)) expect(page).toContain(`| \`${code}\` |`)
    expect([...(await exampleSession()).keys()].sort()).toEqual(Object.keys(COMMANDS).sort())
  })
})
