export { DEFAULT_LIMITS, type Limits, NO_RATES } from './limits/limits.ts'
export { createLogger, LOG_LEVELS, type LogLevel } from './logger.ts'
export { type RunningServer, type ServerOptions, startServer } from './start-server.ts'
export { openStore, type Storage } from './store/open-store.ts'
