import type { SeaCardSpec } from '../content.ts'

/** Copies for 2, 3 and 4 players. Ruling 4; `scripts/balance.ts` prints what this mix does. */
export const SEA_CARDS: readonly SeaCardSpec[] = [
  { id: 'zephyr', name: 'Gift of Zephyr', move: 4, damage: 0, copies: [2, 3, 4] },
  { id: 'following-sea', name: 'Following Sea', move: 3, damage: 0, copies: [1, 3, 3] },
  { id: 'fair-wind', name: 'Fair Wind', move: 2, damage: 0, copies: [1, 2, 2] },
  { id: 'dolphins', name: 'Escort of Dolphins', move: 2, damage: 0, copies: [1, 2, 2] },
  { id: 'steady-oars', name: 'Steady Oars', move: 1, damage: 0, copies: [1, 2, 2] },
  { id: 'grey-eyes', name: 'Grey-Eyed Counsel', move: 3, damage: 0, endTurn: true, copies: [2, 3, 3] },
  { id: 'riding-storm', name: 'Riding the Storm', move: 4, damage: 1, copies: [8, 9, 11] },
  { id: 'squall', name: 'Squall', move: 2, damage: 1, copies: [6, 7, 9] },
  { id: 'torn-sail', name: 'Torn Sail', move: 1, damage: 1, copies: [3, 4, 5] },
  { id: 'hidden-reef', name: 'Hidden Reef', move: 0, damage: 1, copies: [6, 7, 9] },
  { id: 'becalmed', name: 'Becalmed', move: 0, damage: 0, endTurn: true, copies: [2, 3, 4] },
  { id: 'contrary-wind', name: 'Contrary Wind', move: -1, damage: 0, copies: [2, 3, 3] },
  { id: 'whirlpool', name: 'Whirlpool', move: -1, damage: 1, copies: [4, 5, 6] },
  { id: 'riptide', name: 'Riptide', move: -2, damage: 0, copies: [2, 2, 3] },
  { id: 'sea-gods-wrath', name: "Sea God's Wrath", move: -2, damage: 1, endTurn: true, copies: [2, 3, 3] },
]
