import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './paths.ts'

const read = (name: string) => readFileSync(join(root, name), 'utf8')

test('the systemd unit starts what npm prune --omit=dev leaves', () => {
  const [, program = ''] =
    /^ExecStart=\/opt\/turnwise\/(\S+) serve$/m.exec(read('apps/server/deploy/turnwise.service')) ?? []
  expect(existsSync(join(root, program))).toBe(true)
  const { packages } = JSON.parse(read('package-lock.json'))
  const needed = ['node_modules/turnwise', 'node_modules/node', 'node_modules/@turnwise/web']
  expect(needed.filter(name => packages[name] === undefined || packages[name].dev === true)).toEqual([])
})
