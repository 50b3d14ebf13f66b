import { createRequire } from 'node:module'
import { createRng, pickWeighted, type Rng } from '@turnwise/engine'
import { type Action, type GameState, senet } from '@turnwise/senet'

/** The parts of boardgame.io's client that are used here; its own types want a bundler. */
interface PeerClient {
  readonly moves: Readonly<Record<string, (...args: unknown[]) => void>>
  start(): void
  stop(): void
  getState(): { readonly G: GameState; readonly ctx: { readonly gameover?: unknown } } | null
}
interface MoveArguments {
  readonly G: GameState
  readonly random: { Number(): number }
  readonly events: { endTurn(): void; endGame(result: object): void }
}

const { Client }: { Client(settings: object): PeerClient } = createRequire(import.meta.url)('boardgame.io/client')

function take({ G, events }: MoveArguments, action: Action): GameState {
  const result = senet.apply(G, G.turn, action)
  if (!result.ok) throw new Error(result.error.message)
  const { state } = result.value
  if (senet.outcome(state) !== undefined) events.endGame({ winner: G.turn })
  else if (state.turn !== G.turn) events.endTurn()
  return state
}

/** The same race on boardgame.io: its client, log, random and turn order around our rules. */
export const peerGame = {
  name: 'race',
  setup: (): GameState => senet.setup({ throws: 'sticks' }, 2, 'peer'),
  moves: {
    throw(given: MoveArguments) {
      const choices = senet.chance?.(given.G, { type: 'throw' }) ?? []
      return take(given, pickWeighted(given.random.Number(), choices))
    },
    move: (given: MoveArguments, from: number) => take(given, { type: 'move', from }),
  },
}

export function playPeer(game: number): number {
  const rng: Rng = createRng(game)
  const client = Client({ game: { ...peerGame, seed: game }, numPlayers: 2, debug: false })
  client.start()
  let moves = 0
  for (;;) {
    const state = client.getState()
    if (state === null || state.ctx.gameover !== undefined) break
    const action = rng.pick(senet.legalActions(state.G, state.G.turn))
    if (action.type === 'throw') client.moves.throw?.()
    else client.moves.move?.(action.from)
    moves += 1
  }
  client.stop()
  return moves
}
