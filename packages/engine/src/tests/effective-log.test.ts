import { expect, test } from 'vitest'
import { effectiveActions, effectiveLog } from '../effective-log.ts'
import type { LogLine } from '../log.ts'

/** `a` is an action, `s` a position that was set up, `<n` an undo to n, `o` an offer. */
function log(text: string): readonly LogLine[] {
  return text.split(' ').map((word, i) => {
    const seq = i + 1
    if (word.startsWith('<')) return { seq, kind: 'undo', to: Number(word.slice(1)) }
    return { seq, kind: word === 'a' ? 'action' : word === 's' ? 'set-state' : 'offer' }
  })
}

test.each([
  ['a a a', [1, 2, 3]],
  ['a a a <1', [1]],
  ['a a a <1 a a', [1, 5, 6]],
  ['a a <1 a <2 a', [1, 2, 6]],
  ['a o a', [1, 3]],
  ['a o a <2', [1]],
  ['a <0', []],
])('of %s the actions %j count', (text, seqs) => {
  expect(effectiveActions(log(text)).map(({ seq }) => seq)).toEqual(seqs)
})

test.each([
  ['a s a', [1, 2, 3], [3]],
  ['a a s a <1', [1], [1]],
  ['a s a <1 s a', [1, 5, 6], [6]],
  ['a s <2 a', [1, 2, 4], [4]],
])('of %s the entries %j count, and the actions %j since the last position that was set up', (text, all, since) => {
  expect(effectiveLog(log(text)).map(({ seq }) => seq)).toEqual(all)
  expect(effectiveActions(log(text), { sinceSetUp: true }).map(({ seq }) => seq)).toEqual(since)
})
