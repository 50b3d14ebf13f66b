import { access, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Command } from 'commander'
import { UserError } from '../fatal.ts'
import { ID_RULE, isGameId } from '../games/find-game.ts'

const TEMPLATE = fileURLToPath(new URL('../../templates/game', import.meta.url))
const REPOSITORY = fileURLToPath(new URL('../../../..', import.meta.url))

export function register(program: Command): void {
  program
    .command('new-game')
    .argument('<name>', 'its id: small letters, digits and hyphens')
    .description('start a game from a template that works: rules, tests, bots, terminal face, board')
    .option('--root <folder>', 'the repository to put it into', REPOSITORY)
    .action(async (name: string, options: { root: string }) => {
      const root = resolve(options.root)
      await newGame(name, root)
      process.stdout.write(
        `Created games/${name}. Next:\n` +
          `  npm run list-games && npm install\n  npx vitest run games/${name}\n  npx turnwise play ${name}\n`,
      )
    })
}

/** Writes the folder; refuses to touch a game that is there. */
export async function newGame(id: string, root: string): Promise<void> {
  if (!isGameId(id)) throw new UserError(`${id} cannot be a game's id. ${ID_RULE}`)
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
}
