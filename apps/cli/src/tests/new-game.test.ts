import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { CATALOG } from '@turnwise/catalog'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isInstalledAbove, scaffoldAlone, scaffoldInRepository } from '../games/scaffold.ts'
import { talk, turnwise } from './scripted-player.ts'

const run = promisify(execFile)
const repository = fileURLToPath(new URL('../../../..', import.meta.url))
let root = ''

interface Report {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[]
  }[]
}

/** A copy of the sources that resolves packages as the repository does after `npm install`. */
async function makePlace(): Promise<string> {
  const place = await mkdtemp(join(tmpdir(), 'turnwise-new-game-'))
  const isSource = (path: string) =>
    !/[\\/](node_modules|dist|fixtures|e2e)([\\/]|$)/.test(path.slice(repository.length))
  const folders = ['packages', 'games', 'apps', 'bench', 'proof', 'tools']
  for (const name of [...folders, 'tsconfig.json', 'tsconfig.base.json', 'biome.json', '.gitignore']) {
    await cp(join(repository, name), join(place, name), { recursive: true, filter: isSource })
  }
  await mkdir(join(place, 'node_modules/@turnwise'), { recursive: true })
  for (const name of await readdir(join(repository, 'node_modules'))) {
    if (name !== '@turnwise' && name !== '.cache')
      await symlink(join(repository, 'node_modules', name), join(place, 'node_modules', name), 'junction')
  }
  for (const folder of ['packages', 'games', 'apps']) {
    for (const name of [
      ...(await readdir(join(place, folder))),
      ...(folder === 'games' ? ['sixth-game', 'seventh-game'] : []),
    ]) {
      await symlink(join(place, folder, name), join(place, 'node_modules/@turnwise', name), 'junction')
    }
  }
  return place
}

beforeAll(async () => {
  root = await makePlace()
  await scaffoldInRepository('sixth-game', root, 'plain')
  await scaffoldInRepository('seventh-game', root, 'secrets')
  await run(process.execPath, [join(root, 'tools/list-games.ts')], { cwd: root })
})
afterAll(() => rm(root, { recursive: true, force: true }))

