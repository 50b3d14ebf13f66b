import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import type { Consumable, GamePhase, PlayerAction } from '../game/types.ts'
import { HELP, INVALID, parseLine } from '../terminal/face.ts'

/** There will be no more lines: the input ended, `q` was typed or the keyboard interrupted. */
export class InputEnded extends Error {
  override readonly name = 'InputEnded'
  readonly interrupted: boolean

  constructor(interrupted: boolean) {
    super('The input has ended.')
    this.interrupted = interrupted
  }
}

export interface InputHandler {
  /** `answer` gives the text for a line that asks something, such as `info`. */
  promptAction(
    availableActions: readonly PlayerAction[],
    phase: GamePhase,
    bag?: readonly Consumable[],
    answer?: (line: string) => string | undefined,
  ): Promise<PlayerAction>
  close(): void
}

export function createInputHandler(
  input: Readable = process.stdin,
  output: Writable = process.stdout,
  terminal = process.stdin.isTTY === true && process.stdout.isTTY === true,
): InputHandler {
  const reader = createInterface({ input, output, terminal })
  const lines: string[] = []
  let waiting: { resolve(line: string): void; reject(reason: Error): void } | undefined
  let ended: InputEnded | undefined
  const end = (interrupted: boolean) => {
    ended ??= new InputEnded(interrupted)
    waiting?.reject(ended)
    waiting = undefined
  }
  reader.on('line', line => {
    if (waiting === undefined) lines.push(line)
    else waiting.resolve(line)
    waiting = undefined
  })
  reader.on('close', () => end(false))
  reader.on('SIGINT', () => {
    end(true)
    reader.close()
  })

  /** Lines that came before the end are still answered. */
  const readLine = (): Promise<string> => {
    const line = lines.shift()
    if (line !== undefined) return Promise.resolve(line)
    if (ended !== undefined) return Promise.reject(ended)
    return new Promise((resolve, reject) => {
      waiting = { resolve, reject }
    })
  }

  return {
    async promptAction(availableActions, phase, bag = [], answer = () => undefined) {
      for (;;) {
        let line = await readLine()
        if (line.trim() === 'q') throw new InputEnded(false)
        if (line.trim() === '?') {
          output.write(`${HELP}\n> `)
          continue
        }
        const reply = answer(line)
        if (reply !== undefined) {
          output.write(`${reply}\n> `)
          continue
        }
        let parsed = parseLine(line, phase, availableActions)
        if (!parsed.ok && parsed.error.code === 'which-item') {
          output.write(`${bag.map((item, i) => `${i + 1}) ${item.name} ${item.description}`).join('\n')}\nWhich item? `)
          line = await readLine()
          parsed = parseLine(`u${line.trim()}`, phase, availableActions)
        }
        if (parsed.ok) return parsed.value
        const { message } = parsed.error
        output.write(`${message === INVALID ? INVALID : `${INVALID}. ${message}`}\n> `)
      }
    },
    close: () => reader.close(),
  }
}
