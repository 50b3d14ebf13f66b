import { execFileSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/** Builds the web app if there is no build or a source is newer, so that `npm start` works on a fresh clone. */
const root = fileURLToPath(new URL('..', import.meta.url))
const built = `${root}apps/web/dist/index.html`

async function newestSource(): Promise<number> {
  let newest = 0
  for (const folder of ['apps/web', 'packages', 'games']) {
    for (const entry of await readdir(`${root}${folder}`, { recursive: true, withFileTypes: true })) {
      const path = `${entry.parentPath}/${entry.name}`
      if (!entry.isFile() || /\/(node_modules|dist|fixtures|e2e|tests|scripts)\//.test(path)) continue
      newest = Math.max(newest, statSync(path).mtimeMs)
    }
  }
  return newest
}

if (!existsSync(built) || statSync(built).mtimeMs < (await newestSource())) {
  process.stdout.write('Building the web app …\n')
  // Tests set another mode, and the page would contain React's development build.
  const env = { ...process.env, NODE_ENV: 'production' }
  execFileSync('npx', ['vite', 'build', '--logLevel', 'warn'], { cwd: `${root}apps/web`, stdio: 'inherit', env })
}
