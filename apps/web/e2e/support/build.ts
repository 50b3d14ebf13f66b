import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** What the tests see is what users get: the built app, made anew when a source is newer. */
export default function build(): void {
  const root = fileURLToPath(new URL('../../../..', import.meta.url))
  execFileSync(process.execPath, ['tools/build-web.ts'], { cwd: root, stdio: 'inherit' })
}
