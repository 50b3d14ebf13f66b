/**
 * Every sentence about a match, once, for terminal, agents, page and spoken board. Players read of turns and steps and of
 * joining maps; the seed and the wire call them slots, turns and merges. Refusals are worded in
 * `game/refusals.ts` and `game/validate.ts`, which the rules need.
 */

export * from './board.ts'
export * from './events.ts'
export * from './names.ts'
export * from './prompt.ts'
export * from './things.ts'
