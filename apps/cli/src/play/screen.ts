import type { GameAction, Seat, Viewer } from '@turnwise/engine'
import { describeOutcome } from '../outcome.ts'
import { drawFrame, type Frame } from './frame.ts'
import { type Key, parseKeys } from './keys.ts'
import type { Session } from './session.ts'

const HELP = '↑↓ choose · Enter play · : type · u undo · i hint · PgUp/PgDn · ? help · q quit'
const HELP_ASCII = 'arrows choose, Enter play, : type, u undo, i hint, PgUp/PgDn, ? help, q quit'

export interface ScreenSettings {
  readonly color: boolean
  readonly ascii: boolean
}

/** The full-screen terminal: a board, what happened, what may be done. Resolves when the player leaves. */
export function playOnScreen(session: Session, settings: ScreenSettings): Promise<void> {
  return new Screen(session, settings).run()
}

class Screen {
  readonly #session: Session
  readonly #settings: ScreenSettings
  #chosen = 0
  #scroll = 0
  #typed: string | undefined
  #notice: string | undefined
  #showsHelp = false
  /** The seat that is to take the device, while nobody may look. */
  #handOverTo: Seat | undefined
  #looking: Seat | undefined
  #leave: () => void = () => {}

  constructor(session: Session, settings: ScreenSettings) {
    this.#session = session
    this.#settings = settings
  }

  async run(): Promise<void> {
    const { stdin, stdout } = process
    stdin.setRawMode(true)
    stdin.resume()
    stdout.write('\u001b[?1049h\u001b[?25l')
    const onData = (data: Buffer) => {
      for (const key of parseKeys(data.toString('utf8'))) this.#press(key)
    }
    const onResize = () => this.#draw()
    try {
      await new Promise<void>(resolve => {
        this.#leave = resolve
        stdin.on('data', onData)
        stdin.once('end', resolve)
        stdout.on('resize', onResize)
        process.once('SIGTERM', resolve)
        process.once('SIGHUP', resolve)
        this.#next()
      })
    } finally {
      stdin.off('data', onData)
      stdout.off('resize', onResize)
      stdin.setRawMode(false)
      stdin.pause()
      stdout.write('\u001b[?25h\u001b[?1049l')
      await this.#session.save()
    }
    const { match, names, file } = this.#session
    stdout.write(`${describeOutcome(match.outcome, names)} Kept in ${file}\n`)
  }

  get #viewer(): Viewer {
    if (this.#session.match.outcome !== undefined) return 'host'
    return this.#looking ?? this.#session.humans[0] ?? 'spectator'
  }

