import { access, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Command } from 'commander'
import { UserError } from '../fatal.ts'

const TEMPLATE = fileURLToPath(new URL('../../templates/game', import.meta.url))
const REPOSITORY = fileURLToPath(new URL('../../../..', import.meta.url))

export function register(program: Command): void {
  program
    .command('new-game')
    .argument('<name>', 'its id: small letters, digits and hyphens')
    .description('start a game from a template that works: rules, tests, bots, terminal face, board, one catalog line')
    .option('--root <folder>', 'the repository to put it into', REPOSITORY)
    .action(async (name: string, options: { root: string }) => {
      const root = resolve(options.root)
      await newGame(name, root)
      process.stdout.write(
        `games/${name} stands and is in the catalog. Next:\n` +
          `  npm install\n  npx vitest run games/${name}\n  npx turnwise play ${name}\n`,
      )
    })
}

/** Writes the folder and the catalog line; refuses to touch a game that is there. */
export async function newGame(id: string, root: string): Promise<void> {
  if (!/^[a-z][a-z0-9-]{1,30}$/.test(id)) {
    throw new UserError(`${id} cannot be a game's id: it takes small letters, digits and hyphens, a letter first.`)
  }
  const folder = join(root, 'games', id)
  const exists = await access(folder).then(
    () => true,
    () => false,
  )
  if (exists) throw new UserError(`games/${id} is there already.`)
  const title = id.replaceAll('-', ' ').replace(/^./, letter => letter.toUpperCase())
  const fill = (text: string) => text.replaceAll('__id__', id).replaceAll('__Title__', title)
  for (const file of await readdir(TEMPLATE, { recursive: true })) {
    if (!file.endsWith('.template')) continue
    const target = join(folder, file.slice(0, -'.template'.length))
    await mkdir(dirname(target), { recursive: true })
    await writeFile(target, fill(await readFile(join(TEMPLATE, file), 'utf8')))
  }
  await addToCatalog(id, title, root)
  await addReference(id, root)
}

async function addToCatalog(id: string, title: string, root: string): Promise<void> {
  const file = join(root, 'packages', 'catalog', 'src', 'index.ts')
  const line = `  {
    id: '${id}',
    title: '${title}',
    tagline: 'Take the last counter.',
    seats: { min: 2, max: 2 },
    load: async () => (await import('@turnwise/${id}/module')).module,
    board: async () => (await import('@turnwise/${id}/web')).board,
  },
`
  await edit(file, text => text.replace(/\n\]\n*$/, `\n${line}]\n`))
  await editJson(join(root, 'packages', 'catalog', 'package.json'), json => ({
    ...json,
    dependencies: { ...json.dependencies, [`@turnwise/${id}`]: '0.1.0' },
  }))
}

/** Project references, so that the type checker follows. */
async function addReference(id: string, root: string): Promise<void> {
  const withReference = (path: string) => (json: Json) => ({
    ...json,
    references: [{ path }, ...(json.references ?? [])],
  })
  await editJson(join(root, 'packages', 'catalog', 'tsconfig.json'), withReference(`../../games/${id}`))
  await editJson(join(root, 'tsconfig.json'), withReference(`games/${id}`))
}

interface Json {
  readonly dependencies?: Readonly<Record<string, string>>
  readonly references?: readonly { readonly path: string }[]
}

async function editJson(file: string, change: (json: Json) => Json): Promise<void> {
  await edit(file, text => `${JSON.stringify(change(JSON.parse(text)), null, 2)}\n`)
}

async function edit(file: string, change: (text: string) => string): Promise<void> {
  const before = await readFile(file, 'utf8')
  const after = change(before)
  if (after === before) throw new UserError(`${file} does not look as expected; nothing was added to it.`)
  await writeFile(file, after)
}
