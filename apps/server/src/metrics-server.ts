import { createServer } from 'node:http'
import type { RunningServer } from './start-server.ts'

/** `/metrics` on a separate port, so that a reverse proxy does not publish it by accident. */
export async function serveMetrics(server: RunningServer, host: string, port: number): Promise<() => Promise<void>> {
  const http = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end()
    server.metrics().then(
      text => response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4' }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  await new Promise<void>((resolve, reject) => {
    http.once('error', reject)
    http.listen(port, host, resolve)
  })
  return () =>
    new Promise(resolve => {
      http.close(() => resolve())
      http.closeAllConnections()
    })
}
