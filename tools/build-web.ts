import { existsSync, statSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { installed, root, slashed } from './paths.ts'
import { runProgram } from './run-program.ts'

/** Builds the web app if there is no build or a source is newer, so that `npm start` works on a fresh clone. */
const web = join(root, 'apps/web')
const built = join(web, 'dist/index.html')

async function newestSource(): Promise<number> {
  let newest = 0
  for (const folder of ['apps/web', 'packages', 'games']) {
    for (const entry of await readdir(join(root, folder), { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name)
      if (!entry.isFile() || /\/(node_modules|dist|fixtures|e2e|tests|scripts)\//.test(slashed(path))) continue
      newest = Math.max(newest, statSync(path).mtimeMs)
    }
  }
  return newest
}

const canBuild = existsSync(join(root, 'node_modules/@vitejs/plugin-react'))
const isBuilt = existsSync(built)
if (!canBuild && !isBuilt) {
  process.stderr.write(
    'The web app is not built, and what builds it is not installed: run "npm install" without --omit.\n',
  )
  process.exitCode = 1
} else if (canBuild && (!isBuilt || statSync(built).mtimeMs < (await newestSource()))) {
  process.stdout.write('Building the web app …\n')
  // Tests set another mode, and the page would contain React's development build.
  const env = { ...process.env, NODE_ENV: 'production' }
  runProgram(installed('vite'), ['build', '--configLoader', 'native', '--logLevel', 'warn'], {
    cwd: web,
    env,
    shown: true,
  })
}
