import { type Connection, type MatchUpdate, Refusal, type Request, remoteConnection } from '@turnwise/client'
import type { WireAnswer } from '@turnwise/protocol'

export interface Player {
  readonly match_id: string
  readonly player_id: number
  readonly token: string
}

/** Sends any JSON to the server, as a program without our client would. */
export async function post(url: string, request: object): Promise<WireAnswer> {
  const response = await fetch(`${url}/api`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
  })
  return (await response.json()) as WireAnswer
}

/** The code of the refusal, or `ok`. */
export function codeOf(asked: Promise<unknown>): Promise<string> {
  return asked.then(
    () => 'ok',
    (error: unknown) => {
      if (error instanceof Refusal) return error.code
      throw error
    },
  )
}

/** A new match whose seats all belong to the caller. */
export async function createMatch(
  connection: Connection,
  game: string,
  settings: Omit<Request<'create-match'>, 'cmd' | 'game'> = {},
): Promise<{ readonly id: string; readonly players: readonly Player[] }> {
  const { match_id, players } = await connection.request({ cmd: 'create-match', game, ...settings })
  return { id: match_id, players: players.map(({ player_id, token = '' }) => ({ match_id, player_id, token })) }
}

/** Watches until an update fulfils the condition. */
export function until(
  connection: Connection,
  request: Parameters<Connection['watch']>[0],
  isIt: (update: MatchUpdate) => boolean,
): Promise<MatchUpdate> {
  return new Promise((resolve, reject) => {
    const stop = connection.watch(
      request,
      update => {
        if (!isIt(update)) return
        setImmediate(() => stop())
        resolve(update)
      },
      reject,
    )
  })
}

/** Plays the first legal action of the seat to act, over live connections, until the match is over. */
export async function playToTheEnd(url: string, players: readonly Player[], most = 2_000): Promise<MatchUpdate> {
  const connections = players.map(() => remoteConnection(url))
  try {
    return await new Promise<MatchUpdate>((resolve, reject) => {
      for (const [i, player] of players.entries()) {
        const connection = connections[i]!
        connection.watch(
          player,
          update => {
            if (update.outcome !== undefined || update.seq >= most) return resolve(update)
            const action = update.actions?.[update.seq % update.actions.length]
            if (action === undefined) return
            connection.act(player, action, update.seq).catch(error => {
              if (!(error instanceof Refusal) || error.code !== 'conflict') reject(error)
            })
          },
          reject,
        )
      }
    })
  } finally {
    for (const connection of connections) connection.close()
  }
}
