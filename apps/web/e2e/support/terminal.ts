import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const MAIN = fileURLToPath(new URL('../../../cli/src/main.ts', import.meta.url))

/** A choice on the list of `--plain`: what to type, then what it does. */
const CHOICE = /^ {2}(\S.*?)(?:: |$)/

/** A player at a terminal who joins by a link and always takes the first choice. Resolves to everything printed. */
export function joinFromTerminal(link: string, name: string): Promise<string> {
  const child = spawn(process.execPath, [MAIN, 'join', link, '--plain', '--name', name], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const printed: string[] = []
  let isInList = false
  createInterface({ input: child.stdout }).on('line', line => {
    printed.push(line)
    const key = CHOICE.exec(line)?.[1]
    if (key !== undefined && !isInList) child.stdin.write(`${key}\n`)
    isInList = key !== undefined
  })
  return new Promise(resolve => child.once('close', () => resolve(printed.join('\n'))))
}
