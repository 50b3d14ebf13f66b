import type { ChildProcessByStdio } from 'node:child_process'
import type { Readable, Writable } from 'node:stream'
import type { GameAction } from '@turnwise/engine'
import { guardJson } from '@turnwise/protocol'
import { spawn } from 'cross-spawn'
import { UserError } from '../fatal.ts'
import { linesOf } from '../lines.ts'
import { type FromProgram, fromProgram, PROTOCOL, type ToProgram } from './messages.ts'

const STDIO: ['pipe', 'pipe', 'inherit'] = ['pipe', 'pipe', 'inherit']
const HELLO_MS = 10_000
const LONGEST_LINE = 1_000_000
const DEEPEST = 32

/** The program did not answer, answered too late, or sent something that is not a valid message. */
export class ProgramFailed extends UserError {}

/** A program in any language that plays. It is asked line by line and never trusted. */
export class BotProgram {
  readonly #child: ChildProcessByStdio<Writable, Readable, null>
  readonly #what: string
  #listener: ((message: FromProgram) => void) | undefined
  #failed: ((error: ProgramFailed) => void) | undefined
  #failure: ProgramFailed | undefined
  #asked = 0
  #name = ''

  private constructor(child: ChildProcessByStdio<Writable, Readable, null>, what: string) {
    this.#child = child
    this.#what = what
    child.on('error', error => this.#fail(`cannot be started: ${error.message}`))
    child.on('exit', (code, signal) => this.#fail(`has ended (${signal ?? `status ${code}`})`))
    // `exit` reports its end; an error from a last line that it did not read can be ignored.
    child.stdin.on('error', () => undefined)
    void this.#listen()
  }

  /** Starts it and waits for its hello. Its standard error is passed through. */
  static async start(command: readonly string[]): Promise<BotProgram> {
    const [file, ...args] = command
    if (file === undefined) throw new UserError('Name the program after --, as in: turnwise bot -- python3 bot.py')
    return BotProgram.#greet(spawn(file, args, { stdio: STDIO }), command.join(' '))
  }

  /** Starts it by a line for the shell of the system. */
  static async startLine(line: string): Promise<BotProgram> {
    return BotProgram.#greet(spawn(line, [], { stdio: STDIO, shell: true }), line)
  }

  static async #greet(child: ChildProcessByStdio<Writable, Readable, null>, what: string): Promise<BotProgram> {
    const program = new BotProgram(child, what)
    const hello = await program.#await({ type: 'hello', protocol: PROTOCOL }, HELLO_MS, message =>
      message.type === 'hello' ? message : undefined,
    )
    program.#name = hello.name
    return program
  }

  get name(): string {
    return this.#name
  }

  tell(message: ToProgram): void {
    if (this.#failure === undefined) this.#child.stdin.write(`${JSON.stringify(message)}\n`)
  }

  /** The action that it chooses. Late answers to earlier questions are ignored. */
  async act(
    turn: Omit<Extract<ToProgram, { type: 'act' }>, 'type' | 'id'>,
  ): Promise<{ readonly id: number; readonly action: GameAction }> {
    const id = ++this.#asked
    return this.#await({ type: 'act', id, ...turn }, turn.deadline, message =>
      message.type === 'act' && message.id === id ? message : undefined,
    )
  }

  close(): void {
    this.#fail('was stopped')
    this.#child.stdin.end()
    this.#child.kill()
  }

  #await<Value>(
    message: ToProgram,
    milliseconds: number,
    take: (message: FromProgram) => Value | undefined,
  ): Promise<Value> {
    return new Promise((resolve, reject) => {
      if (this.#failure !== undefined) return reject(this.#failure)
      const timer = setTimeout(() => {
        settle()
        reject(new ProgramFailed(`${this.#what} did not answer ${message.type} within ${milliseconds} ms.`))
      }, milliseconds)
      const settle = () => {
        clearTimeout(timer)
        this.#listener = undefined
        this.#failed = undefined
      }
      this.#listener = received => {
        const value = take(received)
        if (value === undefined) return
        settle()
        resolve(value)
      }
      this.#failed = error => {
        settle()
        reject(error)
      }
      this.tell(message)
    })
  }

  async #listen(): Promise<void> {
    for await (const { text, cut } of linesOf(this.#child.stdout, LONGEST_LINE)) {
      if (text.trim() === '' && !cut) continue
      const message = cut ? undefined : parseLine(text)
      if (message === undefined) this.#failed?.(new ProgramFailed(`${this.#what} said: ${text.slice(0, 200)}`))
      else this.#listener?.(message)
    }
  }

  #fail(why: string): void {
    this.#failure ??= new ProgramFailed(`${this.#what} ${why}.`)
    this.#failed?.(this.#failure)
  }
}

function parseLine(text: string): FromProgram | undefined {
  try {
    const value: unknown = JSON.parse(text)
    guardJson(value, DEEPEST)
    return fromProgram.safeParse(value).data
  } catch {
    return undefined
  }
}
