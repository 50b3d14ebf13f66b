import { describeOutcome } from '../outcome.ts'
import { drawFrame } from './frame.ts'
import { type Key, parseKeys } from './keys.ts'
import type { ScreenSettings } from './screen.ts'
import type { Session } from './session.ts'

/** Steps through a finished or saved match with the arrow keys. */
export async function watchReplay(session: Session, { color, ascii }: ScreenSettings): Promise<void> {
  const { stdin, stdout } = process
  const { match, module, names } = session
  let at = 0
  const draw = () => {
    const { columns = 80, rows = 24 } = stdout
    const view = module.game.view(match.stateAt(at), 'host')
    const style = { viewer: 'host' as const, names, width: columns, color, ascii }
    const told = match.eventsAt(at).flatMap(event => module.face.describeEvent(event, names) ?? [])
    const frame = {
      title: `${module.game.title}: ${names.join(' · ')}, moment ${at} of ${match.seq}`,
      board: module.face.show(view, style),
      scroll: 0,
      told,
      prompt: at === match.seq ? describeOutcome(match.outcome, names) : '',
      choices: [],
      chosen: 0,
      typed: undefined,
      notice: undefined,
      help: 'left/right step, Home/End first and last, q leave',
    }
    stdout.write(`\u001b[H${drawFrame(frame, { columns, rows }, color, ascii).join('\u001b[K\r\n')}\u001b[J`)
  }
  const step = (key: Key): boolean => {
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
