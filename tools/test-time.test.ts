import { expect, test } from 'vitest'
import { findTestTime } from './test-time.ts'

const find = (text: string, path = 'apps/web/e2e/any.test.ts') => findTestTime([{ path, text }])

test.each([
  ['a wait', 'await page.waitForTimeout(40)'],
  ['a sleep', 'await new Promise(resolve => setTimeout(resolve, 50))'],
  ['a sleep of Node', "import { setTimeout } from 'node:timers/promises'"],
  ['a loop until a time is up', 'while (performance.now() < end) await look()'],
  ['a for loop until a time is up', 'for (let seq = 1; Date.now() < end; ) await append()'],
  ['an assertion on time', 'expect(performance.now() - begun).toBeLessThan(3_000)'],
  ['second tries', 'retries: 1,'],
  ['a limit of an action', 'await button.click({ timeout: 1_000 })'],
  ['a limit of a test', '}, 240_000)'],
])('%s is found', (_what, text) => {
  expect(find(text)).toHaveLength(1)
  expect(find(text, 'apps/web/src/any.ts')).toEqual([])
})

test.each([
  ['a limit of the runner', 'timeout: 120_000 * SLOWDOWN,'],
  ['a field of a request', "await ask({ cmd: 'wait', match_id, timeout: 60 })"],
  ['a moment', 'vi.setSystemTime(Date.now() + HOUR)'],
])('%s is no finding', (_what, text) => {
  expect(find(text)).toEqual([])
})
