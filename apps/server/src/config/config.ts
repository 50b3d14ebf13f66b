import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { getHeapStatistics } from 'node:v8'
import { z } from 'zod'
import { LOG_LEVELS } from '../logger.ts'
import { PUSH_SERVICES } from '../push/services.ts'
import type { Storage } from '../store/open-store.ts'
import type { Retention } from '../upkeep/prune.ts'
import { dataFolder } from './data-folder.ts'
import { readVariables } from './variables.ts'

const whole = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.number().min(min).max(max))
const list = z.string().transform(text =>
  text
    .split(',')
    .map(item => item.trim())
    .filter(item => item !== ''),
)
const origin = z
  .url()
  .refine(text => new URL(text).origin === text, 'must be an origin such as https://play.example.org')

/** Every environment variable that the server knows. Wrong values and unknown names are refused. */
export const VARIABLES = z.strictObject({
  TURNWISE_HOST: z
    .string()
    .min(1)
    .default('127.0.0.1')
    .describe('address to listen on; the default accepts connections from this machine only'),
  TURNWISE_PORT: whole(0, 65_535).default(8710).describe('port to listen on; 0 takes a free one'),
  TURNWISE_DATA: z.string().min(1).optional().describe('folder of the embedded database'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe('PostgreSQL instead of the embedded database'),
  TURNWISE_GAMES: list
    .default([])
    .describe('further games, separated by commas: folders or installed packages; every command reads it'),
  TURNWISE_WEB: z
    .string()
    .refine(folder => existsSync(join(folder, 'index.html')), 'there is no index.html in that folder')
    .optional()
    .describe('folder of the built web app'),
  TURNWISE_ORIGINS: list
    .pipe(z.array(origin))
    .default([])
    .describe('origins of pages that may connect, separated by commas'),
  TURNWISE_TRUST_PROXY: list.optional().describe('addresses of proxies in front, separated by commas'),
  TURNWISE_KEEP_FINISHED: whole(1, 100_000)
    .optional()
    .describe('days that a match is kept after it is over; without it for ever'),
  TURNWISE_KEEP_ABANDONED: whole(1, 100_000)
    .optional()
    .describe('days that a match that is not over is kept after it was last used; without it for ever'),
  TURNWISE_BOT_THREADS: whole(1, 64).optional().describe('threads in which bots think'),
  TURNWISE_BOT_MS: whole(10, 60_000)
    .default(2_000)
    .describe('milliseconds that a bot may think about one move when others wait; cut off after five times as long'),
  TURNWISE_RATE: whole(0, 1_000_000)
    .default(100)
    .describe('commands a second from one address, and four times as many pages and files; 0: no limit'),
  TURNWISE_SOCKETS_PER_ADDRESS: whole(1, 1_000_000).default(100).describe('live connections from one address'),
  TURNWISE_MEMORY: whole(8, 1_000_000)
    .optional()
    .describe(
      'megabytes of memory for matches, by default a quarter of what Node may use; others are read again when asked for',
    ),
  TURNWISE_METRICS_PORT: whole(0, 65_535).optional().describe('port of the metrics; without it there are none'),
  TURNWISE_METRICS_HOST: z.string().min(1).default('127.0.0.1').describe('address of the metrics'),
  TURNWISE_PUSH_SERVICES: list
    .default([...PUSH_SERVICES])
    .describe(
      'origins of push services that notifications may be sent to, separated by commas; `https://*.` for all hosts of a domain',
    ),
  TURNWISE_PUSH_CONTACT: z
    .url({ protocol: /^(mailto|https)$/ })
    .optional()
    .describe('mailto: or https: address that push services reach you at; some of them insist on one'),
  TURNWISE_LOG: z.enum(LOG_LEVELS).default('info').describe('what is logged, from here up'),
})

export interface Config extends z.output<typeof VARIABLES> {
  /** Where matches are stored. */
  readonly storage: Storage
  readonly botThreads: number
  /** Bytes of memory for matches. */
  readonly liveBytes: number
}

export function retentionOf({ TURNWISE_KEEP_FINISHED, TURNWISE_KEEP_ABANDONED }: Config): Retention {
  return { finished: TURNWISE_KEEP_FINISHED, abandoned: TURNWISE_KEEP_ABANDONED }
}

/** Throws one error with a sentence for each problem. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const parsed = VARIABLES.safeParse(readVariables(environment, Object.keys(VARIABLES.shape)))
  if (!parsed.success) {
    const problems = parsed.error.issues.map(issue =>
      issue.code === 'unrecognized_keys'
        ? `${issue.keys.join(', ')}: not known`
        : `${issue.path.join('.')}: ${issue.message}`,
    )
    throw new Error(`The configuration is wrong.\n  ${problems.join('\n  ')}`)
  }
  const { DATABASE_URL, TURNWISE_DATA, TURNWISE_MEMORY } = parsed.data
  return {
    ...parsed.data,
    storage:
      DATABASE_URL === undefined
        ? { kind: 'sqlite', folder: dataFolder({ ...environment, TURNWISE_DATA }) }
        : { kind: 'postgres', url: DATABASE_URL },
    // One core is left to the event loop; more than four bots at once do not help.
    botThreads: parsed.data.TURNWISE_BOT_THREADS ?? Math.max(1, Math.min(4, availableParallelism() - 1)),
    liveBytes: TURNWISE_MEMORY === undefined ? quarterOfHeap() : TURNWISE_MEMORY * 1024 * 1024,
  }
}

function quarterOfHeap(): number {
  return Math.floor(getHeapStatistics().heap_size_limit / 4)
}