describe('turnwise new-game', () => {
  test('gives a game whose tests pass, conformance among them', async () => {
    const vitest = join(repository, 'node_modules/vitest/vitest.mjs')
    const file = join(root, 'report.json')
    const args = [vitest, 'run', '--root', root, '--reporter', 'json', '--outputFile', file]
    await run(process.execPath, [...args, 'games/sixth-game', 'games/seventh-game'], { cwd: root }).catch(() => {})
    const report: Report = JSON.parse(await readFile(file, 'utf8'))
    const results = report.testResults.flatMap(({ assertionResults }) => assertionResults)
    expect(results.filter(({ status }) => status !== 'passed').map(({ fullName }) => fullName)).toEqual([])
    expect(results.length).toBeGreaterThan(90)
  })

  test('gives a game that can be played over stdio', async () => {
    const answers = await talk(
      [
        { cmd: 'list-games' },
        { cmd: 'create-match', game: 'sixth-game', options: { counters: 4 } },
        { cmd: 'take', match_id: 'm1', player_id: 0, count: 3 },
        { cmd: 'take', match_id: 'm1', player_id: 1, count: 2 },
        { cmd: 'bot-move', match_id: 'm1', player_id: 1, bot: 'thinker' },
        { cmd: 'get-state', match_id: 'm1' },
      ],
      join(root, 'apps/cli/src/main.ts'),
    )
    expect(answers[0].games.map(({ game }: { game: string }) => game)).toContain('sixth-game')
    expect(answers[3].error.code).toBe('illegal-action')
    expect(answers[5].outcome).toEqual({ winners: [1], reason: 'last-counter' })
  })

  test('the template with secrets takes the new name everywhere', async () => {
    const folder = join(root, 'games/seventh-game')
    for (const file of await readdir(folder, { recursive: true })) {
      if (/\.(ts|tsx|json|md)$/.test(file)) {
        expect(await readFile(join(folder, file), 'utf8'), file).not.toMatch(/liars-dice|Liar’s/)
      }
    }
    const answers = await talk(
      [
        { cmd: 'create-match', game: 'seventh-game', options: { dice: 1 } },
        { cmd: 'draw-starter', match_id: 'm1', player_id: 0 },
        { cmd: 'get-state', match_id: 'm1', player_id: 0 },
        { cmd: 'get-state', match_id: 'm1', viewer: 'spectator' },
      ],
      join(root, 'apps/cli/src/main.ts'),
    )
    expect(answers[2].view.dice[1]).toEqual([null])
  })

  test('type-checks, and the catalog is derived from its folder', async () => {
    const tsc = join(repository, 'node_modules/typescript/bin/tsc')
    const text = await readFile(join(root, 'packages/catalog/src/games.ts'), 'utf8')
    expect(text.match(/id: '/g)).toHaveLength(CATALOG.length + 2)
    await run(process.execPath, [tsc, '--build', join(root, 'packages/catalog')], { cwd: root })
  })

  test('passes the other gates of "npm run check": format, direction of imports, lists', async () => {
    const biome = join(repository, 'node_modules/@biomejs/biome/bin/biome')
    await run(process.execPath, [biome, 'check', '--error-on-warnings', 'games/sixth-game', 'games/seventh-game'], {
      cwd: root,
    })
    // The check takes the list of files from Git.
    await run('git', ['init', '--quiet'], { cwd: root })
    await run(process.execPath, [join(root, 'tools/check-imports.ts')], { cwd: root })
    await run(process.execPath, [join(root, 'tools/list-games.ts'), '--check'], { cwd: root })
  })

  test.each(['Senet!', '1st', 'a', '../up'])('refuses the id %s', async id => {
    await expect(scaffoldInRepository(id, root, 'plain')).rejects.toThrow('cannot be')
  })

  test('refuses to overwrite', async () => {
    await expect(scaffoldInRepository('sixth-game', root, 'plain')).rejects.toThrow('is there already')
  })
})

describe.each(['plain', 'secrets'] as const)('a game of its own from the template %s', template => {
  let place = ''
  let folder = ''
  beforeAll(async () => {
    place = await mkdtemp(join(tmpdir(), 'turnwise-alone-'))
    await symlink(join(repository, 'node_modules'), join(place, 'node_modules'), 'junction')
    folder = await scaffoldAlone('my-game', join(place, 'my-game'), template)
  })
  afterAll(() => rm(place, { recursive: true, force: true }))

  test('needs no install of its own where the packages are in a folder above', () => {
    expect(isInstalledAbove(place)).toBe(true)
    expect(isInstalledAbove(tmpdir())).toBe(false)
  })

  test('passes the check that needs no test runner', async () => {
    const { out, code } = await turnwise(['check', folder, '--seeds', '6'])
    expect(out).toContain('My game keeps the contract, as far as was seen.')
    expect(code).toBe(0)
  })

  test('has rules that can be checked without bots, words and board', async () => {
    const { out, err, code } = await turnwise(['check', join(folder, 'src/index.ts'), '--seeds', '1'])
    expect(out).toContain('My game keeps the contract, as far as was seen.')
    expect({ code, err }).toEqual({ code: 0, err: '' })
  })

  test('has the recorded matches that its bots play', async () => {
    const recorded = async () => {
      const names = await readdir(join(folder, 'fixtures'))
      return Promise.all(names.toSorted().map(name => readFile(join(folder, 'fixtures', name), 'utf8')))
    }
    const before = await recorded()
    expect(before.length).toBeGreaterThan(0)
    await writeFile(join(folder, 'fixtures/of-other-rules.turnwise.json'), '{}')
    expect(await turnwise(['record', folder])).toMatchObject({ code: 0, err: '' })
    expect(await recorded()).toEqual(before)
  })

  test('has types that fit', async () => {
    const tsc = join(repository, 'node_modules/typescript/bin/tsc')
    await run(process.execPath, [tsc, '-p', folder], { cwd: folder })
  })

  test('is built for the browser, and its build runs here too', async () => {
    expect(await turnwise(['build', folder])).toMatchObject({ code: 0, err: '' })
    expect(await readdir(join(folder, 'dist/web'))).toEqual(expect.arrayContaining(['module.js', 'web.js']))
    const arena = await turnwise(['arena', join(folder, 'dist/web/module.js'), '--games', '4'])
    expect(arena.out).toContain('| My game |')
    if (template !== 'plain') return
    await writeFile(join(folder, 'src/web/index.tsx'), 'export const drawing = 1\n')
    const { code, err } = await turnwise(['build', folder])
    expect(code).toBe(1)
    expect(err).toContain('src/web/index.tsx exports no "board"')
  })
})

test('a game that breaks the contract is named, with what is wrong', async () => {
  const place = await mkdtemp(join(tmpdir(), 'turnwise-broken-'))
  await symlink(join(repository, 'node_modules'), join(place, 'node_modules'), 'junction')
  const folder = await scaffoldAlone('my-game', join(place, 'my-game'), 'secrets')
  const file = join(folder, 'src/index.ts')
  const source = await readFile(file, 'utf8')
  // Every viewer sees what the host sees.
  await writeFile(file, source.replace(/\n {2}view(:[^\n]*)?,\n/, "\n  view: state => view(state, 'host'),\n"))
  expect(await readFile(file, 'utf8')).not.toBe(source)
  const { out, code } = await turnwise(['check', folder, '--seeds', '6'])
  expect(code).toBe(1)
  expect(out).toContain('breaks the contract')
  expect(out).toMatch(/^NOT /m)
  await rm(place, { recursive: true, force: true })
})
