import { serve } from '@turnwise/server'
import { type Command, InvalidArgumentError } from 'commander'
import { UserError } from '../fatal.ts'

interface ServeOptions {
  readonly port?: string
  readonly host?: string
}

export function register(program: Command): void {
  program
    .command('serve')
    .description('serve the web app and the API; the environment configures it, see docs/operating.md')
    .option('--port <n>', 'port to listen on (TURNWISE_PORT)', port)
    .option('--host <address>', 'address to listen on; loopback unless told (TURNWISE_HOST)')
    .action(run)
}

function port(text: string): string {
  if (!/^\d{1,5}$/.test(text)) throw new InvalidArgumentError('It must be a number.')
  return text
}

async function run({ port, host }: ServeOptions): Promise<void> {
  const environment = {
    ...process.env,
    ...(port === undefined ? {} : { TURNWISE_PORT: port }),
    ...(host === undefined ? {} : { TURNWISE_HOST: host }),
  }
  try {
    const { url } = await serve(environment)
    if (process.stderr.isTTY) process.stderr.write(`Turnwise is at ${url} (Ctrl-C ends it)\n`)
  } catch (error) {
    throw new UserError(error instanceof Error ? error.message : String(error))
  }
}
