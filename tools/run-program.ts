import spawn from 'cross-spawn'

interface Options {
  readonly cwd?: string
  readonly env?: NodeJS.ProcessEnv
  /** Written to its standard input. */
  readonly input?: string
  /** Shown as it comes instead of returned. */
  readonly shown?: boolean
}

/** Runs a program to its end, also npx, npm and others that are scripts on Windows, and returns what it prints. */
export function runProgram(program: string, args: readonly string[], options: Options = {}): string {
  const { shown = false, ...rest } = options
  const stdout = shown ? 'inherit' : 'pipe'
  const { status, signal, error, ...ended } = spawn.sync(program, args, {
    ...rest,
    stdio: ['pipe', stdout, 'inherit'],
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
  if (error) throw error
  if (status !== 0)
    throw new Error(`${program} ${args.join(' ')} ended with ${signal ?? status}.\n${ended.stdout ?? ''}`)
  return ended.stdout ?? ''
}
