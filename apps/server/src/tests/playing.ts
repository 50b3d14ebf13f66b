import { type Connection, type MatchUpdate, remoteConnection } from '@turnwise/client'
import type { Answer } from '@turnwise/protocol'

export interface Player {
  readonly match_id: string
  readonly player_id: number
  readonly token: string
}

/** An `ok` answer, or the test ends here. */
export async function ask(connection: Connection, command: Readonly<Record<string, unknown> & { cmd: string }>) {
  const answer = await connection.request(command)
  if (answer.status !== 'ok') throw new Error(JSON.stringify(answer))
  return answer as Answer & Record<string, never>
}

export function errorCode(answer: Answer): string {
  return (answer.error as { code: string } | undefined)?.code ?? 'ok'
}

/** A new match whose seats all belong to the caller. */
export async function createMatch(
  connection: Connection,
  game: string,
  settings: Readonly<Record<string, unknown>> = {},
): Promise<{ readonly id: string; readonly players: readonly Player[] }> {
  const answer = await connection.request({ cmd: 'create-match', game, ...settings })
  if (answer.status !== 'ok') throw new Error(JSON.stringify(answer))
  const id = String(answer.match_id)
  const players = (answer.players as readonly { player_id: number; token: string }[]).map(({ player_id, token }) => ({
    match_id: id,
    player_id,
    token,
  }))
  return { id, players }
}

/** Watches until an update is what one waits for. */
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
      answer => reject(new Error(JSON.stringify(answer))),
    )
  })
}

/** Plays the first action offered, whoever is to act, over live connections until the match is over. */
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
            void connection.request({ ...action, ...player, expected_seq: update.seq }).then(answer => {
              if (answer.status !== 'ok' && errorCode(answer) !== 'conflict') reject(new Error(JSON.stringify(answer)))
            })
          },
          answer => reject(new Error(JSON.stringify(answer))),
        )
      }
    })
  } finally {
    for (const connection of connections) connection.close()
  }
}
