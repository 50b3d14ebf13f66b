import { access, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Command, Option } from 'commander'
import { UserError } from '../fatal.ts'
import { ID_RULE, isGameId } from '../games/find-game.ts'

/** `plain` hides nothing; `secrets` is a game with dice, hidden information and chance. */
const TEMPLATES = ['plain', 'secrets'] as const
type Template = (typeof TEMPLATES)[number]

const REPOSITORY = fileURLToPath(new URL('../../../..', import.meta.url))

export function register(program: Command): void {
  program
    .command('new-game')
    .argument('<name>', 'its id: small letters, digits and hyphens')
    .description('start a game from a template that works: rules, tests, bots, terminal face, board')
    .addOption(new Option('--template <name>', 'what to start from').choices(TEMPLATES).default('plain'))
    .option('--root <folder>', 'the repository to put it into', REPOSITORY)
    .action(async (name: string, options: { root: string; template: Template }) => {
      const root = resolve(options.root)
      await newGame(name, root, options.template)
      process.stdout.write(
        `Created games/${name}. Next:\n` +
          `  npm run list-games && npm install\n  npx vitest run games/${name}\n  npx turnwise play ${name}\n`,
      )
    })
}

/** Writes the folder; refuses to touch a game that is there. */
export async function newGame(id: string, root: string, template: Template = 'plain'): Promise<void> {
  if (!isGameId(id)) throw new UserError(`${id} cannot be a game's id. ${ID_RULE}`)
  const folder = join(root, 'games', id)
  const exists = await access(folder).then(
    () => true,
    () => false,
  )
  if (exists) throw new UserError(`games/${id} is there already.`)
  const title = id.replaceAll('-', ' ').replace(/^./, letter => letter.toUpperCase())
  // The template with secrets is a game that works where it is, so its own names are replaced.
  const fill = (text: string) => text.replaceAll(/__id__|liars-dice/g, id).replaceAll(/__Title__|Liar’s Dice/g, title)
  const from = fileURLToPath(new URL(`../../templates/${template}/`, import.meta.url))
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const source = join(entry.parentPath, entry.name)
    const target = join(folder, relative(from, source).replace(/\.template$/, ''))
    await mkdir(dirname(target), { recursive: true })
    await writeFile(target, fill(await readFile(source, 'utf8')))
  }
}
