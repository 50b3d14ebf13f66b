import { isSeedPending, logOf, type Onlooker, resultSentence } from '@turnwise/client/match'
import type { Direction, Seat } from '@turnwise/engine'
import { printable } from '../printable.ts'
import { closeScreen, drawLines, openScreen, print } from '../terminal.ts'
import { boardRows, drawScreen, type ScreenContent, wrapPage } from './frame.ts'
import { helpLine } from './help-line.ts'
import { type KeyPress, parseKeys } from './keys.ts'
import { HOW_TO_ANSWER } from './match-log.ts'
import { choicesOf, type Intent, type Moment, readLine, takesText } from './read-line.ts'
import { sendCommand } from './send-command.ts'
import type { TerminalMatch } from './terminal-match.ts'
import { TurnMarks } from './turn-marks.ts'

export interface ScreenSettings {
  readonly color: boolean
  readonly ascii: boolean
}

/** How far a key moves a page. */
const STEPS: Readonly<Partial<Record<KeyPress['kind'], number>>> = { up: -1, down: 1, 'page-up': -15, 'page-down': 15 }

/** The full-screen terminal: board, log and choices. Resolves when the player leaves. */
export function playOnScreen(match: TerminalMatch, settings: ScreenSettings): Promise<void> {
  return new Screen(match, settings).run()
}

class Screen {
  readonly #match: TerminalMatch
  readonly #settings: ScreenSettings
  readonly #turns = new TurnMarks()
  readonly #looks = new Map<Onlooker, unknown>()
  #lastMover: Seat | undefined
  #chosen = 0
  #scroll = 0
  #typed: string | undefined
  #notice: string | undefined
  /** A page over the board, such as the rules. */
  #page: string | undefined
  #isActing = false
  /** The screen belongs to the shell again, so nothing more is drawn. */
  #hasLeft = false
  #pressing = Promise.resolve()
  #leave: () => void = () => {}

  constructor(match: TerminalMatch, settings: ScreenSettings) {
    this.#match = match
    this.#settings = settings
  }

  async run(): Promise<void> {
    const { stdin, stdout } = process
    stdin.setRawMode(true)
    stdin.resume()
    openScreen()
    const onData = (data: Buffer) => {
      const keys = parseKeys(data.toString('utf8'))
      // A key pressed while an action is under way was meant for the table before it.
      if (this.#isActing && !keys.some(({ kind }) => kind === 'interrupt')) return
      for (const key of keys) this.#pressing = this.#pressing.then(() => this.#press(key))
    }
    const onResize = () => this.#draw()
    const stop = this.#match.model.subscribe(() => this.#follow())
    const ticking = setInterval(() => {
      if (this.#match.clocks.length > 0) this.#draw()
    }, 1000)
    try {
      await new Promise<void>(resolve => {
        this.#leave = () => {
          this.#hasLeft = true
          resolve()
        }
        stdin.on('data', onData)
        stdin.once('end', this.#leave)
        stdout.on('resize', onResize)
        process.once('SIGTERM', this.#leave)
        process.once('SIGHUP', this.#leave)
        this.#follow()
      })
    } finally {
      stop()
      clearInterval(ticking)
      stdin.off('data', onData)
      stdout.off('resize', onResize)
      stdin.setRawMode(false)
      stdin.pause()
      closeScreen()
    }
    const { outcome, naming, farewell } = this.#match
    print(`${outcome === undefined ? '' : `${resultSentence(outcome, naming)}\n`}${farewell}\n`)
  }

  /** The match has moved on: it may be the turn of another player at this terminal. */
  #follow(): void {
    const { mover } = this.#match
    // What was said about a turn that is over, such as "It is the turn of Ann", is no longer true.
    if (mover !== this.#lastMover) this.#notice = undefined
    if (mover !== undefined && mover !== this.#lastMover) {
      this.#turns.begin(mover, this.#match.logOf(mover).length)
      this.#chosen = 0
    }
    this.#lastMover = mover
    this.#draw()
  }

  get #viewer(): Onlooker {
    return this.#match.viewer
  }

  /** The seat of the player who uses the screen now. */
  get #seat(): Seat | undefined {
    const { mover, place } = this.#match
    return place.handTo === undefined && mover === place.shown ? mover : undefined
  }

  get #moment(): Moment {
    const match = this.#match
    const { columns = 80, rows = 24 } = process.stdout
    const seat = this.#seat
    const news = match.logOf(this.#viewer).slice(this.#turns.lastActOf(this.#viewer))
    return match.momentFor(seat, {
      ...this.#settings,
      ...(news.length === 0 ? {} : { news: news.map(({ text }) => text) }),
      width: columns,
      height: boardRows({ columns, rows }, seat === undefined ? 0 : match.legalOf(seat).length),
      look: this.#looks.get(this.#viewer),
    })
  }

  async #press(key: KeyPress): Promise<void> {
    if (key.kind === 'interrupt' || key.kind === 'end-of-input') return this.#leave()
    this.#notice = undefined
    if (this.#page !== undefined) this.#turnPage(key)
    else if (this.#match.place.handTo !== undefined) this.#goOn(key)
    else await this.#play(key)
    this.#draw()
  }

  /** The mover reads the result, then the next player gets the terminal. */
  #goOn(key: KeyPress): void {
    if (key.kind !== 'enter') return
    this.#chosen = 0
    const { model, place } = this.#match
    if (place.isHidden) model.takeOver()
    else model.pass()
  }

  #turnPage(key: KeyPress): void {
    const step = STEPS[key.kind]
    if (step !== undefined) this.#scroll = Math.max(0, this.#scroll + step)
    else {
      this.#page = undefined
      this.#scroll = 0
    }
  }

  async #play(key: KeyPress): Promise<void> {
    const moment = this.#moment
    if (this.#typed !== undefined) return this.#type(key, this.#typed)
    switch (key.kind) {
      case 'up':
      case 'down':
      case 'left':
      case 'right':
        return this.#arrow(key.kind, moment)
      case 'home':
        return this.#choose(0)
      case 'end':
        return this.#choose(moment.legal.length - 1)
      case 'page-up':
      case 'page-down':
        this.#scroll = Math.max(0, this.#scroll + (key.kind === 'page-up' ? -10 : 10))
        return
      case 'enter':
        return this.#playChosen(moment)
      case 'char':
        return this.#character(key.char, moment)
      default:
        return
    }
  }

  /** Letters that begin a word of the game are typed; all others are keys of the terminal. */
  async #character(char: string, moment: Moment): Promise<void> {
    const { face } = moment.module
    const isText = takesText(moment)
    const isGames = isText || moment.legal.some(action => face.typed?.(action, moment.view).startsWith(char) === true)
    if (!isGames) {
      if (char === '?') return this.#take({ kind: 'word', word: 'help' })
      if (char === 'j') return this.#choose(this.#chosen + 1)
      if (char === 'k') return this.#choose(this.#chosen - 1)
      if (char === ' ') return this.#playChosen(moment)
    }
    this.#typed = char === ':' && !isText ? '' : char
  }

