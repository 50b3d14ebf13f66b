import { expect, test } from 'vitest'
import { isAllowedOrigin } from './origin.ts'

const OTHERS = ['https://play.example.org']

test.each<[string, string | undefined, string | undefined, boolean, boolean]>([
  ['a program, which sends none', undefined, 'localhost:8710', true, true],
  ['our own page', 'http://localhost:8710', 'localhost:8710', true, true],
  ['our own page by address', 'http://127.0.0.1:8710', '127.0.0.1:8710', true, true],
  ['a name made to point at loopback', 'http://evil.example:8710', 'evil.example:8710', true, false],
  ['our own page on a public address', 'https://table.example', 'table.example', false, true],
  ['another page', 'https://evil.example', 'table.example', false, false],
  ['another port', 'http://localhost:9999', 'localhost:8710', true, false],
  ['a page named by the operator', 'https://play.example.org', 'localhost:8710', true, true],
  ['a page without an origin', 'null', 'localhost:8710', true, false],
  ['no host at all', 'http://localhost:8710', undefined, true, false],
])('%s', (_what, origin, host, onLoopback, expected) => {
  expect(isAllowedOrigin(origin, host, onLoopback, OTHERS)).toBe(expected)
})
