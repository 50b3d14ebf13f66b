import { describe, expect, test } from 'vitest'
import { Match } from '../match.ts'
import { replay } from '../replay.ts'
import { type RaceAction, race } from './race.ts'

const ROLL: RaceAction = { type: 'roll' }
const REST: RaceAction = { type: 'rest' }
const start = (seed = 'a', goal = 1000) => new Match(race, { seed, options: { goal }, seats: 2 })

function played(moves: number, seed = 'a') {
  const match = start(seed)
  for (let i = 0; i < moves; i++) expect(match.play(i % 2, i % 5 === 4 ? REST : ROLL).ok).toBe(true)
  return match
}

describe('chance', () => {
  test('is drawn from the seed and written into the log', () => {
    const [a, b] = [played(20), played(20)]
    expect(a.log).toEqual(b.log)
    expect(played(20, 'another').log).not.toEqual(a.log)
    expect(a.log[0]).toMatchObject({ seq: 1, kind: 'action', seat: 0, chance: 'drawn' })
  })

  test('is refused from whoever is not the host', () => {
    const match = start()
    const given: RaceAction = { type: 'roll', value: 6 }
    expect(match.play(0, given)).toMatchObject({ ok: false, error: { code: 'illegal-action' } })
    expect(match.seq).toBe(0)
    expect(match.play(0, given, true).ok).toBe(true)
    expect(match.log[0]).toMatchObject({ action: given, chance: 'given' })
  })

  // Otherwise a player could find out by trying what chance lists, which may be secret.
  test.each([ROLL, { type: 'roll', value: 6 }, { type: 'roll', value: 7 }] as const)(
    'is not asked for %o out of turn',
    action => {
      expect(start().play(1, action)).toMatchObject({ ok: false, error: { code: 'not-your-turn' } })
    },
  )

  test('comes again after an undo, however often and from however far back', () => {
    const match = played(30)
    const before = JSON.stringify(match.state)
    const rolls = match.log.slice(20).map(entry => (entry.kind === 'action' ? entry.action : undefined))
    expect(match.undo(0, 20).ok).toBe(true)
    expect(match.state).toEqual(match.stateAt(20))
    for (let i = 20; i < 30; i++) expect(match.play(i % 2, i % 5 === 4 ? REST : ROLL).ok).toBe(true)
    expect(JSON.stringify(match.state)).toBe(before)
    const again = match.log.slice(31).map(entry => (entry.kind === 'action' ? entry.action : undefined))
    expect(again).toEqual(rolls)
  })
})

describe('a refusal', () => {
  test('changes nothing', () => {
    const match = played(3)
    const before = JSON.stringify([match.state, match.log, match.draws])
    expect(match.play(0, ROLL)).toMatchObject({ ok: false, error: { code: 'not-your-turn' } })
    expect(JSON.stringify([match.state, match.log, match.draws])).toBe(before)
  })
})

describe('any moment', () => {
  test('can be returned to, across kept states and undos', () => {
    const match = start()
    const states = [match.state]
    for (let i = 0; i < 300; i++) {
      if (i % 7 === 6) expect(match.undo(0).ok).toBe(true)
      else expect(match.play(match.state.turn, ROLL).ok).toBe(true)
      states.push(match.state)
    }
    for (const [seq, state] of states.entries()) expect(match.stateAt(seq)).toEqual(state)
  })

  test.each([-1, 31, 1.5, Number.NaN])('%s is refused where it never was', seq => {
    expect(() => played(30).stateAt(seq)).toThrow(RangeError)
  })

  test('can be forked into a match of its own', () => {
    const match = played(150)
    const fork = match.fork(100)
    expect(fork.seq).toBe(100)
    expect(fork.state).toEqual(match.stateAt(100))
    expect(fork.play(0, REST).ok).toBe(true)
    expect(match.seq).toBe(150)
    expect(match.fork().draws).toBe(match.draws)
  })
})

describe('undo', () => {
  test('is an entry of its own', () => {
    const match = played(4)
    expect(match.undo(1).ok).toBe(true)
    expect(match.log.at(-1)).toEqual({ seq: 5, kind: 'undo', seat: 1, to: 3 })
    expect(match.undo(1).ok).toBe(true)
    expect(match.log.at(-1)).toMatchObject({ to: 2 })
  })

  test('has an end', () => {
    expect(start().undo(0)).toMatchObject({ ok: false, error: { code: 'illegal-action' } })
  })

  test('goes only to where the match came by', () => {
    const match = played(6)
    match.undo(0, 2)
    expect(match.undo(0, 4)).toMatchObject({ ok: false })
    expect(match.undo(0, 1).ok).toBe(true)
  })

  test('alone and online ends at what was revealed and at what others did', () => {
    const match = start()
    match.play(0, ROLL)
    expect(match.freeUndoTarget(0)).toBeUndefined()
    match.play(1, REST)
    expect(match.freeUndoTarget(1)).toBe(1)
    expect(match.freeUndoTarget(0)).toBeUndefined()
    expect(match.undoTargetOf(0)).toBe(0)
  })
})

