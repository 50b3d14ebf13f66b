import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hashSeed } from '@turnwise/engine'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { drawScreen, fit } from '../play/frame.ts'
import { parseKeys } from '../play/keys.ts'
import { turnwise, withoutReader } from './scripted-player.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'turnwise-play-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('turnwise play', () => {
  test('without a terminal, says what works and does not hang', async () => {
    const { code, err, out } = await turnwise(['play', 'senet'])
    expect(code).toBe(1)
    expect(out).toBe('')
    for (const hint of ['--plain', 'stdio', 'replay', 'arena']) expect(err).toContain(hint)
  })

  test('plays line by line, keeps the match at end of input, and resumes it', async () => {
    const file = join(folder, 'kept.turnwise.json')
    const first = await turnwise(
      ['play', 'senet', '--plain', '--seed', 's', '--seats', 'Ann,Bob', '--save', file],
      'throw\n9\nnonsense\nhint\nhelp\n',
    )
    expect(first.code).toBe(0)
    expect(first.out).toContain('Ann throws')
    expect(first.out).toContain(`Kept in ${file}\nContinue with: turnwise play --resume ${file}`)
    const record = JSON.parse(await readFile(file, 'utf8'))
    expect(record.entries).toHaveLength(2)
    const second = await turnwise(['play', '--plain', '--resume', file], 'undo\nquit\n')
    expect(second.out).toContain('goes back to move 1.')
    expect(JSON.parse(await readFile(file, 'utf8')).entries.at(-1)).toMatchObject({ kind: 'undo' })
  })

  test.each([
    ['an empty seed', ['--seed', '']],
    ['a seed with a control character', ['--seed', 'a\u0007']],
    ['a long seed', ['--seed', 'x'.repeat(201)]],
    ['a name with an escape sequence', ['--seats', 'Ann,\u001B[2J']],
    ['a long name', ['--seats', `Ann,${'x'.repeat(41)}`]],
  ])('refuses %s with a sentence, and keeps nothing', async (_what, options) => {
    const file = join(folder, 'refused.turnwise.json')
    const { code, err, out } = await turnwise(['play', 'senet', '--plain', '--save', file, ...options], 'throw\n')
    expect(code).toBe(1)
    expect(err).toMatch(/A (seed|name) (has 1 to|may not hold)/)
    expect(out).toBe('')
    await expect(readFile(file)).rejects.toThrow('ENOENT')
  })

  test('exits quietly when the reader is gone, and saves the match', async () => {
    const file = join(folder, 'unread.turnwise.json')
    const played = await withoutReader(
      ['play', 'senet', '--plain', '--seed', 's', '--seats', 'Ann,Bob', '--save', file],
      'throw\n9\n',
    )
    expect(played).toEqual({ code: 0, err: '' })
    expect(await withoutReader(['replay', file, '--log'], '')).toEqual({ code: 0, err: '' })
  })

  test('plays bots to the end, and the record replays', async () => {
    const file = join(folder, 'bots.turnwise.json')
    const played = await turnwise([
      'play',
      'senet',
      '--plain',
      '--seed',
      's',
      '--seats',
      'random,greedy',
      '--save',
      file,
    ])
    expect(played.out).toMatch(/wins \(borne off\)\./)
    expect(played.out).not.toContain('Continue with')
    const replayed = await turnwise(['replay', file])
    expect(replayed).toMatchObject({ code: 0, err: '' })
    expect(replayed.out).toMatch(/all \d+ entries fit the rules/)
    const printed = await turnwise(['replay', file, '--log'])
    expect(printed.out.split('\n').length).toBeGreaterThan(100)
  })

  test.each([
    ['an unknown game', ['play', 'chess', '--plain'], 'There is no game chess'],
    ['a bad option', ['play', 'senet', '--plain', '--option', 'throws=dice'], 'options.throws: '],
    [
      'an unknown option',
      ['play', 'senet', '--plain', '--option', 'win=2'],
      'options: Unrecognized key: "win". The options are ',
    ],
    ['an option without a value', ['play', 'senet', '--plain', '--option', 'throws'], 'key=value'],
    ['a level that the game does not have', ['play', 'maze', '--plain', '--seats', 'Ann,expert'], 'called like a bot'],
    ['too many seats', ['play', 'senet', '--plain', '--seats', 'a,b,c'], 'takes 2'],
    ['a missing file', ['replay', '/nowhere/x.json'], 'cannot be read'],
  ])('refuses %s in one sentence and keeps nothing', async (_what, args, message) => {
    const data = join(folder, 'data')
    const { code, err } = await turnwise(args, '', { TURNWISE_DATA: data })
    expect(await readdir(join(data, 'matches')).catch(() => [])).toEqual([])
    expect(code).toBe(1)
    expect(err).toContain(message)
    expect(err.trim().split('\n')).toHaveLength(1)
  })
})

