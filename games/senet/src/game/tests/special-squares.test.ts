import { testMoves } from './cases.ts'

testMoves('ruling 7 (square 26)', [
  {
    name: 'landing on it opens the gate',
    at: 'x24 o1',
    throw: 2,
    from: 24,
    gives: 'X26 o1',
    events: ['moved', 'gate-opened', 'turn-passed'],
  },
  {
    name: 'landing on it again says nothing new',
    at: 'X24 o1',
    throw: 2,
    from: 24,
    gives: 'X26 o1',
    events: ['moved', 'turn-passed'],
  },
  { name: 'not beyond without it', at: 'x25 o1', throw: 3, from: 25, gives: { refused: 'gate-first' } },
  { name: 'not into the water without it', at: 'x25 o1', throw: 2, from: 25, gives: { refused: 'gate-first' } },
  { name: 'from 22 at most to 26', at: 'x22 o1', throw: 5, from: 22, gives: { refused: 'gate-first' } },
  { name: 'a piece sent back keeps it and may pass over 26', at: 'X24 o1', throw: 4, from: 24, gives: 'X28 o1' },
  { name: 'safe: the other may not land there', at: 'x24 O26', throw: 2, from: 24, gives: { refused: 'safe-square' } },
  { name: 'a lone piece on it is passed', at: 'X25 O26', throw: 3, from: 25, gives: 'O26 X28' },
])

testMoves('ruling 10 (square 27)', [
  { name: 'back to 15', at: 'X26 o1', throw: 1, from: 26, gives: 'o1 X15', events: ['moved', 'water', 'extra-turn'] },
  { name: '15 taken by the other: 14', at: 'X26 o15', throw: 1, from: 26, gives: 'X14 o15' },
  { name: '15 taken by a friend: 14', at: 'X26 x15 o1', throw: 1, from: 26, gives: 'o1 X14 x15' },
  { name: 'the nearest empty square below', at: 'X26 o15 x14 o13', throw: 1, from: 26, gives: 'X12 o13 x14 o15' },
  { name: 'it goes back over pairs', at: 'X26 o15 o14 o18 o19', throw: 1, from: 26, gives: 'X13 o14 o15 o18 o19' },
  {
    name: 'with a 2 the turn passes',
    at: 'X25 o1',
    throw: 2,
    from: 25,
    gives: 'o1 X15',
    events: ['moved', 'water', 'turn-passed'],
  },
  {
    name: 'with a 4 the throw still gives another turn',
    at: 'X23 o1',
    throw: 4,
    from: 23,
    gives: 'o1 X15',
    events: ['moved', 'water', 'extra-turn'],
  },
  { name: 'a pair on the way there blocks', at: 'X23 o24 o25', throw: 4, from: 23, gives: { refused: 'blockade' } },
])

testMoves('ruling 9 (safe squares)', [
  { name: '15', at: 'x13 o15', throw: 2, from: 13, gives: { refused: 'safe-square' } },
  { name: '15 however it came there', at: 'x13 O15', throw: 2, from: 13, gives: { refused: 'safe-square' } },
  { name: '28', at: 'X26 O28', throw: 2, from: 26, gives: { refused: 'safe-square' } },
  { name: '29', at: 'X26 O29', throw: 3, from: 26, gives: { refused: 'safe-square' } },
  { name: '30 is not safe', at: 'X29 O30', throw: 1, from: 29, gives: 'O29 X30' },
  { name: 'a lone piece on a safe square is passed', at: 'x14 o15', throw: 2, from: 14, gives: 'o15 x16' },
  {
    name: 'safe before protected: the safe square is the reason',
    at: 'x13 o15 o16',
    throw: 2,
    from: 13,
    gives: { refused: 'safe-square' },
  },
])

testMoves('ruling 8 (bearing off)', [
  { name: '28 with 3', at: 'x1 X28 o2', throw: 3, from: 28, gives: 'x1 o2', events: ['borne-off', 'turn-passed'] },
  { name: '29 with 2', at: 'x1 X29 o2', throw: 2, from: 29, gives: 'x1 o2' },
  { name: '30 with 1', at: 'x1 X30 o2', throw: 1, from: 30, gives: 'x1 o2', events: ['borne-off', 'extra-turn'] },
  { name: '26 with 5 does not', at: 'X26 o1', throw: 5, from: 26, gives: { refused: 'exact-exit' } },
  { name: '28 with 4', at: 'X28 o1', throw: 4, from: 28, gives: { refused: 'exact-exit' } },
  { name: '29 with 3', at: 'X29 o1', throw: 3, from: 29, gives: { refused: 'exact-exit' } },
  { name: '30 with 2', at: 'X30 o1', throw: 2, from: 30, gives: { refused: 'exact-exit' } },
  { name: '28 with 2 moves to 30', at: 'X28 o1', throw: 2, from: 28, gives: 'X30 o1' },
  { name: '28 with 1 moves to 29', at: 'X28 o1', throw: 1, from: 28, gives: 'X29 o1' },
  { name: 'a pair on 29–30 blocks 28', at: 'X28 O29 O30', throw: 3, from: 28, gives: { refused: 'blockade' } },
  { name: 'a lone piece on 30 does not block 28', at: 'X28 x1 O30', throw: 3, from: 28, gives: 'x1 O30' },
])
