import { expect, test } from 'vitest'
import { findTraps } from './system-traps.ts'

const child = (text: string) => `import { execFileSync, spawn } from 'node:child_process'\n${text}\n`

test.each([
  ['an imported path', 'await import(main)'],
  ['a path that is made and imported', "await import(join(folder, 'module.js'))"],
  ['an address taken for a path', "readFileSync(new URL('./a.txt', import.meta.url).pathname)"],
  ['npx', child("spawn('npx', ['vite'])")],
  ['a shell', child("const found = execFileSync('sh', ['-c', 'command -v chromium'])")],
  ['a promise of a program', child("await promisify(execFile)('npm', ['install'])")],
  ['a script of .bin', "runProgram(join(root, 'node_modules/.bin/biome'), [])"],
  ['a temporary folder', "const folder = '/tmp/x'"],
  ['kernel files', "readlinkSync('/proc/self/exe')"],
  ['a list of folders', "process.env.PATH.split(':')"],
  ['a longer list of folders', ['const env = { PATH: `$', '{folder}:$', '{process.env.PATH}` }'].join('')],
  ['a signal', "child.kill('SIGUSR2')"],
  ['a synced folder', 'fsyncSync(openSync(folder))'],
  ['a synced handle', 'await handle.sync()'],
  ['a home folder', 'homedir()'],
])('%s is found', (_what, text) => {
  expect(findTraps([{ path: 'apps/cli/src/any.ts', text }])).toHaveLength(1)
})

test.each([
  ['an imported address', 'await import(pathToFileURL(main).href)'],
  ['an address by its name', 'await import(moduleUrl)'],
  ['a type', "original<typeof import('node:os')>()"],
  ['the path of a link', 'new URL(link).pathname'],
  ['this Node', child('spawn(process.execPath, [main])')],
  ['Git', child("execFileSync('git', ['ls-files'])")],
  ['npx by cross-spawn', "import { spawn } from 'cross-spawn'\nspawn('npx', ['vite'])"],
  ['a statement', "database.exec('BEGIN')"],
  ['other lists', "text.split(':')"],
  ['the signal to end', "child.kill('SIGTERM')"],
])('%s is not', (_what, text) => {
  expect(findTraps([{ path: 'apps/cli/src/any.ts', text }])).toEqual([])
})