describe('a match', () => {
  test('ends by its rules', () => {
    const match = start('a', 3)
    while (match.toAct.length > 0) match.play(match.toAct[0]!, ROLL)
    expect(match.outcome).toMatchObject({ reason: 'home' })
    expect(match.legalActions(0)).toEqual([])
  })

  test('ends by resigning, for the others', () => {
    const match = played(5)
    expect(match.end(1, 'resigned').ok).toBe(true)
    expect(match.outcome).toEqual({ winners: [0], reason: 'resigned' })
    expect(match.play(1, ROLL)).toMatchObject({ ok: false, error: { code: 'match-over' } })
    expect(match.toAct).toEqual([])
  })

  test.each<[string, (match: ReturnType<typeof start>) => unknown]>([
    ['by its rules', match => playOut(match)],
    ['by resigning', match => match.end(1, 'resigned')],
  ])('that is over %s stays over', (_how, finish) => {
    const match = start('a', 20)
    match.play(0, REST)
    match.play(1, ROLL)
    const reopened = { at: [0, 0], turn: 0, goal: 20 }
    finish(match)
    const outcome = match.outcome
    expect(outcome).toBeDefined()
    for (const result of [match.undo(1), match.undo(1, 0), match.setState(reopened), match.end(0, 'resigned')]) {
      expect(result).toMatchObject({ ok: false, error: { code: 'match-over' } })
    }
    expect(match.outcome).toEqual(outcome)
    for (const seat of [0, 1]) {
      expect([match.undoTarget, match.freeUndoTarget(seat), match.undoTargetOf(seat)]).toEqual(Array(3).fill(undefined))
    }
  })

  test('ends in a draw once everybody else has accepted it', () => {
    const match = played(5)
    const refused = { ok: false, error: { code: 'illegal-action' } }
    expect(match.end(0, 'agreed-draw')).toMatchObject(refused)
    match.makeOffer(0, 'draw')
    expect(match.end(0, 'agreed-draw')).toMatchObject(refused)
    match.answer(1, 'draw', true)
    expect(match.end(1, 'agreed-draw')).toMatchObject(refused)
    expect(match.end(0, 'agreed-draw').ok).toBe(true)
    expect(match.outcome).toEqual({ winners: [], reason: 'agreed-draw' })
  })

  test('can be put into a state of its game and no other', () => {
    const match = played(5)
    expect(match.setState('nonsense')).toMatchObject({ ok: false })
    expect(match.setState({ at: [7, 9], turn: 1, goal: 20 }).ok).toBe(true)
    expect(match.state.at).toEqual([7, 9])
    match.play(1, ROLL)
    expect(match.undo(1).ok && match.undo(1).ok).toBe(true)
    expect(match.state).toEqual(match.stateAt(5))
  })

  test('keeps an offer until it is answered or play goes on', () => {
    const match = played(5)
    expect(match.answer(0, 'draw', true)).toMatchObject({ ok: false })
    expect(match.makeOffer(0, 'draw').ok).toBe(true)
    expect(match.makeOffer(1, 'draw')).toMatchObject({ ok: false })
    expect(match.answer(0, 'draw', true)).toMatchObject({ ok: false })
    expect(match.answer(1, 'draw', true).ok).toBe(true)
    expect(match.offer).toEqual({ seat: 0, offer: 'draw', accepted: [1] })
    match.play(1, ROLL)
    expect(match.offer).toBeUndefined()
    expect(match.makeOffer(0, 'rematch')).toMatchObject({ ok: false })
  })
})

