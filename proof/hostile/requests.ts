import { createRng, type Rng } from '@turnwise/engine'
import { COMMANDS, LIVE_COMMANDS } from '@turnwise/protocol'

/** Values that have broken servers before. */
const NASTY: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  -0,
  2 ** 53,
  '',
  ' ',
  'm1',
  'nowhere',
  'm999',
  'a-b_c',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  "'; drop table log; --",
  '\u0000',
  '\ud800',
  '𝒳'.repeat(50),
  'x'.repeat(5000),
  [],
  {},
  [[[[[]]]]],
  { toString: 'x', valueOf: 1, length: -1 },
  Array.from({ length: 300 }, (_, i) => i),
]

const KEYS = [
  'id',
  'cmd',
  'match_id',
  'player_id',
  'token',
  'expected_seq',
  'since',
  'at',
  'type',
  'value',
  'players',
  'options',
  'record',
  'state',
  'toJSON',
  'hasOwnProperty',
]

const COMMAND_NAMES = [...Object.keys(COMMANDS), ...Object.keys(LIVE_COMMANDS)]

/** Texts that are not requests. */
const RAW: readonly string[] = [
  '',
  '{',
  '}{',
  'null',
  '"',
  '[1,2',
  '{"cmd":"ping"',
  '{"__proto__":{"cmd":"ping"}}',
  '{"constructor":{"prototype":{"x":1}}}',
  `${'['.repeat(5000)}${']'.repeat(5000)}`,
  `${'{"a":'.repeat(200)}1${'}'.repeat(200)}`,
  '{"cmd":"ping","cmd":"say"}',
  '\ufeff{"cmd":"ping"}',
  '{"cmd":"\\u0070ing","id":1e999}',
  'NaN',
  `{"cmd":"say","text":"${'x'.repeat(70_000)}"}`,
]

/** A stream of bad requests: mistyped, mutated from real ones, oversized, hostile. The same seed gives the same stream. */
export function hostileRequests(seed: string, recorded: readonly object[]): () => string {
  const rng = createRng(`hostile ${seed}`)
  return () => {
    switch (rng.int(6)) {
      case 0:
        return rng.pick(RAW)
      case 1:
        return JSON.stringify(rng.pick(NASTY)) ?? ''
      case 2:
        return JSON.stringify(madeUp(rng))
      case 3:
        return garbled(rng, JSON.stringify(mutated(rng, rng.pick(recorded))))
      default:
        return JSON.stringify(mutated(rng, rng.pick(recorded)))
    }
  }
}

function madeUp(rng: Rng): object {
  const cmd = rng.int(3) === 0 ? rng.pick(NASTY) : rng.pick(COMMAND_NAMES)
  const entries = Array.from({ length: rng.int(6) }, () => [rng.pick(KEYS), rng.pick(NASTY)] as const)
  return { ...Object.fromEntries(entries), cmd }
}

/** A valid request with one to three errors. */
function mutated(rng: Rng, request: object): object {
  const copy: Record<string, unknown> = { ...request }
  for (let changes = 1 + rng.int(3); changes > 0; changes--) {
    const keys = Object.keys(copy)
    const key = rng.int(4) === 0 || keys.length === 0 ? rng.pick(KEYS) : rng.pick(keys)
    if (rng.int(4) === 0) delete copy[key]
    else copy[key] = rng.pick(NASTY)
  }
  return copy
}

/** Drops or changes some bytes. */
function garbled(rng: Rng, text: string): string {
  const at = rng.int(text.length + 1)
  switch (rng.int(3)) {
    case 0:
      return text.slice(0, at)
    case 1:
      return text.slice(0, at) + text.slice(at + 1 + rng.int(4))
    default:
      return `${text.slice(0, at)}${String.fromCharCode(rng.int(0x300))}${text.slice(at)}`
  }
}
