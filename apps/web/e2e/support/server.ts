import { NO_RATES, startServer } from '@turnwise/server'

/** A server in its own process, so that a test can kill it like a crash. Prints its address on standard output. */
const [folder = '', port = '0'] = process.argv.slice(2)
const webRoot = process.env.WEB_ROOT
const server = await startServer({
  port: Number(port),
  storage: { kind: 'sqlite', folder },
  limits: NO_RATES,
  // Allows the test's own push service, on any port.
  push: { services: ['http://127.0.0.1:*'] },
  ...(webRoot === undefined ? {} : { webRoot }),
})
process.stdout.write(`${server.url}\n`)

// A message moves its clock forward, so that a test need not wait until a player counts as absent.
const real = performance.now.bind(performance)
let ahead = 0
performance.now = () => real() + ahead
process.on('message', () => {
  ahead += 31_000
  process.send?.('skipped')
})
process.on('SIGTERM', () => {
  void server.close().then(() => process.exit(0))
})
