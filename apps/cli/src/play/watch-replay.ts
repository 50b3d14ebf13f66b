import { type GameModule, replayRecord } from '@turnwise/engine'
import { UserError } from '../fatal.ts'
import { readRecord } from '../files.ts'
import { boardRows, drawScreen } from './frame.ts'
import { type KeyPress, parseKeys } from './keys.ts'
import type { DisplayOptions } from './play-seating.ts'
import { describeResult, wordsAt } from './story.ts'

/** Steps through a record with the arrow keys. */
export async function watchReplay(
  file: string,
  load: (game: string) => Promise<GameModule>,
  { color, ascii = false }: DisplayOptions,
): Promise<void> {
  const { stdin, stdout } = process
  if (stdin.isTTY !== true || stdout.isTTY !== true) {
    throw new UserError('this is not a terminal. "turnwise replay FILE --log" prints a record.')
  }
  const record = await readRecord(file)
  const module = await load(record.game)
  const replayed = replayRecord(module.game, record)
  if (!replayed.ok) throw new UserError(`${file}: ${replayed.error.message}`)
  const match = replayed.value
  const names = record.players.map(({ name }) => name)
  let at = 0
  const draw = () => {
    const { columns = 80, rows = 24 } = stdout
    const view = module.game.view(match.stateAt(at), 'host')
    const style = {
      viewer: 'host' as const,
      names,
      width: columns,
      height: boardRows({ columns, rows }, 0),
      color,
      ascii,
    }
    const content = {
      title: `${module.game.title}: ${names.join(' · ')}, entry ${at} of ${match.seq}`,
      board: module.face.show(view, style),
      scroll: 0,
      story: wordsAt(module, match, at, names),
      prompt: at === match.seq ? describeResult(match.outcome, names) : '',
      choices: [],
      chosen: 0,
      typed: undefined,
      notice: undefined,
      help: 'left/right step, Home/End first and last, q leave',
    }
    stdout.write(`\u001b[H${drawScreen(content, { columns, rows }, color, ascii).join('\u001b[K\r\n')}\u001b[J`)
  }
  const step = (key: KeyPress): boolean => {
    const char = key.kind === 'char' ? key.char : ''
    if (key.kind === 'interrupt' || key.kind === 'escape' || char === 'q') return false
    if (key.kind === 'right' || key.kind === 'down' || char === 'l' || char === 'j' || char === ' ') at += 1
    if (key.kind === 'left' || key.kind === 'up' || char === 'h' || char === 'k') at -= 1
    if (key.kind === 'home') at = 0
    if (key.kind === 'end') at = match.seq
    at = Math.max(0, Math.min(match.seq, at))
    draw()
    return true
  }
  stdin.setRawMode(true)
  stdin.resume()
  stdout.write('\u001b[?1049h\u001b[?25l')
  draw()
  await new Promise<void>(resolve => {
    stdin.once('end', resolve)
    stdin.on('data', (data: Buffer) => {
      if (!parseKeys(data.toString('utf8')).every(step)) resolve()
    })
  })
  stdin.setRawMode(false)
  stdin.pause()
  stdout.write('\u001b[?25h\u001b[?1049l')
}
