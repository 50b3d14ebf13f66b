import { describe, expect, test } from 'vitest'
import { jsonProblem, sameJson } from '../json.ts'

describe('sameJson', () => {
  test.each([
    [1, 1, true],
    [1, 2, false],
    ['a', 'a', true],
    [null, null, true],
    [null, {}, false],
    [[], {}, false],
    [[1, [2]], [1, [2]], true],
    [[1, 2], [1], false],
    [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
    [{ a: 1 }, { a: 1, b: undefined }, true],
    [{ a: undefined }, { b: 1 }, false],
    [{ a: { b: [1] } }, { a: { b: [2] } }, false],
  ])('%j and %j: %s', (a, b, same) => {
    expect(sameJson(a, b)).toBe(same)
    expect(sameJson(b, a)).toBe(same)
  })
})

describe('jsonProblem', () => {
  test.each([
    [{ a: [1, 'x', null, true] }, undefined],
    [{ a: [Number.NaN] }, 'a[0] is NaN'],
    [{ a: { b: undefined } }, 'a.b is a undefined'],
    [-0, 'value is -0'],
    [new Map(), 'value is not a plain object'],
    [{ when: new Date(0) }, 'when is not a plain object'],
    [[() => 1], '[0] is a function'],
    [Symbol('s'), 'value is a symbol'],
  ])('%j', (value, problem) => {
    expect(jsonProblem(value)).toBe(problem)
  })
})
