import { Refusal } from '@turnwise/client'
import { UserError } from '../fatal.ts'
import { clearTerminal, printColored } from '../terminal.ts'
import { playPlain } from './plain.ts'
import { playOnScreen } from './screen.ts'
import { type Seating, TerminalMatch } from './terminal-match.ts'

/** How a match is shown on this terminal. */
export interface DisplayOptions {
  readonly plain?: boolean
  readonly ascii?: boolean
  readonly color: boolean
}

/** Plays or watches until the player leaves; refusals of the table become one sentence. */
export async function playSeating(open: () => Promise<Seating>, options: DisplayOptions): Promise<void> {
  const isTerminal = process.stdin.isTTY === true && process.stdout.isTTY === true
  const plain = options.plain === true || process.env.TERM === 'dumb'
  if (!isTerminal && !plain) {
    throw new UserError(
      'this is not a terminal. What works here: "turnwise play GAME --plain" (lines in, lines out), "turnwise stdio" (JSON lines), "turnwise replay FILE", "turnwise arena GAME".',
    )
  }
  const color = options.color && isTerminal && process.env.NO_COLOR === undefined
  const ascii = options.ascii === true
  let match: TerminalMatch | undefined
  // The reader of our output may stop at any time, as `head` does.
  process.stdout.once('error', () => void (match?.close() ?? Promise.resolve()).finally(() => process.exit(0)))
  process.stdout.on('error', () => {})
  try {
    match = await TerminalMatch.open(await open())
    if (plain) {
      const write = printColored
      const clear = () => (process.stdout.isTTY === true ? clearTerminal() : undefined)
      await playPlain(
        match,
        { input: process.stdin, write, clear },
        { width: process.stdout.columns ?? 80, color, ascii, isTerminal: process.stdout.isTTY === true },
      )
    } else await playOnScreen(match, { color, ascii })
  } catch (error) {
    if (error instanceof Refusal) throw new UserError(error.message)
    throw error
  } finally {
    await match?.close()
  }
  process.exit(0)
}
