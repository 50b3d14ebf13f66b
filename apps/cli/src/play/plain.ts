import { createInterface } from 'node:readline'
import type { Seat } from '@turnwise/engine'
import { describeOutcome } from '../outcome.ts'
import type { Look, Session } from './session.ts'

export interface PlainTerminal {
  readonly input: NodeJS.ReadableStream
  write(text: string): void
}

/** Line by line, with numbered choices and no drawing on the screen: for screen readers, pipes and slow lines. */
export async function playPlain(session: Session, terminal: PlainTerminal, look: Look): Promise<void> {
  const lines = createInterface({ input: terminal.input, terminal: false })[Symbol.asyncIterator]()
  const say = (text: string) => terminal.write(`${text}\n`)
  let told = session.told.length
  let looking: Seat | undefined
  const tell = () => {
    for (const line of session.told.slice(told)) say(line)
    told = session.told.length
  }
  while (session.match.toAct.length > 0) {
    const { human } = session
    if (human === undefined) {
      session.playBot(looking ?? session.humans[0] ?? 'spectator')
      await session.save()
      tell()
      continue
    }
    if (looking !== undefined && looking !== human && session.needsHandOver) {
      say(`Hand over to ${session.names[human]}, who presses Enter.`)
      if ((await lines.next()).done === true) break
    }
    looking = human
    showTurn(session, human, say, look)
    const line = await lines.next()
    if (line.done === true || line.value.trim() === 'quit' || line.value.trim() === 'q') break
    take(session, human, line.value.trim(), say)
    await session.save()
    tell()
  }
  await session.save()
  if (session.match.outcome !== undefined) {
    const view = session.module.game.view(session.match.state, 'host')
    say(session.module.face.show(view, { ...look, viewer: 'host', names: session.names }))
    say(`${describeOutcome(session.match.outcome, session.names)} Seed: ${session.match.start.seed}`)
  }
  say(`Kept in ${session.file}`)
}

function showTurn(session: Session, seat: Seat, say: (text: string) => void, look: Look): void {
  const { module, match, names } = session
  const view = module.game.view(match.state, seat)
  const style = { ...look, viewer: seat, names }
  say(module.face.show(view, style))
  say(module.face.prompt(view, style))
  for (const [i, action] of match.legalActions(seat).entries())
    say(`${i + 1}. ${module.face.describeAction(action, view)}`)
}

function take(session: Session, seat: Seat, line: string, say: (text: string) => void): void {
  const { module, match } = session
  const view = module.game.view(match.state, seat)
  if (line === '') return
  if (line === '?' || line === 'help') return say(`${module.face.help}\nundo, hint, quit: as everywhere`)
  if (line === 'undo' || line === 'u') {
    const undone = session.undo(seat)
    if (!undone.ok) say(undone.error.message)
    return
  }
  if (line === 'hint') {
    const action = session.hint(seat)
    return say(action === undefined ? 'No bot can say.' : `Hint: ${module.face.describeAction(action, view)}`)
  }
  const legal = match.legalActions(seat)
  const parsed = module.face.parse(line, view, legal, seat)
  const action = parsed.ok ? parsed.value : /^\d+$/.test(line) ? legal[Number(line) - 1] : undefined
  if (action === undefined) return say(parsed.ok ? '' : parsed.error.message)
  const result = session.play(seat, action, seat)
  if (!result.ok) say(result.error.message)
}
