import { homedir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { readConfig } from './config.ts'
import { dataFolder } from './data-folder.ts'

test.each([
  [{ TURNWISE_DATA: 'data', XDG_DATA_HOME: 'xdg' }, 'data'],
  [{ TURNWISE_DATA: '', XDG_DATA_HOME: 'xdg' }, join('xdg', 'turnwise')],
])('the data of %j is in %s', (environment, folder) => expect(dataFolder(environment)).toBe(folder))

vi.mock('node:os', async original => ({ ...(await original<object>()), homedir: vi.fn(() => 'HOME') }))

test('without a home folder, a sentence says what to set, and nothing needs one that is not used', () => {
  expect(dataFolder({})).toBe(join('HOME', '.local', 'share', 'turnwise'))
  vi.mocked(homedir).mockImplementation(() => {
    throw new Error('uv_os_homedir')
  })
  expect(() => readConfig({})).toThrow('This user has no home folder: set TURNWISE_DATA')
  expect(readConfig({ TURNWISE_DATA: 'data' }).storage).toEqual({ kind: 'sqlite', folder: 'data' })
  const DATABASE_URL = 'postgres://db/turnwise'
  expect(readConfig({ DATABASE_URL }).storage).toEqual({ kind: 'postgres', url: DATABASE_URL })
})
