import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { UserConfig } from 'vite'

/**
 * The app's folder in a repository, for Vite. To Vite `#` and `?` begin a query, and it finds nothing in a folder with
 * them: there it works through a link to the repository, which Windows allows to everybody as a junction.
 */
export function plainRoot(repository: string, app: string): Pick<UserConfig, 'root' | 'resolve'> {
  if (!/[#?]/.test(repository)) return { root: join(repository, app) }
  const folder = mkdtempSync(join(tmpdir(), 'turnwise-link-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const link = join(folder, 'repository')
  symlinkSync(repository, link, 'junction')
  return { root: join(link, app), resolve: { preserveSymlinks: true } }
}
