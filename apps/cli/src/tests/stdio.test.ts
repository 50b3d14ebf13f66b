import { CATALOG } from '@turnwise/catalog'
import { hashSeed } from '@turnwise/engine'
import { LOCAL_LIMITS } from '@turnwise/protocol'
import { describe, expect, test } from 'vitest'
import { type AnyAnswer, talk, withoutReader } from './scripted-player.ts'

const create = { cmd: 'create-match', game: 'senet', seed: 'a' }
const seat = (player_id: number) => ({ match_id: 'm1', player_id })

describe('turnwise stdio', () => {
  test('plays a match, command by command', async () => {
    const answers = await talk([
      { cmd: 'ping', id: 7 },
      create,
      { cmd: 'throw', ...seat(0), id: 'x', expected_seq: 0 },
      { cmd: 'throw', ...seat(0), expected_seq: 0 },
      { cmd: 'throw', ...seat(1) },
      { cmd: 'get-legal-actions', ...seat(0) },
      { cmd: 'get-log', match_id: 'm1' },
      { cmd: 'undo', ...seat(0) },
      { cmd: 'throw', ...seat(0) },
      { cmd: 'bot-move', ...seat(0), bot: 'greedy' },
      { cmd: 'get-state', match_id: 'm1', at: 1 },
      { cmd: 'say', ...seat(1), text: 'Well played' },
      { cmd: 'get-chat', match_id: 'm1' },
      { cmd: 'get-rules', game: 'senet' },
      { cmd: 'list-matches' },
    ])
    expect(answers.map(answer => answer.error?.code ?? answer.status)).toEqual([
      'ok',
      'ok',
      'ok',
      'conflict',
      'not-your-turn',
      ...Array.from({ length: 10 }, () => 'ok'),
    ])
    expect(answers[0]).toEqual({ response: 'ping-response', status: 'ok', id: 7, pong: true })
    expect(answers[2]).toMatchObject({ response: 'throw-response', id: 'x', match_id: 'm1', seq: 1 })
    expect(answers[3].error.details).toEqual({ seq: 1 })
    // The same throw comes again after an undo.
    expect(answers[8].events).toEqual(answers[2].events)
    expect(answers[10].view.throw).toBe(answers[2].events[0].value)
    expect(answers[12].messages).toMatchObject([{ index: 1, player_id: 1, text: 'Well played' }])
    expect(answers[14].matches).toMatchObject([{ match_id: 'm1', game: 'senet', state: 'running' }])
  })

  test('deletes matches, and keeps those that are over', async () => {
    const answers = await talk([
      create,
      create,
      { cmd: 'delete-match', match_id: 'm1' },
      { cmd: 'delete-match', match_id: 'm1' },
      { cmd: 'get-state', match_id: 'm1' },
      { cmd: 'throw', ...seat(0), match_id: 'm2' },
      { cmd: 'resign', ...seat(1), match_id: 'm2' },
      { cmd: 'export-match', match_id: 'm2' },
      { cmd: 'offer', ...seat(0), match_id: 'm2', kind: 'rematch' },
      { cmd: 'list-matches', state: 'over' },
    ])
    expect(answers.map(answer => answer.error?.code ?? answer.status)).toEqual([
      ...['ok', 'ok', 'ok', 'unknown-match', 'unknown-match', 'ok', 'ok', 'ok', 'ok', 'ok'],
    ])
    expect(answers[7].record.entries).toHaveLength(2)
    expect(answers[9].matches).toMatchObject([{ match_id: 'm2', seq: 3 }])
  })

  test('lets the host decide chance, set a state and see everything', async () => {
    const [, , , host, wrong, set, after] = await talk([
      create,
      { cmd: 'throw', ...seat(0), value: 5 },
      { cmd: 'move', ...seat(0), from: 9 },
      { cmd: 'get-state', match_id: 'm1', viewer: 'host' },
      { cmd: 'set-state', match_id: 'm1', state: { squares: 'none' } },
      ...([] as object[]),
    ]).then(async answers => {
      const { state } = answers[3]
      const more = await talk([
        create,
        { cmd: 'set-state', match_id: 'm1', state: { ...state, turn: 1 } },
        { cmd: 'get-state', match_id: 'm1' },
      ])
      return [...answers, more[1], more[2]]
    })
    expect(host.view.board[13]).toBe(0)
    expect(wrong.error.code).toBe('illegal-action')
    expect(set).toMatchObject({ status: 'ok', seq: 1 })
    expect(after.to_act).toEqual([1])
  })

  test.each(CATALOG.map(({ id }) => id))('gives the seed of a running match of %s to the host alone', async game => {
    const asked = [
      { cmd: 'get-state', ...seat(0) },
      { cmd: 'get-state', ...seat(0), at: 1, compact: true },
      { cmd: 'get-state', match_id: 'm1' },
      { cmd: 'get-legal-actions', ...seat(0) },
      { cmd: 'get-log', ...seat(0) },
      { cmd: 'wait', ...seat(0), since: 0 },
      { cmd: 'list-matches' },
    ]
    const answers = await talk([
      // Under this seed the first seat begins in every game.
      { cmd: 'create-match', game, seed: 'fixed seed b' },
      { cmd: 'bot-move', ...seat(0), iterations: 1 },
      ...asked,
      { cmd: 'get-state', ...seat(0), viewer: 'host', id: 'seated' },
      { cmd: 'get-state', match_id: 'm1', viewer: 'host', id: 'host' },
      { cmd: 'resign', ...seat(0), id: 'resign' },
      { cmd: 'get-state', ...seat(0), id: 'over' },
    ])
    const answerTo = (id: string): AnyAnswer => answers.find(answer => answer.id === id)
    const { seed, salt, seed_hash } = answerTo('host')
    expect(hashSeed(seed, salt)).toBe(seed_hash)
    expect(answerTo('seated').error.code).toBe('bad-request')
    const running = answers.filter(({ id }) => id === undefined)
    expect(running.map(({ status }) => status)).toEqual(Array.from({ length: asked.length + 2 }, () => 'ok'))
    expect(JSON.stringify(running)).not.toContain(seed)
    expect(JSON.stringify(running)).not.toContain(salt)
    expect(answerTo('over')).toMatchObject({ seed, salt })
  })

  test('exports a match and imports it again, bit for bit', async () => {
    const moves = Array.from({ length: 40 }, (_, i) => [
      { cmd: 'bot-move', ...seat(i % 2), bot: 'random' },
      { cmd: 'bot-move', ...seat(1 - (i % 2)), bot: 'random' },
    ]).flat()
    const answers = await talk([create, ...moves, { cmd: 'export-match', match_id: 'm1' }])
    const { record } = answers.at(-1)
    const again = await talk([
      { cmd: 'import-match', record },
      { cmd: 'export-match', match_id: 'm1' },
      { cmd: 'import-match', record: { ...record, seed: 'another' } },
      { cmd: 'import-match', record: { ...record, entries: [...record.entries, { seq: 1 }] } },
    ])
    expect(again[1].record).toEqual(record)
    expect(again[2].error).toMatchObject({ code: 'bad-request', message: expect.stringContaining('seed') })
    expect(again[3].error.code).toBe('bad-request')
  })

  test('answers every bad line with an error and keeps running', async () => {
    const bad: [string, string][] = [
      ['not json', 'bad-request'],
      ['[]', 'bad-request'],
      ['3', 'bad-request'],
      ['null', 'bad-request'],
      ['{}', 'bad-request'],
      ['{"cmd":7}', 'bad-request'],
      ['{"cmd":"fly"}', 'unknown-command'],
      ['{"cmd":"ping","extra":1}', 'bad-request'],
      ['{"__proto__":{"cmd":"ping"}}', 'bad-request'],
      ['{"cmd":"create-match","game":"senet","options":{"constructor":1}}', 'bad-request'],
      ['{"cmd":"create-match","game":"chess"}', 'unknown-game'],
      ['{"cmd":"create-match","game":"senet","options":{"throws":"dice"}}', 'bad-request'],
      ['{"cmd":"create-match","game":"senet","players":[{},{},{}]}', 'bad-request'],
      ['{"cmd":"create-match","game":"senet","players":[{},{"bot":"deep"}]}', 'bad-request'],
      ['{"cmd":"get-state","match_id":"m99"}', 'unknown-match'],
      ['{"cmd":"throw","match_id":"m1","player_id":9}', 'bad-request'],
      ['{"cmd":"throw","match_id":"m1","player_id":-1}', 'bad-request'],
      ['{"cmd":"throw","match_id":"m1","player_id":0,"value":6}', 'bad-request'],
      ['{"cmd":"move","match_id":"m1","player_id":0,"from":1}', 'illegal-action'],
      ['{"cmd":"fly","match_id":"m1","player_id":0}', 'unknown-command'],
      [`${'['.repeat(100_000)}${']'.repeat(100_000)}`, 'bad-request'],
      [`{"cmd":"ping","id":${'[['.repeat(50)}${']]'.repeat(50)}}`, 'bad-request'],
      [`"${'x'.repeat(LOCAL_LIMITS.maxLength + 10)}"`, 'too-large'],
    ]
    const answers = await talk([
      create,
      ...bad.map(([line]) => line),
      { cmd: 'ping' },
      { cmd: 'get-state', match_id: 'm1' },
    ])
    expect(answers.slice(1, -2).map((answer: AnyAnswer) => answer.error?.code)).toEqual(bad.map(([, code]) => code))
    expect(answers.at(-2).pong).toBe(true)
    expect(answers.at(-1).seq).toBe(0)
  })

  test('answers a last line without a line break, and exits quietly when the reader is gone', async () => {
    expect(await talk(['\n\n{"cmd":"ping"}'])).toHaveLength(1)
    const left = await withoutReader(['stdio'], `${JSON.stringify({ cmd: 'list-games' })}\n`.repeat(200))
    expect(left).toEqual({ code: 0, err: '' })
  })

  test('waits beside other commands', async () => {
    const answers = await talk([
      create,
      { cmd: 'wait', match_id: 'm1', since: 0, timeout: 20, id: 'w' },
      { cmd: 'throw', ...seat(0) },
    ])
    const waited = answers.find(answer => answer.id === 'w')
    expect(waited).toMatchObject({ moved: true, seq: 1 })
    expect(waited.entries).toHaveLength(1)
  })
})
