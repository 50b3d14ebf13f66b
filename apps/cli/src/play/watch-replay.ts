import { Refusal } from '@turnwise/client'
import { latestOf, logOf, momentOf, sentencesOf, sightOf, until } from '@turnwise/client/match'
import type { GameModule } from '@turnwise/engine'
import { UserError } from '../fatal.ts'
import { readRecord } from '../files.ts'
import { printable, printableDeep } from '../printable.ts'
import { closeScreen, drawLines, openScreen } from '../terminal.ts'
import { boardRows, drawScreen } from './frame.ts'
import { type KeyPress, parseKeys } from './keys.ts'
import { describeResult } from './match-log.ts'
import { openRecord } from './open-record.ts'
import type { DisplayOptions } from './play-seating.ts'

/** Steps through a record with the arrow keys. */
export async function watchReplay(
  file: string,
  load: (game: string, version: string) => Promise<GameModule>,
  { color, ascii = false }: DisplayOptions,
): Promise<void> {
  const { stdin, stdout } = process
  if (stdin.isTTY !== true || stdout.isTTY !== true) {
    throw new UserError('this is not a terminal. "turnwise replay FILE --log" prints a record.')
  }
  const record = await readRecord(file)
  const module = await load(record.game, record.version)
  const match = await openRecord(module, record).catch((error: unknown) => {
    throw error instanceof Refusal ? new UserError(`${file}: ${error.message}`) : error
  })
  const names = record.players.map(({ name }) => printable(name))
  const last = latestOf(match.get())
  const draw = () => {
    const { columns = 80, rows = 24 } = stdout
    const state = match.get()
    const { seq = 0, view } = momentOf(state) ?? {}
    const entry = logOf(state)[seq - 1]
    const style = {
      viewer: 'host' as const,
      names,
      width: columns,
      height: boardRows({ columns, rows }, 0),
      color,
      ascii,
    }
    const content = {
      title: `${module.game.title}: ${names.join(' · ')}, entry ${seq} of ${last}`,
      board: module.face.show(printableDeep(view), style),
      scroll: 0,
      log: entry === undefined ? [] : sentencesOf(entry, { names }).map(printable),
      prompt: seq === last ? describeResult(sightOf(state)?.update.outcome, names) : '',
      choices: [],
      chosen: 0,
      typed: undefined,
      notice: undefined,
      help: 'left/right step, Home/End first and last, q leave',
    }
    drawLines(drawScreen(content, { columns, rows }, color, ascii))
  }
  const goTo = (at: number) => match.goTo(Math.max(0, Math.min(last, at)))
  const step = (key: KeyPress): boolean => {
    const at = match.get().past?.wanted ?? 0
    const char = key.kind === 'char' ? key.char : ''
    if (key.kind === 'interrupt' || key.kind === 'escape' || char === 'q') return false
    if (key.kind === 'right' || key.kind === 'down' || char === 'l' || char === 'j' || char === ' ') goTo(at + 1)
    if (key.kind === 'left' || key.kind === 'up' || char === 'h' || char === 'k') goTo(at - 1)
    if (key.kind === 'home') goTo(0)
    if (key.kind === 'end') goTo(last)
    return true
  }
  match.goTo(0)
  await until(match, state => momentOf(state)?.seq === 0)
  stdin.setRawMode(true)
  stdin.resume()
  openScreen()
  const stop = match.subscribe(draw)
  draw()
  await new Promise<void>(resolve => {
    stdin.once('end', resolve)
    stdin.on('data', (data: Buffer) => {
      if (!parseKeys(data.toString('utf8')).every(step)) resolve()
    })
  })
  stop()
  match.close()
  stdin.setRawMode(false)
  stdin.pause()
  closeScreen()
}
