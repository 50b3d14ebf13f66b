import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * The tests use what users get: the built app. It is built into a separate folder, so that another build cannot remove
 * its files during the tests. Workers find it by WEB_ROOT.
 */
export default function build(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'turnwise-dist-'))
  const web = fileURLToPath(new URL('../..', import.meta.url))
  execFileSync('npx', ['vite', 'build', '--logLevel', 'error', '--outDir', folder, '--emptyOutDir'], {
    cwd: web,
    stdio: 'inherit',
  })
  process.env.WEB_ROOT = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
