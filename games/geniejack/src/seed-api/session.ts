import type { Writable } from 'node:stream'
import { answerInfo } from '../terminal/face.ts'
import type { DisplayStyle } from '../terminal/show.ts'
import { wrap } from '../terminal/text.ts'
import { type Arguments, USAGE } from './args.ts'
import { renderView } from './display.ts'
import { GameEngine } from './game.ts'
import { formatHistory, type History } from './history.ts'
import { InputEnded, type InputHandler } from './input.ts'
import type { Slots } from './storage.ts'

export interface TerminalContext {
  readonly output: Writable
  readonly slots: Slots
  readonly history: History
  readonly style: DisplayStyle
  /** Only on a terminal. */
  readonly clearScreen: boolean
  openInput(): InputHandler
  now(): Date
}

/** Returns the exit status. */
export async function runSession({ command }: Arguments, session: TerminalContext): Promise<number> {
  const { output, slots, history } = session
  const say = (text: string) => output.write(`${text}\n`)
  switch (command.kind) {
    case 'help':
      say(USAGE)
      return 0
    case 'history': {
      const { entries, problems } = history.read()
      for (const problem of problems) say(problem)
      say(formatHistory(entries))
      return problems.length === 0 ? 0 : 1
    }
    case 'slots':
      say(formatSlots(slots))
      return 0
    case 'continue': {
      const slot = command.slot ?? takeNewest(slots, say)
      const loaded = slot === undefined ? undefined : slots.load(slot)
      if (slot === undefined || loaded === undefined || loaded.kind === 'empty') {
        const which = command.slot === undefined ? 'There is no saved run' : `Slot ${command.slot} holds no run`
        say(`${which} to continue. --slots lists them.`)
        return 1
      }
      if (loaded.kind === 'damaged') {
        say(`Slot ${slot}: ${loaded.problem}`)
        return 1
      }
      return play(loaded.engine, slot, session, `Continuing slot ${slot}.`)
    }
    case 'play': {
      const engine = new GameEngine(command.seed, command.options)
      const slot = slots.claim(engine, command.slot)
      if (slot === undefined) {
        say(`The slot ${command.slot} is taken. Continue it with --continue=${command.slot}, or name another.`)
        return 1
      }
      return play(engine, slot, session)
    }
  }
}

/** The newest run that can be used; damaged ones before it are named. */
function takeNewest(slots: Slots, say: (text: string) => void): string | undefined {
  for (const { name, loaded } of slots.list()) {
    if (loaded.kind === 'run') return name
    if (loaded.kind === 'damaged') say(`Slot ${name}: ${loaded.problem}`)
  }
  return undefined
}

function formatSlots(slots: Slots): string {
  const lines = slots.list().map(({ name, savedAt, loaded }) => {
    if (loaded.kind !== 'run') return `${name}: ${loaded.kind === 'damaged' ? loaded.problem : 'empty'}`
    const { stage, battle, handNumber, player, seed, difficulty } = loaded.engine.state
    const day = savedAt.toISOString().slice(0, 16).replace('T', ' ')
    return `${name}: S${stage} B${battle} H${handNumber} HP:${player.hp}/${player.maxHp} ${difficulty} seed ${seed} (${day})`
  })
  return lines.length === 0 ? 'No saved runs.' : lines.join('\n')
}

const CLEAR = '\u001b[2J\u001b[H'

/** Every action is saved before the next screen, so nothing that ends the program loses the run. */
async function play(engine: GameEngine, slot: string, session: TerminalContext, greeting = ''): Promise<number> {
  const { output, slots, history, style, clearScreen } = session
  const input = session.openInput()
  let first = greeting === '' ? '' : `${greeting}\n`
  const show = () => {
    output.write(`${clearScreen ? CLEAR : ''}${first}${renderView(engine.getView(), style)} `)
    first = ''
  }
  let refused = ''
  try {
    while (engine.state.outcome === null) {
      show()
      if (refused !== '') output.write(`\n${refused}\n> `)
      const { consumables } = engine.state.player
      const answer = (line: string) => {
        const info = answerInfo(line, engine.getView())
        return info === undefined ? undefined : wrap(info, style.width)
      }
      const action = await input.promptAction(engine.getAvailableActions(), engine.state.phase, consumables, answer)
      const { success, message } = engine.performAction(action)
      if (success) slots.save(slot, engine)
      refused = success ? '' : message
      output.write('\n')
    }
    show()
    output.write('\n')
    history.add(engine, session.now())
    slots.free(slot)
    return 0
  } catch (error) {
    if (!(error instanceof InputEnded)) throw error
    output.write(`\nThe run is kept in slot ${slot}. Continue with: npm run dev -- --continue=${slot}\n`)
    return error.interrupted ? 130 : 0
  } finally {
    input.close()
  }
}
