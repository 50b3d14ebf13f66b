import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sync } from 'cross-spawn'
import { afterAll, expect, test } from 'vitest'
import { root } from './paths.ts'

/** A clone where only what the tools themselves import is installed. */
const clone = mkdtempSync(join(tmpdir(), 'turnwise-start-'))
afterAll(() => rmSync(clone, { recursive: true, force: true }))

function run(...args: readonly string[]): string {
  const { status, stderr } = sync(process.execPath, [...args], { cwd: clone, encoding: 'utf8' })
  return `${status} ${stderr}`
}

test('npm start names what npm install left out', () => {
  for (const name of ['check-node.js', 'build-web.ts', 'paths.ts', 'run-program.ts'])
    cpSync(join(root, 'tools', name), join(clone, 'tools', name))
  for (const name of ['node_modules', 'apps/web', 'packages', 'games'])
    mkdirSync(join(clone, name), { recursive: true })
  symlinkSync(join(root, 'node_modules/cross-spawn'), join(clone, 'node_modules/cross-spawn'), 'junction')
  expect(run('tools/build-web.ts')).toMatch(/^1 The web app is not built, .* run "npm install" without --omit\.\n$/)

  const old = 'data:text/javascript,Object.defineProperty(process.versions, "node", { value: "20.0.0" })'
  expect(run('--import', old, 'tools/check-node.js')).toMatch(
    /^1 Turnwise needs Node 22\.18 .*"npm rebuild node" does\.\n$/,
  )
})
