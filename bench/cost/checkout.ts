import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

export interface Checkout {
  readonly root: string
  remove(): void
}

/** The code to compare with: an existing folder, or a commit, which is checked out temporarily. */
export function checkOut(wanted: string, root: string): Checkout {
  if (existsSync(join(wanted, 'package.json'))) return { root: resolve(wanted), remove: () => undefined }
  const folder = mkdtempSync(join(tmpdir(), 'turnwise-baseline-'))
  const git = (...args: readonly string[]) => execFileSync('git', ['-C', root, ...args], { stdio: 'pipe' })
  git('worktree', 'add', '--detach', '--force', folder, wanted)
  linkModules(join(root, 'node_modules'), join(folder, 'node_modules'))
  return {
    root: folder,
    remove() {
      git('worktree', 'remove', '--force', folder)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Links the same libraries and the workspaces of the other checkout; links are relative, so they are made again. */
function linkModules(from: string, to: string): void {
  mkdirSync(to)
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const source = join(from, entry.name)
    if (entry.name.startsWith('@') && entry.isDirectory()) linkModules(source, join(to, entry.name))
    else symlinkSync(entry.isSymbolicLink() ? readlinkSync(source) : source, join(to, entry.name))
  }
}

export function rootOf(file: string): string {
  let folder = dirname(file)
  while (!existsSync(join(folder, 'package-lock.json'))) folder = dirname(folder)
  return folder
}
