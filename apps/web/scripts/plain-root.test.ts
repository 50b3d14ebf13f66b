import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { plainRoot } from './plain-root.ts'

/** Windows allows no question mark in a name. */
const NAME = process.platform === 'win32' ? 'C# & 100%25' : 'C# & 100%25?'

test('Vite builds in a folder with # and ? in its path, also the pictures of packages that are linked', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'turnwise-plain-root-'))
  const repository = join(folder, NAME)
  const files = {
    'apps/web/index.html': '<script type="module" src="./main.ts"></script>',
    'apps/web/main.ts': `import { picture } from 'linked'; document.title = picture`,
    'packages/linked/package.json': '{ "type": "module", "exports": "./index.ts" }',
    'packages/linked/index.ts': `export const picture: string = new URL('./picture.svg', import.meta.url).href`,
    'packages/linked/picture.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  }
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(repository, dirname(name)), { recursive: true })
    writeFileSync(join(repository, name), text)
  }
  mkdirSync(join(repository, 'node_modules'))
  symlinkSync(join(repository, 'packages/linked'), join(repository, 'node_modules/linked'), 'junction')
  const built = await build({
    ...plainRoot(repository, 'apps/web'),
    configFile: false,
    logLevel: 'silent',
    build: { write: false, assetsInlineLimit: 0 },
  })
  rmSync(folder, { recursive: true })
  const names = 'output' in built ? built.output.map(({ fileName }) => fileName) : []
  expect(names).toContainEqual(expect.stringMatching(/picture-.*[.]svg$/))
})
