import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { drawLines, print, printColored, printError, printProgress } from './terminal.ts'
import { turnwise } from './tests/scripted-player.ts'

const ESC = String.fromCharCode(27)
const BELL = String.fromCharCode(7)
/** Writes the clipboard, renames the window, clears the screen, in C1 too, and hides what follows. */
const HOSTILE = `a${ESC}]52;c;cm0gLXJm${BELL}b${ESC}]0;mine${ESC}\\c${ESC}[2J\u009b2Jd${ESC}[8me\rf\u202eg`
/** What of our own may be there: positions and ends of lines, and colours where they are wanted. */
const NONE = new RegExp(`[${String.fromCharCode(0)}-${String.fromCharCode(9)}\u000b-\u001f\u007f-\u009f\u202a-\u202e]`)

afterEach(() => {
  vi.restoreAllMocks()
})

function written(print: () => void): string {
  const texts: string[] = []
  for (const stream of [process.stdout, process.stderr]) {
    vi.spyOn(stream, 'write').mockImplementation(text => texts.push(String(text)) > 0)
  }
  print()
  return texts.join('')
}

test('what is printed has no control characters but ends of lines', () => {
  for (const door of [print, printError]) {
    const text = written(() => door(`one\n${HOSTILE}\r\ntwo\n`))
    expect(text).not.toMatch(NONE)
    expect(text.split('\n')).toHaveLength(4)
  }
})

test('colours stay where they are wanted, and nothing else', () => {
  const red = `${ESC}[1;31mred${ESC}[0m`
  const text = written(() => printColored(`${red}${HOSTILE}\n`))
  expect(text).toContain(red)
  expect(text.replace(new RegExp(`${ESC}\\[[\\d;]*m`, 'g'), '')).not.toMatch(NONE)
  const drawn = written(() => drawLines([red, HOSTILE]))
  expect(drawn.startsWith(`${ESC}[H${red}${ESC}[K\r\na ]52;c`)).toBe(true)
  expect(written(() => printProgress(HOSTILE)).replace(`\r${ESC}[K`, '')).not.toMatch(NONE)
})

test('nothing else in this package writes to the terminal', () => {
  const folder = import.meta.dirname
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    file => file.endsWith('.ts') && !file.includes('test') && !/(^|[\\/])terminal\.ts$/.test(file),
  )
  expect(files.length).toBeGreaterThan(40)
  const writing = files.filter(file =>
    /\b(stdout|stderr)\.write\(|\bconsole\./.test(readFileSync(join(folder, file), 'utf8')),
  )
  expect(writing).toEqual([])
})

test('a refusal of a record quotes nothing raw', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'turnwise-hostile-'))
  const record = {
    format: 1,
    game: 'senet',
    version: '1.0.0',
    seed: 's',
    options: {},
    players: [{ name: 'A' }, { name: 'B' }],
  }
  const records = {
    field: { ...record, entries: [], [HOSTILE]: 1 },
    format: { ...record, entries: [], format: HOSTILE },
    kind: { ...record, entries: [{ seq: 1, kind: HOSTILE, seat: 0 }] },
    action: { ...record, entries: [{ seq: 1, kind: 'action', seat: 0, action: { type: HOSTILE } }] },
    option: { ...record, entries: [], options: { [HOSTILE]: 1 } },
    game: { ...record, entries: [], game: HOSTILE },
    name: { ...record, entries: [], players: [{ name: HOSTILE }, { name: 'B' }] },
  }
  try {
    const asked = Object.entries(records).map(async ([name, content]) => {
      const file = join(folder, `${name}.turnwise.json`)
      await writeFile(file, JSON.stringify(content))
      return turnwise(['replay', file])
    })
    for (const { code, out, err } of await Promise.all(asked)) {
      expect(code).toBe(1)
      expect(err.length).toBeGreaterThan(20)
      expect(out + err).not.toMatch(NONE)
    }
  } finally {
    await rm(folder, { recursive: true })
  }
})
