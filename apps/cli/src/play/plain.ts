import { createInterface } from 'node:readline'
import { type Onlooker, resultSentence } from '@turnwise/client/match'
import type { Seat } from '@turnwise/engine'
import { printable } from '../printable.ts'
import { choiceLines } from './choice-list.ts'
import { wrapIndented, wrapPage } from './frame.ts'
import { HOW_TO_ANSWER, type LogLine } from './match-log.ts'
import { choicesOf, type Moment, readLine, takesText } from './read-line.ts'
import { sendCommand } from './send-command.ts'
import type { TerminalMatch } from './terminal-match.ts'
import { TurnMarks } from './turn-marks.ts'

export interface PlainTerminal {
  readonly input: NodeJS.ReadableStream
  write(text: string): void
  /** Clears screen and scrollback between two people; empty if the output is no terminal. */
  clear(): void
}

export interface Look {
  readonly width: number
  readonly height?: number
  readonly color: boolean
  readonly ascii: boolean
  /** The output is a terminal of this width. */
  readonly isTerminal?: boolean
}

/** After this time without an answer the player reads why nothing happens. */
const SLOW_MS = 3_000

/** Comes before the list, so that a line of the table is not mistaken for a choice. */
const CHOICES = 'You can type:'

/** The last entry and the last message that a viewer has read. */
interface Read {
  readonly seq: number
  readonly message: number
}

const NOTHING_READ: Read = { seq: -1, message: 0 }

function readAll(log: readonly LogLine[]): Read {
  return {
    seq: Math.max(-1, ...log.map(({ seq }) => seq)),
    message: Math.max(0, ...log.map(({ message = 0 }) => message)),
  }
}

/** Prints line by line and overwrites nothing: for screen readers, pipes and slow connections. */
export function playPlain(match: TerminalMatch, terminal: PlainTerminal, look: Look): Promise<void> {
  return new PlainPlay(match, terminal, look).run()
}

class PlainPlay {
  readonly #match: TerminalMatch
  readonly #terminal: PlainTerminal
  readonly #look: Look
  readonly #lines: AsyncIterator<string>
  #nextLine: Promise<string | undefined> | undefined
  /** How far each viewer has read their log. */
  readonly #read = new Map<Onlooker, Read>()
  readonly #turns = new TurnMarks()
  /** Display settings that a question about the table has set, by viewer. */
  readonly #looks = new Map<Onlooker, unknown>()

  constructor(match: TerminalMatch, terminal: PlainTerminal, look: Look) {
    this.#match = match
    this.#terminal = terminal
    this.#look = look
    this.#lines = createInterface({ input: terminal.input, terminal: false })[Symbol.asyncIterator]()
    for (const viewer of match.viewers) this.#read.set(viewer, readAll(match.logOf(viewer)))
  }

