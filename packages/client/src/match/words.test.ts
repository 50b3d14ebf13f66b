import { expect, test } from 'vitest'
import { outcomeSentence, resultSentence, sentencesOf, type Told } from './words.ts'

const NAMES = ['Ann', 'Bob', 'Cleo']
const told = (kind: Told['kind'], more: Partial<Told> = {}): Told => ({ kind, player_id: 0, text: [], ...more })

test.each([
  [told('action', { text: ['Ann throws 3.', 'Ann passes.'] }), ['Ann throws 3.', 'Ann passes.']],
  [told('timeout'), ['The time of Ann was up: a bot plays on.']],
  [told('undo', { to: 4 }), ['Ann goes back to move 4.']],
  [told('set-state', { player_id: null }), ['The position was set up.']],
  [told('seed', { player_id: null, step: 'asked' }), ['The players make the seed of this match together.']],
  [told('seed', { player_id: null, step: 'closed' }), []],
  [
    told('seed', { player_id: null, step: 'made', left_out: [1] }),
    ['The seed is made.', 'Bob gave no part of it in time.'],
  ],
  [told('commit'), []],
  [told('offer', { offer: 'draw' }), ['Ann offers a draw.']],
  [told('offer', { offer: 'undo' }), ['Ann asks to undo.']],
  [told('offer', { offer: 'rematch' }), ['Ann offers a rematch.']],
  [told('answer', { player_id: 1, offer: 'draw', accept: true }), ['Bob accepts.']],
  [told('answer', { player_id: 1, offer: 'draw', accept: false }), ['Bob declines.']],
  [told('end', { reason: 'resigned', winners: [1] }), ['Ann resigns.']],
  [told('end', { reason: 'timeout', winners: [1] }), ['Bob wins on time.']],
  [told('end', { reason: 'agreed-draw', winners: [] }), ['A draw by agreement.']],
  [told('end', { player_id: 7, reason: 'resigned', winners: [1] }), ['Player 8 resigns.']],
])('of %o the words are %j', (entry, words) => {
  expect(sentencesOf(entry, { names: NAMES })).toEqual(words)
})

test.each([
  [[1], 'resigned', 'Bob wins by resignation.', 'Bob wins by resignation.'],
  [[1], 'borne-off', 'Bob wins.', 'Bob wins (borne off).'],
  [[0], 'borne-off', 'You win.', 'You win (borne off).'],
  [[], 'round-limit', 'A draw.', 'A draw (round limit).'],
  [[0, 1, 2], 'last-boat', 'Ann, Bob and Cleo share the win.', 'Ann, Bob and Cleo share the win (last boat).'],
] as const)('%j, %s: "%s", and alone "%s"', (winners, reason, sentence, alone) => {
  expect(outcomeSentence({ winners, reason }, { names: NAMES, you: 0 })).toBe(sentence)
  expect(resultSentence({ winners, reason }, { names: NAMES, you: 0 })).toBe(alone)
})

test('a lost match for one has no winner to name', () => {
  expect(outcomeSentence({ winners: [], reason: 'fallen' }, { names: ['Ann'], you: 0 })).toBe('The run is over.')
})
