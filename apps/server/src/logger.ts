import { type DestinationStream, type Logger, pino } from 'pino'

export const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

/** One JSON object a line. Requests are never logged whole, and a token inside an object is blanked. */
export function createLogger(level: LogLevel, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    redact: { paths: ['token', '*.token', '*.*.token', 'tokens', '*.tokens', 'req.headers'], censor: '[hidden]' },
  }
  return destination === undefined ? pino(options) : pino(options, destination)
}
