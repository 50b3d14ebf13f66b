import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { Skins } from './skins.ts'

/**
 * Writes `sw.js` after the bundle is known: the worker in `src/service-worker.js` with the list of files it keeps, and
 * a version that changes with any of them.
 */
export function precache(skins: Skins): Plugin {
  return {
    name: 'turnwise-precache',
    apply: 'build',
    // After Vite has added the page itself.
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const files = Object.keys(bundle)
          .filter(name => !name.endsWith('.map'))
          .map(name => (name === 'index.html' ? '/' : `/${name}`))
          .concat(PUBLIC_FILES)
          .concat(Object.entries(skins).flatMap(([game, names]) => names.map(name => `/skins/${game}/${name}`)))
          .sort()
        const contents = createHash('sha256')
        for (const name of Object.keys(bundle).sort()) {
          const file = bundle[name]
          contents.update(name)
          if (file?.type === 'asset') contents.update(file.source)
          if (file?.type === 'chunk') contents.update(file.code)
        }
        const source = await readFile(join(import.meta.dirname, '../src/service-worker.js'), 'utf8')
        const version = contents.update(source).digest('hex').slice(0, 12)
        this.emitFile({
          type: 'asset',
          fileName: 'sw.js',
          source: source.replace('__VERSION__', version).replace("'__FILES__'", JSON.stringify(files)),
        })
      },
    },
  }
}

/** Copied by Vite beside the bundle. */
const PUBLIC_FILES = [
  '/theme.js',
  '/manifest.webmanifest',
  '/icon.svg',
  '/icon-turn.svg',
  '/icon-192.png',
  '/icon-512.png',
]
