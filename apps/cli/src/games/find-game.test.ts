import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { CATALOG } from '@turnwise/catalog'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { loadCatalog, loadGame } from '../catalog.ts'
import { findGame } from './find-game.ts'

const senet = fileURLToPath(new URL('../../../../games/senet', import.meta.url))
let place = ''

const MODULE = (id: string, contract = 1) =>
  `export const module = { contract: ${contract}, game: { id: '${id}', title: 'Dice', seats: { min: 2, max: 2 } }, bots: [], face: {} }\n`

/** A package as it is published: a build and an export, no sources. */
async function publish(folder: string, module: string): Promise<void> {
  await mkdir(join(folder, 'dist/web'), { recursive: true })
  const exports = { './module': './dist/web/module.js' }
  const manifest = { name: 'dice', version: '1.0.0', description: 'Roll and bluff.', type: 'module', exports }
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest))
  await writeFile(join(folder, 'dist/web/module.js'), module)
  await writeFile(join(folder, 'dist/web/web.js'), '')
}

beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'turnwise-find-game-'))
})
afterAll(() => rm(place, { recursive: true, force: true }))

describe('a game is found', () => {
  test('by its folder with sources, title and tagline taken from it', async () => {
    const { entry, folder } = await findGame(senet)
    expect(entry).toMatchObject({ id: 'senet', title: 'Senet', seats: { min: 2, max: 2 } })
    expect(entry.tagline).toContain('sticks')
    expect(folder).toBe(senet)
  })

  test('by its module file', async () => {
    expect((await findGame(join(senet, 'src/module.ts'))).folder).toBe(senet)
  })

  test('as a published package, with its built board', async () => {
    const folder = join(place, 'published')
    await publish(folder, MODULE('dice'))
    const found = await findGame(folder)
    expect(found.entry).toMatchObject({ id: 'dice', tagline: 'Roll and bluff.' })
    expect(found.web).toBe(join(folder, 'dist/web'))
    expect((await loadGame(folder)).game.id).toBe('dice')
  })
})

test('in its own folder a game is always known, and elsewhere it is not', async () => {
  const folder = join(place, 'own')
  await mkdir(join(folder, 'src'), { recursive: true })
  await writeFile(join(folder, 'package.json'), '{ "type": "module", "dependencies": { "@turnwise/engine": "*" } }')
  await writeFile(join(folder, 'src/module.ts'), MODULE('own-dice'))
  const ids = async () => (await loadCatalog([])).map(({ id }) => id)
  expect(await ids()).not.toContain('own-dice')
  const cwd = vi.spyOn(process, 'cwd').mockReturnValue(join(folder, 'src'))
  expect(await ids()).toContain('own-dice')
  expect((await loadCatalog([folder])).filter(({ id }) => id === 'own-dice')).toHaveLength(1)
  cwd.mockReturnValue(senet)
  expect(await ids()).toEqual(CATALOG.map(({ id }) => id))
  cwd.mockRestore()
})

describe('what cannot be used is refused with a sentence', () => {
  test('nothing there', async () => {
    await expect(findGame(join(place, 'nothing'))).rejects.toThrow('no folder, no file, no package')
  })

  test('a folder without a module', async () => {
    await expect(findGame(place)).rejects.toThrow('package.json')
  })

  test('another contract', async () => {
    const folder = join(place, 'old')
    await publish(folder, MODULE('dice', 0))
    await expect(findGame(folder)).rejects.toThrow('version 0 of the contract')
  })

  test('an id that cannot be part of an address', async () => {
    const folder = join(place, 'odd')
    await publish(folder, MODULE('Dice & more'))
    await expect(findGame(folder)).rejects.toThrow('An id has')
  })

  test.each([[['dice-1', 'dice']], [['dice', 'dice-1']]])(
    'its versions, installed under names of their own: %j',
    async names => {
      const root = join(place, 'versions')
      for (const [name, version] of [
        ['dice-1', '1.9.0'],
        ['dice', '1.10.0'],
      ] as const) {
        await publish(
          join(root, 'node_modules', name),
          MODULE('dice').replace("title: 'Dice'", `$&, version: '${version}'`),
        )
      }
      const cwd = vi.spyOn(process, 'cwd').mockReturnValue(root)
      expect((await loadGame('dice', names)).game.version).toBe('1.10.0')
      expect((await loadGame('dice', names, '1.9.0')).game.version).toBe('1.9.0')
      cwd.mockRestore()
    },
  )

  test('the games of the setting, for every command', async () => {
    const file = join(place, 'set.mjs')
    await writeFile(file, MODULE('set-dice'))
    vi.stubEnv('TURNWISE_GAMES', ` ${file}, `)
    expect((await loadCatalog([file])).map(({ id }) => id)).toContain('set-dice')
    expect((await loadGame('set-dice')).game.id).toBe('set-dice')
    vi.unstubAllEnvs()
  })

  test('a file that is no module', async () => {
    const file = join(place, 'other.mjs')
    await writeFile(file, 'export const x = 1\n')
    await expect(findGame(file)).rejects.toThrow('exports no "module"')
  })

  test('the same version of a game twice', async () => {
    await expect(loadCatalog([senet])).rejects.toThrow('Senet 1.0.0 is given twice.')
  })

  test('a name that is neither an id nor a place', async () => {
    await expect(loadGame('chess')).rejects.toThrow('There is no game chess')
  })
})
