import { relative, resolve } from 'node:path'
import { type Command, Option } from 'commander'
import {
  isInstalledAbove,
  repositoryOf,
  scaffoldAlone,
  scaffoldInRepository,
  TEMPLATES,
  type Template,
} from '../games/scaffold.ts'
import { print } from '../terminal.ts'

export function register(program: Command): void {
  program
    .command('new-game')
    .argument('<name>', 'its id: lower-case letters, digits and hyphens')
    .description('start a game from a template that works: rules, tests, bots, terminal face, board')
    .addOption(new Option('--template <name>', 'what to start from').choices(TEMPLATES).default('plain'))
    .action(async (name: string, { template }: { readonly template: Template }) => {
      const root = repositoryOf(process.cwd())
      if (root === undefined) {
        await scaffoldAlone(name, resolve(name), template)
        print(ALONE(name, isInstalledAbove(process.cwd())))
      } else {
        const folder = await scaffoldInRepository(name, root, template)
        print(IN_REPOSITORY(name, relative(process.cwd(), folder)))
      }
    })
}

const ALONE = (name: string, isInstalled: boolean) => `Created ${name}. Next:
  cd ${name}${isInstalled ? '' : ' && npm install'}
  npx turnwise check        # does it keep the contract?
  npx turnwise play .       # play it here
  npx turnwise build        # for the browser; then: npx turnwise serve --game .
`

const IN_REPOSITORY = (name: string, folder: string) => `Created ${folder}. Next:
  npm run list-games && npm install
  npx vitest run games/${name}
  npx turnwise play ${name}
`
