import { randomBytes } from 'node:crypto'
import { parseArguments } from './args.ts'
import { History } from './history.ts'
import { createInputHandler } from './input.ts'
import { runSession } from './session.ts'
import { dataFolder, Slots } from './storage.ts'

const parsed = parseArguments(process.argv.slice(2), {
  today: new Date(),
  drawSeed: () => randomBytes(6).toString('hex'),
})

// The reader of the output may stop at any time, as `head` does; every action is saved before it is shown.
process.stdout.on('error', () => process.exit(0))

if (parsed.ok) {
  const folder = ownFolder()
  const onTerminal = process.stdout.isTTY === true
  const session = {
    output: process.stdout,
    slots: new Slots(folder),
    history: new History(folder),
    style: {
      // Asked at each screen, since windows change; a terminal that does not know its size says 0.
      get width() {
        return Math.min(80, process.stdout.columns || 80)
      },
      color: onTerminal && !process.env.NO_COLOR,
      ascii: parsed.value.ascii,
    },
    clearScreen: onTerminal,
    openInput: () => createInputHandler(),
    now: () => new Date(),
  }
  process.exitCode = await runSession(parsed.value, session).catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\nRuns are kept in ${folder}.\n`)
    return 1
  })
} else {
  process.stderr.write(`${parsed.error.message}\nnpm run dev -- --help lists the options.\n`)
  process.exitCode = 2
}

function ownFolder(): string {
  try {
    return dataFolder()
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  }
}
