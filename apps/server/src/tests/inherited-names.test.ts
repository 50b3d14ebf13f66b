import { CATALOG } from '@turnwise/catalog'
import { createRng, type GameModule, Match, makeRecord, parseWith } from '@turnwise/engine'
import { costOf, openEnvelope, protocolSchemas } from '@turnwise/protocol'
import { localEnvironment, Table } from '@turnwise/table'
import { describe, expect, test, vi } from 'vitest'

/** Every plain object answers to these names, also where nobody has put anything under them. */
const NAMES = Object.getOwnPropertyNames(Object.prototype)
const MOVES = 12

/** The value with this name in the place of one of its texts, once for each text. */
function* withName(value: unknown, name: string): Generator<unknown> {
  if (typeof value === 'string') yield name
  if (typeof value !== 'object' || value === null) return
  for (const [key, part] of Object.entries(value)) {
    for (const other of withName(part, name)) {
      yield Array.isArray(value) ? value.with(Number(key), other) : { ...value, [key]: other }
    }
  }
}

function openTable() {
  const onInternal = vi.fn()
  const table = new Table({ ...localEnvironment(CATALOG), onInternal })
  return { onInternal, send: (request: object) => table.handle(request, { local: true }) }
}

async function played(module: GameModule): Promise<Match> {
  const { game } = module
  const rng = createRng(`names ${game.id}`)
  const options = parseWith(game.options, {})
  if (!options.ok) throw new Error(options.error.message)
  const match = new Match(game, { seed: 'names', options: options.value, seats: game.seats.min })
  for (let i = 0; i < MOVES && match.outcome === undefined; i++) {
    const seat = rng.pick(match.toAct)
    match.play(seat, game.sample?.(match.state, seat, rng) ?? rng.pick(match.legalActions(seat)))
  }
  return match
}

describe('names that every object inherits', () => {
  test.each(NAMES)('%s: no command finds anything under it, and it has a price', async name => {
    const { send, onInternal } = openTable()
    await send({ cmd: 'create-match', game: 'senet' })
    const asked: object[] = [{ cmd: name }, { cmd: name, match_id: 'm1', player_id: 0 }]
    for (const [cmd, schema] of Object.entries(protocolSchemas().requests)) {
      const fields = Object.keys(Object(schema.properties)).filter(field => field !== 'cmd' && field !== 'id')
      const base = { match_id: 'm1', player_id: 0, game: 'senet', kind: 'undo', accept: true, text: 'a', endpoint: 'a' }
      const known = Object.fromEntries(Object.entries(base).filter(([field]) => fields.includes(field)))
      // A wait that is accepted would take its time.
      const soon = fields.includes('timeout') ? { timeout: 0 } : {}
      for (const field of fields) asked.push({ cmd, ...known, ...soon, [field]: name })
    }
    asked.push({ cmd: 'create-match', game: 'senet', options: JSON.parse(`{"${name}":1}`) })
    asked.push({ cmd: 'create-match', game: 'senet', options: { throws: name } })
    asked.push({ cmd: 'create-match', game: 'senet', players: [{}, { bot: name }] })
    for (const request of asked) {
      expect(costOf(openEnvelope({ ...request, cmd: name }))).toBe(1)
      await send(request)
      expect(onInternal.mock.calls, JSON.stringify(request)).toEqual([])
    }
  })

  test.each(CATALOG.map(({ id }) => id))('%s: no action, no typed line and no record finds anything', async id => {
    const module = await CATALOG.find(entry => entry.id === id)!.load()
    const { game, face } = module
    const match = await played(module)
    const [seat = 0] = match.toAct
    const legal = match.legalActions(seat)
    const view = game.view(match.state, seat)
    const players = Array.from({ length: game.seats.min }, (_, seat) => ({ name: `Player ${seat + 1}` }))
    const record: unknown = JSON.parse(JSON.stringify(makeRecord(match, players)))
    const words = new Set([...face.help.matchAll(/^\s*([a-z-]+)/gm)].map(([, word = '']) => word))
    const { send, onInternal } = openTable()
    for (const name of NAMES) {
      for (const action of legal) {
        for (const other of withName(action, name)) {
          const parsed = parseWith(game.action, other)
          if (parsed.ok) expect(() => match.fork().play(seat, parsed.value), JSON.stringify(other)).not.toThrow()
        }
      }
      for (const line of [name, ...[...words].map(word => `${word} ${name}`)]) {
        const parsed = face.parse(line, view, legal, seat)
        expect(!parsed.ok || parseWith(game.action, parsed.value).ok, line).toBe(true)
        face.ask?.(line, view, { viewer: seat, names: [], width: 80, color: false, ascii: false })
      }
      for (const other of withName(record, name)) {
        await send({ cmd: 'import-match', record: other })
        expect(onInternal.mock.calls, JSON.stringify(other).slice(0, 300)).toEqual([])
      }
    }
  })
})
