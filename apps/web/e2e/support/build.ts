import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build as buildWeb } from 'vite'

/**
 * The tests use what users get: the built app. It is built into a separate folder, so that another build cannot remove
 * its files during the tests. Workers find it by WEB_ROOT.
 */
export default async function build(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'turnwise-dist-'))
  const configFile = fileURLToPath(new URL('../../vite.config.ts', import.meta.url))
  const { NODE_ENV = '' } = process.env
  // A runner of tests may set another mode, and the page would contain React's development build.
  process.env.NODE_ENV = 'production'
  await buildWeb({
    configFile,
    configLoader: 'native',
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true },
  })
  Object.assign(process.env, { NODE_ENV, WEB_ROOT: folder })
  return () => rmSync(folder, { recursive: true, force: true })
}
