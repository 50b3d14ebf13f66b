/** Numbers in [0, 1) that are always the same, so that stars and planks never move. */
export function* numbers(seed: number): Generator<number, never> {
  let state = seed
  for (;;) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    yield state / 2 ** 32
  }
}
