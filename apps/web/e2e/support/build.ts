import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../..', import.meta.url))

/**
 * The tests use what users get: the built app. It is copied, so that another build cannot remove its files during the
 * tests. Workers find it by WEB_ROOT.
 */
export default function build(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'turnwise-dist-'))
  execFileSync(process.execPath, [join(root, 'tools/build-web.ts')], { stdio: 'inherit' })
  cpSync(join(root, 'apps/web/dist'), folder, { recursive: true })
  process.env.WEB_ROOT = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