  async #arrow(direction: Direction, moment: Moment): Promise<void> {
    const { face } = moment.module
    const action = face.arrow?.(direction, moment.view, moment.legal)
    if (action !== undefined) return this.#take({ kind: 'action', action })
    this.#choose(this.#chosen + (direction === 'up' || direction === 'left' ? -1 : 1))
  }

  async #type(key: KeyPress, typed: string): Promise<void> {
    if (key.kind === 'char') this.#typed = typed + key.char
    else if (key.kind === 'escape') this.#typed = undefined
    else if (key.kind === 'backspace') this.#typed = typed === '' ? undefined : typed.slice(0, -1)
    else if (key.kind === 'enter') {
      this.#typed = undefined
      await this.#take(readLine(typed, this.#moment))
    }
  }

  async #take(intent: Intent): Promise<void> {
    const typist = { match: this.#match, viewer: this.#viewer, turns: this.#turns }
    if (intent.kind === 'action') this.#turns.act(this.#viewer, this.#match.logOf(this.#viewer).length)
    this.#isActing = true
    const effect = await sendCommand(intent, this.#moment, typist).finally(() => {
      this.#isActing = false
    })
    switch (effect.kind) {
      case 'nothing':
        return
      case 'moved':
        this.#chosen = 0
        this.#looks.delete(this.#viewer)
        return
      case 'leave':
        return this.#leave()
      case 'notice':
        this.#notice = printable(effect.text)
        return
      case 'page':
        this.#page = effect.text
        return
      case 'look':
        this.#looks.set(this.#viewer, effect.look)
        this.#notice = effect.text
    }
  }

  async #playChosen({ legal }: Moment): Promise<void> {
    const action = legal[this.#chosen]
    if (action !== undefined) await this.#take({ kind: 'action', action })
  }

  #choose(index: number): void {
    this.#chosen = Math.max(0, Math.min(index, this.#moment.legal.length - 1))
  }

  #draw(): void {
    if (this.#hasLeft) return
    const { columns = 80, rows = 24 } = process.stdout
    const { color, ascii } = this.#settings
    const lines = drawScreen(this.#content(), { columns, rows }, color, ascii)
    drawLines(lines)
  }

  #content(): ScreenContent {
    const match = this.#match
    const { names, clocks } = match
    const { columns = 80 } = process.stdout
    const base = {
      title: `${match.module.game.title}: ${(clocks.length === 0 ? names : clocks).join(' · ')}`,
      scroll: this.#scroll,
      chosen: this.#chosen,
      typed: this.#typed,
      notice: this.#notice,
      help: '',
      log: [],
      choices: [],
    }
    const { handTo, isHidden } = match.place
    if (this.#page !== undefined) {
      return {
        ...base,
        board: wrapPage(this.#page, columns).join('\n'),
        prompt: 'Arrows scroll, any other key goes back.',
      }
    }
    if (isHidden && handTo !== undefined) {
      return { ...base, board: '', prompt: `${names[handTo]}, press Enter when nobody else is looking.` }
    }
    const moment = this.#moment
    const { face } = moment.module
    const board = face.show(moment.view, moment.style)
    // A face may begin with the news; the log does not repeat what it says.
    const said = board.replaceAll(/\s+/g, ' ')
    const news = this.#turns.lastActOf(this.#viewer)
    const log = match.logOf(this.#viewer).filter(({ text }, i) => i < news || !said.includes(text))
    return {
      ...base,
      board,
      log: log.map(({ text }) => text),
      prompt: this.#prompt(moment),
      choices: choicesOf(moment),
      help: handTo === undefined ? helpLine(moment, this.#settings.ascii, columns) : '',
    }
  }

  #prompt({ module, view, style }: Moment): string {
    const { outcome, naming, problem, place } = this.#match
    if (problem !== undefined) return problem
    if (outcome !== undefined) return `${resultSentence(outcome, naming)} Type quit to leave.`
    if (place.handTo !== undefined) return `Press Enter, then hand over to ${naming.names[place.handTo]}.`
    if (isSeedPending(logOf(this.#match.model.get())))
      return 'The seed is made by all players, once everybody is there.'
    const prompt = module.face.prompt(view, style)
    return this.#match.offerTo(this.#viewer) === undefined ? prompt : `${HOW_TO_ANSWER} ${prompt}`
  }
}
