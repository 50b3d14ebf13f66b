import { describe, expect, test } from 'vitest'
import { quoted } from './quoted.ts'

describe('a path to paste', () => {
  test.each([
    ['/data/match', '/data/match'],
    ["/data/C# & it's", `'/data/C# & it'\\''s'`],
    ['a\\b', `'a\\b'`],
  ])('%s is %s on Linux and macOS', (path, text) => expect(quoted(path, 'linux')).toBe(text))

  test.each([
    ['C:\\data\\match', 'C:\\data\\match'],
    ["C:\\C# & it's", `"C:\\C# & it's"`],
  ])('%s is %s on Windows', (path, text) => expect(quoted(path, 'win32')).toBe(text))
})
