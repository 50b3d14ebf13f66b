import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const FONTS = ['fraunces', 'figtree'] as const

/** Preloads the typefaces, so that they do not wait for the styles, and copies their licences beside them. */
export function fonts(): Plugin {
  return {
    name: 'turnwise-fonts',
    apply: 'build',
    async generateBundle() {
      const { resolve } = createRequire(new URL('../../../packages/ui/package.json', import.meta.url))
      for (const font of FONTS) {
        const source = await readFile(resolve(`@fontsource-variable/${font}/LICENSE`), 'utf8')
        this.emitFile({ type: 'asset', fileName: `assets/${font}-LICENSE.txt`, source })
      }
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        return Object.keys(bundle ?? {})
          .filter(name => name.endsWith('.woff2'))
          .map(name => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${name}` },
            injectTo: 'head-prepend' as const,
          }))
      },
    },
  }
}
