import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url))

export type AnyAnswer = ReturnType<typeof JSON.parse>

/** Writes requests (objects, or raw lines) to `turnwise stdio` and gives back its answers, which must be JSON lines. */
export async function talk(lines: readonly (object | string)[], main = MAIN): Promise<AnyAnswer[]> {
  const { out, code } = await turnwise(
    ['stdio'],
    lines.map(line => `${typeof line === 'string' ? line : JSON.stringify(line)}\n`).join(''),
    {},
    main,
  )
  if (code !== 0) throw new Error(`turnwise stdio left with ${code}`)
  return out
    .split('\n')
    .filter(line => line !== '')
    .map(line => JSON.parse(line))
}

export function turnwise(
  args: readonly string[],
  input = '',
  environment: Readonly<Record<string, string>> = {},
  main = MAIN,
): Promise<{ readonly code: number | null; readonly out: string; readonly err: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [main, ...args], { env: { ...process.env, ...environment } })
    let out = ''
    let err = ''
    child.stdout.on('data', data => {
      out += data
    })
    child.stderr.on('data', data => {
      err += data
    })
    child.on('error', reject)
    child.on('close', code => resolve({ code, out, err }))
    child.stdin.on('error', () => {})
    child.stdin.end(input)
  })
}

/** Runs a command whose output is not read, as after `| head`. */
export function withoutReader(args: readonly string[], input: string) {
  return new Promise<{ readonly code: number | null; readonly err: string }>((resolve, reject) => {
    const child = spawn(process.execPath, [MAIN, ...args])
    let err = ''
    child.stderr.on('data', data => {
      err += data
    })
    child.stdout.destroy()
    child.on('error', reject)
    child.on('close', code => resolve({ code, err }))
    child.stdin.on('error', () => {})
    child.stdin.end(input)
  })
}
