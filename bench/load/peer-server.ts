import { createRequire } from 'node:module'
import { peerGame } from '../peer.ts'

/** boardgame.io's own server with its own store, which is memory: `npx node bench/load/peer-server.ts PORT`. */
interface PeerServer {
  run(settings: { port: number; callback(): void }): Promise<unknown>
}
const { Server }: { Server(settings: object): PeerServer } = createRequire(import.meta.url)('boardgame.io/server')

await Server({ games: [peerGame], origins: ['*'] }).run({
  port: Number(process.argv[2]),
  callback: () => process.stdout.write('ready\n'),
})