  get #legal(): readonly GameAction[] {
    const { human, match } = this.#session
    return human === undefined || this.#handOverTo !== undefined ? [] : match.legalActions(human)
  }

  /** Bots first, one at a time so that the screen follows; then whoever is asked. */
  #next(): void {
    const { human } = this.#session
    if (human !== undefined && human !== this.#looking) {
      if (this.#looking !== undefined && this.#session.needsHandOver) this.#handOverTo = human
      else this.#looking = human
    }
    this.#draw()
    if (human === undefined && this.#session.match.toAct.length > 0) {
      setTimeout(() => {
        this.#session.playBot(this.#looking ?? 'spectator')
        this.#chosen = 0
        this.#save()
        this.#next()
      }, 150)
    }
  }

  #press(key: Key): void {
    this.#notice = undefined
    if (key.kind === 'interrupt' || key.kind === 'end-of-input') return this.#leave()
    if (this.#handOverTo !== undefined) {
      if (key.kind === 'enter') {
        this.#looking = this.#handOverTo
        this.#handOverTo = undefined
      }
    } else if (this.#showsHelp) this.#showsHelp = false
    else if (this.#typed !== undefined) this.#type(key, this.#typed)
    else this.#command(key)
    this.#draw()
  }

  #command(key: Key): void {
    const count = this.#legal.length
    const page = Math.max(1, (process.stdout.rows ?? 24) - 12)
    const moves: Partial<Record<Key['kind'], () => void>> = {
      up: () => this.#choose(this.#chosen - 1),
      left: () => this.#choose(this.#chosen - 1),
      down: () => this.#choose(this.#chosen + 1),
      right: () => this.#choose(this.#chosen + 1),
      home: () => this.#choose(0),
      end: () => this.#choose(count - 1),
      'page-up': () => this.#scrollTo(this.#scroll - page),
      'page-down': () => this.#scrollTo(this.#scroll + page),
      enter: () => this.#playChosen(),
    }
    moves[key.kind]?.()
    if (key.kind !== 'char') return
    switch (key.char) {
      case 'k':
      case 'h':
        return this.#choose(this.#chosen - 1)
      case 'j':
      case 'l':
        return this.#choose(this.#chosen + 1)
      case ' ':
        return this.#playChosen()
      case 'q':
        return this.#leave()
      case '?':
        this.#showsHelp = true
        return
      case 'u':
        return this.#undo()
      case 'i':
        return this.#hint()
      case ':':
        this.#typed = ''
        return
      default:
        this.#typed = key.char
    }
  }

  #type(key: Key, typed: string): void {
    if (key.kind === 'char') this.#typed = typed + key.char
    else if (key.kind === 'escape') this.#typed = undefined
    else if (key.kind === 'backspace') this.#typed = typed === '' ? undefined : typed.slice(0, -1)
    else if (key.kind === 'enter') {
      this.#typed = undefined
      this.#playTyped(typed.trim())
    }
  }

  #playTyped(line: string): void {
    const { human, module, match } = this.#session
    if (human === undefined || line === '') return
    if (line === 'undo') return this.#undo()
    if (line === 'hint') return this.#hint()
    if (line === 'quit') return this.#leave()
    const numbered = /^\d+$/.test(line) ? this.#legal[Number(line) - 1] : undefined
    const view = module.game.view(match.state, human)
    const parsed = module.face.parse(line, view, this.#legal, human)
    if (parsed.ok) this.#play(parsed.value)
    else if (numbered !== undefined) this.#play(numbered)
    else this.#notice = parsed.error.message
  }

  #playChosen(): void {
    const action = this.#legal[this.#chosen]
    if (action !== undefined) this.#play(action)
  }

  #play(action: GameAction): void {
    const { human } = this.#session
    if (human === undefined) return
    const result = this.#session.play(human, action, human)
    if (!result.ok) {
      this.#notice = result.error.message
      return
    }
    this.#chosen = 0
    this.#save()
    this.#next()
  }

  #undo(): void {
    const seat = this.#looking ?? this.#session.human
    if (seat === undefined) return
    const result = this.#session.undo(seat)
    if (!result.ok) this.#notice = result.error.message
    else this.#chosen = 0
  }

  #hint(): void {
    const { human, module, match } = this.#session
    const action = human === undefined ? undefined : this.#session.hint(human)
    if (human === undefined || action === undefined) return
    this.#notice = `Hint: ${module.face.describeAction(action, module.game.view(match.state, human))}`
  }

  #choose(index: number): void {
    this.#chosen = Math.max(0, Math.min(index, this.#legal.length - 1))
  }

  #scrollTo(line: number): void {
    this.#scroll = Math.max(0, line)
  }

  #save(): void {
    this.#session.save().catch(() => {
      this.#notice = `This match cannot be kept in ${this.#session.file}.`
      this.#draw()
    })
  }

  #draw(): void {
    const { columns = 80, rows = 24 } = process.stdout
    const { color, ascii } = this.#settings
    const lines = drawFrame(this.#frame(columns), { columns, rows }, color, ascii)
    process.stdout.write(`\u001b[H${lines.map(line => `${line}\u001b[K`).join('\r\n')}\u001b[J`)
  }

  #frame(width: number): Frame {
    const { module, match, names, told } = this.#session
    const { color, ascii } = this.#settings
    const view = module.game.view(match.state, this.#viewer)
    const style = { viewer: this.#viewer, names, width, color, ascii }
    const help = ascii ? HELP_ASCII : HELP
    const base = {
      title: `${module.game.title}: ${names.join(' · ')}`,
      scroll: this.#scroll,
      chosen: this.#chosen,
      typed: this.#typed,
      notice: this.#notice,
      help,
    }
    if (this.#handOverTo !== undefined) {
      const prompt = `Hand the device to ${names[this.#handOverTo]}, who presses Enter.`
      return { ...base, board: '', told: [], prompt, choices: [] }
    }
    if (this.#showsHelp) {
      const board = `${module.face.help}\n\nundo, hint, quit: as everywhere\n\nAny key goes back to the board.`
      return { ...base, board, told: [], prompt: '', choices: [] }
    }
    const over =
      match.outcome === undefined
        ? undefined
        : `${describeOutcome(match.outcome, names)} Seed: ${match.start.seed}. q leaves.`
    return {
      ...base,
      board: module.face.show(view, style),
      told,
      prompt: over ?? module.face.prompt(view, style),
      choices: this.#legal.map(action => module.face.describeAction(action, view)),
    }
  }
}
