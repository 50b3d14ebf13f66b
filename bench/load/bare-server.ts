import { WebSocketServer } from 'ws'

/**
 * The WebSocket library and nothing else: `npx node bench/load/bare-server.ts PORT`. It answers as our server would,
 * with messages of the same number and length, the actor's two in one write, but has no rules, stores nothing and
 * checks nothing. Its throughput beside the generator on one machine is the most that any server on this library could
 * reach.
 */
const FILLER = 'x'.repeat(700)
const server = new WebSocketServer({ host: '127.0.0.1', port: Number(process.argv[2]), perMessageDeflate: false })
const tables = new Map<string, Set<(text: string) => void>>()
let matches = 0

server.on('connection', (socket, { socket: wire }) => {
  const send = (text: string) => socket.send(text)
  let match = ''
  let seat = 0
  socket.on('message', data => {
    const request: { cmd: string; match_id: string; player_id: number; expected_seq: number } = JSON.parse(String(data))
    switch (request.cmd) {
      case 'hello':
        return send('{"response":"hello-response","status":"ok"}')
      case 'create-match': {
        const players = [0, 1].map(player_id => ({ player_id, token: 'x'.repeat(32) }))
        return send(
          JSON.stringify({ response: 'create-match-response', status: 'ok', match_id: `m${++matches}`, players }),
        )
      }
      case 'watch': {
        match = request.match_id
        seat = request.player_id
        const watchers = tables.get(match) ?? new Set()
        tables.set(match, watchers.add(send))
        send('{"response":"watch-response","status":"ok"}')
        return send(update(0, seat === 0))
      }
      default: {
        const seq = request.expected_seq + 1
        wire.cork()
        process.nextTick(() => wire.uncork())
        for (const watcher of tables.get(match) ?? []) watcher(update(seq, watcher !== send))
        return send(`{"response":"${request.cmd}-response","status":"ok","seq":${seq},"events":[],"text":[]}`)
      }
    }
  })
})

function update(seq: number, isNext: boolean): string {
  return `{"push":"update","seq":${seq},"x":"${FILLER}"${isNext ? ',"actions":[{"cmd":"throw"}]' : ''}}`
}