test('a kept match whose rules have changed says how to export it, and is exported', async () => {
  const data = join(folder, 'stranded')
  const game = join(folder, 'changing.mjs')
  const senet = new URL('../../../../games/senet/src/module.ts', import.meta.url)
  const give = (version: string) =>
    writeFile(
      game,
      `import { module as senet } from '${senet}'\n` +
        `export const module = { ...senet, game: { ...senet.game, id: 'changing', version: '${version}' } }\n`,
    )
  await give('1.0.0')
  await turnwise(['play', 'changing', '--game', game, '--plain', '--seats', 'Ann,Bob'], 'throw\n', {
    TURNWISE_DATA: data,
  })
  const [name = ''] = await readdir(join(data, 'matches'))
  const kept = join(data, 'matches', name)
  await give('2.0.0')
  const resumed = await turnwise(['play', '--plain', '--game', game, '--resume', kept])
  const command = `turnwise export --game ${game} ${kept}`
  expect(resumed).toMatchObject({ code: 1, err: expect.stringContaining(command) })
  expect(resumed.err).toContain('was begun with rules 1.0.0 of Senet; installed here: 2.0.0.')
  const file = join(folder, 'exported.turnwise.json')
  expect(await turnwise([...command.split(' ').slice(1), file])).toMatchObject({ code: 0, out: `Written to ${file}\n` })
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ game: 'changing', version: '1.0.0' })
})

