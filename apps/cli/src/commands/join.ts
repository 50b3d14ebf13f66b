import type { Command } from 'commander'
import { type GameOptions, gameOption, loadCatalog } from '../catalog.ts'
import { type DisplayOptions, playSeating } from '../play/play-seating.ts'
import { joinRemote, parseLink, watchRemote } from '../play/remote-match.ts'

interface JoinOptions extends GameOptions, DisplayOptions {
  readonly name?: string
}

export function register(program: Command): void {
  const command = (name: string, description: string) =>
    program
      .command(name)
      .argument('<link>', 'a link to a match, as the web app gives it')
      .description(description)
      .option('--plain', 'line by line, nothing drawn on the screen')
      .option('--ascii', 'plain ASCII only')
      .option('--no-color', 'no colour')
      .addOption(gameOption())
  command('join', 'play a match on a server: take an open seat, or come back to yours')
    .option('--name <name>', 'your name at the table')
    .action((link: string, options: JoinOptions) =>
      playSeating(async () => joinRemote(await loadCatalog(options.game), parseLink(link), options.name), options),
    )
  command('watch', 'watch a match on a server').action((link: string, options: JoinOptions) =>
    playSeating(async () => watchRemote(await loadCatalog(options.game), parseLink(link)), options),
  )
}