  async run(): Promise<void> {
    const match = this.#match
    this.#say(`${match.module.game.title}: ${match.names.join(', ')}. Type ? for the commands.`)
    if (match.greeting !== undefined) this.#say(match.greeting)
    let wantsTable = true
    let lastMover: Seat | undefined
    while (match.outcome === undefined && match.problem === undefined) {
      const {
        mover,
        place: { handTo },
      } = match
      if (handTo !== undefined) {
        if (!(await this.#handOver(handTo))) return this.#leave()
        continue
      }
      if (mover === undefined) {
        wantsTable = true
        lastMover = undefined
        if (!(await this.#wait())) return this.#leave()
        continue
      }
      if (mover !== lastMover) this.#turns.begin(mover, match.logOf(mover).length)
      lastMover = mover
      this.#tell()
      if (wantsTable) this.#showTurn(mover)
      const line = await this.#readLine()
      if (line === undefined) return this.#leave()
      const done = await this.#take(line, mover)
      if (done === 'leave') return this.#leave()
      wantsTable = done === 'moved'
      this.#tell()
    }
    await this.#end()
  }

  /** Waits until something happens. While players elsewhere are to act, a line can be typed too. */
  async #wait(): Promise<boolean> {
    const match = this.#match
    this.#tell()
    const changed = new Promise<'changed'>(resolve => {
      const stop = match.model.subscribe(() => {
        stop()
        resolve('changed')
      })
    })
    if (!match.waitsForPeople) {
      await changed
      this.#tell()
      return true
    }
    const first = await Promise.race([changed, this.#peekLine()])
    if (first === 'changed') {
      this.#tell()
      return true
    }
    const line = await this.#readLine()
    if (line === undefined) return false
    return (await this.#take(line, undefined)) !== 'leave'
  }

  /** After the mover has read the result, it is cleared before the next player sees the screen. */
  async #handOver(to: Seat): Promise<boolean> {
    const match = this.#match
    if (!match.place.isHidden) {
      this.#tell()
      this.#say(`Press Enter, then hand over to ${match.names[to]}.`)
      if ((await this.#readLine()) === undefined) return false
      this.#terminal.clear()
      match.model.pass()
    }
    this.#say(`${match.names[to]}, press Enter when nobody else is looking.`)
    if ((await this.#readLine()) === undefined) return false
    match.model.takeOver()
    return true
  }

  get #viewer(): Onlooker {
    return this.#match.viewer
  }

  #momentOf(seat: Seat | undefined): Moment {
    const { isTerminal: _, ...look } = this.#look
    return this.#match.momentFor(seat, { ...look, look: this.#looks.get(this.#viewer) })
  }

  #showTurn(seat: Seat): void {
    const moment = this.#momentOf(seat)
    const { face } = moment.module
    this.#say(face.show(moment.view, moment.style))
    this.#say(face.prompt(moment.view, moment.style))
    const { clocks } = this.#match
    if (clocks.length > 0) this.#say(`Time left: ${clocks.join(', ')}.`)
    const choices = choicesOf(moment)
    if (choices.length > 0) this.#say(CHOICES)
    for (const line of choiceLines(choices)) this.#say(line)
    if (takesText(moment)) this.#say('  … or any other text; :help and :quit are commands.')
    if (choices.length === 1 && moment.complete) this.#say('Enter takes it.')
  }

  async #take(line: string, seat: Seat | undefined): Promise<'moved' | 'asked' | 'leave'> {
    const moment = this.#momentOf(seat)
    const typist = { match: this.#match, viewer: this.#viewer, turns: this.#turns }
    const slow = setTimeout(() => this.#say('Waiting for the table …'), SLOW_MS)
    const effect = await sendCommand(readLine(line, moment), moment, typist).finally(() => clearTimeout(slow))
    switch (effect.kind) {
      case 'moved':
        this.#looks.delete(this.#viewer)
        return 'moved'
      case 'leave':
        return 'leave'
      case 'nothing':
        this.#say(`Type one of the choices, or ${takesText(moment) ? ':help' : '?'} for the commands.`)
        return 'asked'
      case 'notice':
        this.#say(printable(effect.text))
        return 'asked'
      case 'page': {
        const { width, isTerminal } = this.#look
        this.#say(isTerminal === true ? wrapPage(effect.text, width).join('\n') : effect.text)
        return 'asked'
      }
      case 'look':
        this.#looks.set(this.#viewer, effect.look)
        this.#say(moment.module.face.show(moment.view, this.#momentOf(seat).style))
        if (effect.text !== '') this.#say(effect.text)
        return 'asked'
    }
  }

  /** What this viewer has not read yet. */
  #tell(): void {
    const log = this.#match.logOf(this.#viewer)
    const { seq, message: last } = this.#read.get(this.#viewer) ?? NOTHING_READ
    const fresh = log.filter(line => (line.message === undefined ? line.seq > seq : line.message > last))
    for (const { text } of fresh) this.#say(text)
    if (fresh.length > 0 && this.#match.offerTo(this.#viewer) !== undefined) this.#say(HOW_TO_ANSWER)
    this.#read.set(this.#viewer, readAll(log))
  }

  async #end(): Promise<void> {
    const match = this.#match
    this.#tell()
    if (match.problem !== undefined) this.#say(match.problem)
    if (match.outcome !== undefined) {
      const { view, style } = this.#momentOf(undefined)
      this.#say(match.module.face.show(view, style))
      const seed = await match.seed()
      this.#say(`${resultSentence(match.outcome, match.naming)}${seed === undefined ? '' : ` Seed: ${seed}`}`)
    }
    this.#leave()
  }

  #leave(): void {
    // Not wrapped: it has a command to copy.
    this.#terminal.write(`${this.#match.farewell}\n`)
  }

  async #readLine(): Promise<string | undefined> {
    const line = await this.#peekLine()
    this.#nextLine = undefined
    return line
  }

  #peekLine(): Promise<string | undefined> {
    this.#nextLine ??= this.#lines.next().then(({ done, value }) => (done === true ? undefined : value))
    return this.#nextLine
  }

  /** Boards fit the width. A terminal would break longer sentences within words; programs read whole lines. */
  #say(text: string): void {
    const { width, isTerminal } = this.#look
    const lines = isTerminal === true ? text.split('\n').flatMap(line => wrapIndented(line, width)) : [text]
    this.#terminal.write(`${lines.join('\n')}\n`)
  }
}
