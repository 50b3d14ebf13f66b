import { expect, test } from 'vitest'
import { remoteTable } from '../tests/remote-table.ts'

interface Entry {
  readonly player_id: number
  readonly action?: { readonly type: string }
}

/** What others may read of the first few actions while the match runs. */
async function actionsSeen(game: string): Promise<{ readonly spectator: Entry[]; readonly rival: Entry[] }> {
  const { create, play, send } = remoteTable()
  const seats = await create({ game })
  await play(seats, 3)
  const { match_id } = seats[0]!
  const log = async (who: object) => (await send({ cmd: 'get-log', match_id, ...who })).entries as Entry[]
  return { spectator: await log({}), rival: await log(seats[1]!) }
}

test('if all actions are public, everyone reads them while the match runs', async () => {
  const { spectator, rival } = await actionsSeen('runerail')
  expect(spectator.map(({ action }) => typeof action?.type)).toEqual(['string', 'string', 'string'])
  expect(rival).toEqual(spectator)
})

test('otherwise a seat reads only its own', async () => {
  const { spectator, rival } = await actionsSeen('odysseus')
  expect(spectator.every(({ action }) => action === undefined)).toBe(true)
  expect(rival.every(({ player_id, action }) => (player_id === 1) === (action !== undefined))).toBe(true)
})

test('an action without a match is refused, and the answer says what is missing', async () => {
  const { send } = remoteTable()
  const example = { cmd: 'build-track', player_id: 1, start: [0, 20, 30], end: [0, 20, 31] }
  expect(await send(example)).toMatchObject({
    response: 'build-track-response',
    error: { code: 'bad-request', message: 'build-track is an action of a match: match_id is missing.' },
  })
})