describe('replay', () => {
  test('gives the same match from its log', () => {
    const match = played(100)
    match.undo(0, 60)
    match.play(0, ROLL)
    match.makeOffer(1, 'undo')
    match.end(1, 'timeout')
    const again = replay(race, match.start, match.log)
    expect(again.ok && JSON.stringify([again.value.state, again.value.log, again.value.outcome])).toBe(
      JSON.stringify([match.state, match.log, match.outcome]),
    )
  })

  test.each([
    ['for who resigned', { seat: 0, reason: 'resigned', winners: [0] }],
    ['for nobody', { seat: 0, reason: 'resigned', winners: [] }],
    ['by the clock for who was late', { seat: 1, reason: 'timeout', winners: [1] }],
    ['by a draw that nobody offered', { seat: 0, reason: 'agreed-draw', winners: [] }],
  ] as const)('refuses an end %s', (_what, end) => {
    const log = [...played(10).log, { seq: 11, kind: 'end', ...end } as const]
    expect(replay(race, { seed: 'a', options: { goal: 1000 }, seats: 2 }, log)).toMatchObject({
      ok: false,
      error: { code: 'bad-record', details: { entry: 11 } },
    })
  })

  test('refuses an end by resigning among more than two', () => {
    const end = { seq: 1, kind: 'end', seat: 0, reason: 'resigned', winners: [1, 2] } as const
    expect(replay(race, { seed: 'a', options: { goal: 1000 }, seats: 3 }, [end]).ok).toBe(false)
  })

  const log = played(10).log
  test.each([
    ['a changed throw', log.map(e => (e.seq === 3 ? { ...e, action: { type: 'roll', value: 7 } } : e)), 3],
    ['a better throw', log.map(e => (e.kind === 'action' && e.seq === 3 ? { ...e, action: better(e.action) } : e)), 3],
    ['a throw said not to be one', log.map(e => (e.seq === 2 ? { ...e, chance: undefined } : e)), 2],
    ['a rest said to be a throw', log.map(e => (e.seq === 5 ? { ...e, chance: 'given' } : e)), 5],
    ['a missing entry', log.filter(entry => entry.seq !== 4), 5],
    ['another seat', log.map(entry => (entry.seq === 6 ? { ...entry, seat: 0 } : entry)), 6],
  ])('refuses %s and names the entry', (_what, entries, entry) => {
    expect(replay(race, { seed: 'a', options: { goal: 1000 }, seats: 2 }, entries as typeof log)).toMatchObject({
      ok: false,
      error: { code: 'bad-record', details: { entry } },
    })
  })
})

describe('a match that starts from a state in the middle of its log', () => {
  /** Plays, takes back, puts a state, offers: everything that a log can hold but an end. */
  function winding(moves: number) {
    const match = start()
    for (let i = 1; i <= moves; i++) {
      if (i % 11 === 0) match.undo(0, match.undoTarget)
      else if (i === 50) match.setState({ at: [7, 9], turn: 1, goal: 1000 })
      else if (i % 13 === 0) match.makeOffer(0, 'draw')
      else match.play(match.state.turn, i % 5 === 4 ? REST : ROLL)
    }
    return match
  }
  const whole = winding(200)
  const from = (seq: number) =>
    new Match(race, whole.start, { entries: whole.log.slice(0, seq), state: whole.stateAt(seq) })
  const facts = (match: typeof whole) =>
    JSON.stringify([
      [match.seq, match.state, match.log, match.draws, match.offer, match.outcome, match.toAct],
      [match.undoTarget, [0, 1].map(seat => [match.freeUndoTarget(seat), match.undoTargetOf(seat)])],
    ])

  test.each([1, 4, 11, 39, 50, 64, 130, 199])('is after entry %s the one that was played there', seq => {
    expect(facts(from(seq))).toBe(facts(whole.fork(seq)))
  })

  test('goes on as the other does, and every earlier moment is there', () => {
    const later = from(130)
    for (const entry of whole.log.slice(130)) expect(later.replay(entry).ok).toBe(true)
    expect(facts(later)).toBe(facts(whole))
    for (let seq = 200; seq >= 0; seq--) {
      expect(later.stateAt(seq)).toEqual(whole.stateAt(seq))
      expect(later.eventsAt(seq)).toEqual(whole.eventsAt(seq))
    }
    expect(facts(later.fork(70))).toBe(facts(whole.fork(70)))
  })

  test('takes back what came before its start, and draws the same again', () => {
    const [played, later] = [whole.fork(150), from(150)]
    for (const match of [played, later]) {
      expect(match.undo(0, 20).ok).toBe(true)
      for (let i = 0; i < 10; i++) expect(match.play(match.state.turn, ROLL).ok).toBe(true)
    }
    expect(facts(later)).toBe(facts(played))
  })

  test('is over where the log has ended it', () => {
    const match = played(5)
    match.end(1, 'resigned')
    const again = new Match(race, match.start, { entries: match.log, state: match.state })
    expect(again.outcome).toEqual(match.outcome)
    expect(again.play(1, ROLL)).toMatchObject({ ok: false, error: { code: 'match-over' } })
  })
})

function playOut(match: ReturnType<typeof start>): void {
  while (match.toAct[0] !== undefined) match.play(match.toAct[0], ROLL)
}

function better(action: RaceAction): RaceAction {
  return action.type === 'roll' ? { type: 'roll', value: (action.value! % 6) + 1 } : action
}