describe('turnwise replay', () => {
  test('answers what a player can ask, of a kept match too', async () => {
    const data = join(folder, 'asked')
    await turnwise(['play', 'odysseus', '--plain', '--seats', 'Ann,easy'], 'sail 1\n', { TURNWISE_DATA: data })
    const [kept = ''] = await readdir(join(data, 'matches'))
    const audit = await turnwise(['replay', join(data, 'matches', kept), '--ask', 'audit', '--at', '1'])
    expect(audit).toMatchObject({ code: 0, err: '', out: expect.stringContaining('  Ann: tile 1, damage 0') })
    const nothing = await turnwise(['replay', data, '--ask', 'audit'])
    expect(nothing).toMatchObject({ code: 1, err: expect.stringContaining('There is no match in') })
    expect(await readdir(data)).toEqual(['matches'])
  })

  test('checks the commitment to the seed', async () => {
    const file = join(folder, 'committed.turnwise.json')
    await turnwise(['play', 'senet', '--plain', '--seed', 's', '--seats', 'random,random', '--save', file])
    const committed = JSON.parse(await readFile(file, 'utf8'))
    const { seed_hash, salt } = committed
    expect(seed_hash).toBe(hashSeed('s', salt))
    expect((await turnwise(['replay', file, '--seed-hash', seed_hash])).out).toContain(seed_hash)
    const other = await turnwise(['replay', file, '--seed-hash', hashSeed('t', salt)])
    expect(other).toMatchObject({ code: 1, err: expect.stringContaining('seed refuted: its hash is') })
    await writeFile(file, JSON.stringify({ ...committed, salt: 'pepper' }))
    const forged = await turnwise(['replay', file])
    const { seed_hash: _hash, salt: _salt, ...uncommitted } = committed
    await writeFile(file, JSON.stringify(uncommitted))
    expect((await turnwise(['replay', file])).out).toContain('nobody has committed to it')
    expect(forged).toMatchObject({ code: 1, err: expect.stringContaining('not the one that was committed to') })
    const demanding = await turnwise(['replay', file, '--require', 'order'])
    expect(demanding).toMatchObject({ code: 1, err: expect.stringContaining('order claimed') })
  })

  test.each([
    [
      'a changed throw',
      (r: Rec) => change(r, 4, entry => ({ ...entry, action: { type: 'throw', value: 5 - (entry.action.value % 5) } })),
    ],
    ['another seed', (r: Rec) => ({ ...r, seed: 'other', salt: undefined, seed_hash: undefined })],
    ['a missing entry', (r: Rec) => ({ ...r, entries: r.entries.filter(({ seq }) => seq !== 10) })],
    [
      'a changed move',
      (r: Rec) =>
        change(r, r.entries.findIndex(e => e.action.type === 'move') + 1, entry => ({
          ...entry,
          action: { type: 'move', from: 30 },
        })),
    ],
  ])('refuses %s and names the entry', async (_what, tamper) => {
    const file = join(folder, 'whole.turnwise.json')
    await turnwise(['play', 'senet', '--plain', '--seed', 's', '--seats', 'random,random', '--save', file])
    const record: Rec = JSON.parse(await readFile(file, 'utf8'))
    const first = record.entries.findIndex(entry => entry.action.type === 'throw' && entry.seq > 3)
    expect(first).toBeGreaterThan(0)
    const tampered = join(folder, 'tampered.turnwise.json')
    await writeFile(tampered, JSON.stringify(tamper(record)))
    const { code, err } = await turnwise(['replay', tampered])
    expect(code).toBe(1)
    expect(err).toMatch(/Entry \d+ does not fit/)
  })

  test('refuses what is not JSON and leaves it alone', async () => {
    const file = join(folder, 'damaged.turnwise.json')
    await writeFile(file, '{"format":1,')
    const { code, err } = await turnwise(['replay', file])
    expect(code).toBe(1)
    expect(err).toContain('not JSON')
    expect(await readFile(file, 'utf8')).toBe('{"format":1,')
  })
})

interface Rec {
  seed: string
  entries: { seq: number; action: { type: string; value: number } }[]
}

function change(record: Rec, seq: number, edit: (entry: Rec['entries'][number]) => unknown): unknown {
  return { ...record, entries: record.entries.map(entry => (entry.seq === seq ? edit(entry) : entry)) }
}

describe('the screen', () => {
  const content = {
    title: 'A game',
    board: 'ab\ncd',
    scroll: 0,
    log: ['one', 'two', 'three'],
    prompt: 'Your turn.',
    choices: Array.from({ length: 30 }, (_, i) => ({ key: `${i + 1}`, text: `choice ${i + 1}` })),
    chosen: 20,
    typed: undefined,
    notice: undefined,
    help: 'help',
  }

  test.each([
    [80, 24],
    [40, 12],
    [200, 60],
    [40, 10],
  ])('fills %d × %d exactly and shows what is chosen', (columns, rows) => {
    const lines = drawScreen(content, { columns, rows }, false, true)
    expect(lines).toHaveLength(rows)
    expect(lines.every(line => line.length <= columns)).toBe(true)
    expect(lines).toContain('> 21: choice 21')
    expect(lines.join('\n')).toContain('Your turn.')
  })

  test('cuts a line to the room and keeps colour codes whole', () => {
    const red = `${String.fromCharCode(27)}[31mabcdef${String.fromCharCode(27)}[39m`
    expect(fit('abcdef', 4)).toBe('abc…')
    expect(fit(red, 4)).toContain(`${String.fromCharCode(27)}[39m`)
  })

  test('reads keys, sequences and text', () => {
    const esc = String.fromCharCode(27)
    expect(parseKeys(`${esc}[Aj${esc}[5~\r\u0003${esc}[99X`).map(key => key.kind)).toEqual([
      'up',
      'char',
      'page-up',
      'enter',
      'interrupt',
    ])
    expect(parseKeys(esc)).toEqual([{ kind: 'escape' }])
  })
})
