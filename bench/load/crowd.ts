import { WebSocket } from 'ws'
import { greetPeer } from './peer-pair.ts'

/** `node crowd.ts KIND URL CONNECTIONS MATCHES…`: that many silent spectators; runs until it is killed. */
const [kind, url = '', wanted, ...matches] = process.argv.slice(2)
const connections = Number(wanted)
const STEP = 100
let failed = 0

for (let first = 0; first < connections; first += STEP) {
  const count = Math.min(STEP, connections - first)
  await Promise.all(Array.from({ length: count }, (_, i) => look(first + i).catch(() => failed++)))
}
process.stdout.write(`${JSON.stringify({ held: connections - failed })}\n`)
setInterval(() => undefined, 1000)

async function look(number: number): Promise<void> {
  const match = matches[number % matches.length] ?? ''
  if (kind === 'peer') {
    const socket = await greetPeer(url)
    socket.on('message', data => {
      if (String(data) === '2') socket.send('3')
    })
    socket.send(`42/race,${JSON.stringify(['sync', match, null, undefined, 2])}`)
    return
  }
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/live`, { perMessageDeflate: false })
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject)
    socket.once('close', () => reject(new Error('closed')))
    socket.once('open', () => {
      socket.send('{"cmd":"hello"}')
      socket.send(JSON.stringify({ cmd: 'watch', match_id: match }))
    })
    socket.on('message', data => {
      if (String(data).startsWith('{"response":"watch')) resolve()
    })
  })
}
