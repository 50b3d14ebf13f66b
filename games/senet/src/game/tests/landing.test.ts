import { testMoves } from './cases.ts'

testMoves('ruling 5 (swap)', [
  {
    name: 'the two change places',
    at: 'x4 o7',
    throw: 3,
    from: 4,
    gives: 'o4 x7',
    events: ['moved', 'swapped', 'turn-passed'],
  },
  { name: 'a swap with the second seat to move', at: 'x9 o7', turn: 1, throw: 2, from: 7, gives: 'x7 o9' },
  { name: 'the swapped piece keeps its gate flag', at: 'x12 O14', throw: 2, from: 12, gives: 'O12 x14' },
  { name: 'a swapped piece on 15 triggers nothing', at: 'x15 o17', throw: 2, from: 15, gives: 'o15 x17' },
  { name: 'from 26 onto 30: the swapped piece rests on 26', at: 'X26 O30', throw: 4, from: 26, gives: 'O26 X30' },
  { name: 'onto an own piece', at: 'x4 x7 o1', throw: 3, from: 4, gives: { refused: 'own-piece' } },
  { name: 'a swap may split the own pair', at: 'x4 x5 o7', throw: 3, from: 4, gives: 'o4 x5 x7' },
])

testMoves('ruling 5 (protection)', [
  { name: 'a friend behind it', at: 'x4 o6 o7', throw: 3, from: 4, gives: { refused: 'protected' } },
  { name: 'a friend after it', at: 'x4 o7 o8', throw: 3, from: 4, gives: { refused: 'protected' } },
  { name: 'a friend two squares away is too far', at: 'x4 o7 o9', throw: 3, from: 4, gives: 'o4 x7 o9' },
  { name: 'an enemy beside it does not protect', at: 'x4 x6 o7', throw: 3, from: 4, gives: 'o4 x6 x7' },
  { name: 'round the first corner, 10–11', at: 'x8 o10 o11', throw: 2, from: 8, gives: { refused: 'protected' } },
  {
    name: 'round the first corner, seen from 11',
    at: 'x9 o10 o11',
    throw: 2,
    from: 9,
    gives: { refused: 'protected' },
  },
  { name: 'round the second corner, 20–21', at: 'x18 o20 o21', throw: 2, from: 18, gives: { refused: 'protected' } },
  { name: 'above and below on the board is no neighbour', at: 'x1 o5 o16', throw: 4, from: 1, gives: 'o1 x5 o16' },
  { name: 'on 30 by a friend on 29', at: 'X28 O29 O30', throw: 2, from: 28, gives: { refused: 'protected' } },
  { name: 'a lone piece on 1 has no square before it', at: 'x1 o2', throw: 1, from: 1, gives: 'o1 x2' },
])

testMoves('ruling 6 (blockade)', [
  { name: 'a pair strictly between stops it', at: 'x3 o5 o6', throw: 4, from: 3, gives: { refused: 'blockade' } },
  { name: 'right in front', at: 'x3 o4 o5', throw: 3, from: 3, gives: { refused: 'blockade' } },
  { name: 'round the first corner', at: 'x8 o10 o11', throw: 4, from: 8, gives: { refused: 'blockade' } },
  { name: 'round the second corner', at: 'x18 o20 o21', throw: 5, from: 18, gives: { refused: 'blockade' } },
  { name: 'two lone pieces apart do not', at: 'x3 o4 o6', throw: 4, from: 3, gives: 'o4 o6 x7' },
  { name: 'the own pair does not', at: 'x3 x4 x5 o1', throw: 4, from: 3, gives: 'o1 x4 x5 x7' },
  { name: 'a mixed pair does not', at: 'x3 o4 x5', throw: 4, from: 3, gives: 'o4 x5 x7' },
  { name: 'a pair behind the start does not', at: 'x5 o3 o4', throw: 2, from: 5, gives: 'o3 o4 x7' },
  { name: 'a pair past the destination does not', at: 'x3 o7 o8', throw: 3, from: 3, gives: 'x6 o7 o8' },
  {
    name: 'a pair of which one is the destination protects instead',
    at: 'x3 o6 o7',
    throw: 3,
    from: 3,
    gives: { refused: 'protected' },
  },
  {
    name: 'a pair on 25–26 stops the way to 28',
    at: 'X24 o25 O26',
    throw: 4,
    from: 24,
    gives: { refused: 'blockade' },
  },
  {
    name: 'a pair on 28–29 stops the way to 30',
    at: 'X26 O28 O29',
    throw: 4,
    from: 26,
    gives: { refused: 'blockade' },
  },
])
