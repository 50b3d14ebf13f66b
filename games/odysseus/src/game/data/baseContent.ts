import type { Content, SeaCardSpec } from '../content.ts'
import { EPICS } from './epics.ts'

/** Copies for 2, 3 and 4 players. Ruling 4; `scripts/balance.ts` prints what this mix does. */
const SEA_CARDS: readonly SeaCardSpec[] = [
  { id: 'zephyr', name: 'Gift of Zephyr', move: 4, damage: 0, copies: [1, 1, 2] },
  { id: 'following-sea', name: 'Following Sea', move: 3, damage: 0, copies: [1, 1, 1] },
  { id: 'fair-wind', name: 'Fair Wind', move: 2, damage: 0, copies: [1, 1, 1] },
  { id: 'dolphins', name: 'Escort of Dolphins', move: 2, damage: 0, copies: [1, 1, 1] },
  { id: 'steady-oars', name: 'Steady Oars', move: 1, damage: 0, copies: [1, 1, 1] },
  { id: 'grey-eyes', name: 'Grey-Eyed Counsel', move: 3, damage: 0, endTurn: true, copies: [1, 1, 1] },
  { id: 'riding-storm', name: 'Riding the Storm', move: 4, damage: 1, copies: [9, 12, 15] },
  { id: 'squall', name: 'Squall', move: 4, damage: 1, copies: [6, 8, 10] },
  { id: 'torn-sail', name: 'Torn Sail', move: 2, damage: 1, copies: [2, 3, 3] },
  { id: 'hidden-reef', name: 'Hidden Reef', move: 0, damage: 1, copies: [3, 3, 4] },
  { id: 'becalmed', name: 'Becalmed', move: 0, damage: 0, endTurn: true, copies: [1, 1, 1] },
  { id: 'contrary-wind', name: 'Contrary Wind', move: -1, damage: 0, copies: [1, 1, 1] },
  { id: 'whirlpool', name: 'Whirlpool', move: -2, damage: 1, copies: [8, 11, 14] },
  { id: 'riptide', name: 'Riptide', move: -2, damage: 1, copies: [1, 2, 2] },
  { id: 'sea-gods-wrath', name: "Sea God's Wrath", move: -2, damage: 1, endTurn: true, copies: [3, 4, 5] },
]

export const baseContent: Content = {
  epics: EPICS,
  cards: SEA_CARDS,
  pace: [2],
  // Ruling 3: the Cattle would send every ship that Circe carries to them back to her, for ever.
  forbiddenNeighbours: [['circe', 'sun_gods_cattle']],
  difficulties: [
    { id: 'standard', name: 'Standard', description: 'The voyage as it is told.' },
    {
      id: 'fair_winds',
      name: 'Fair winds',
      description: 'The sea god sleeps: none of his cards is in the deck, and more fair wind.',
      cards: withCopies({ 'sea-gods-wrath': [0, 0, 0], 'fair-wind': [4, 5, 6] }),
    },
    {
      id: 'wrath',
      name: 'Wrath of the sea',
      description: 'Every ship leaves Troy with 1 damage, and the sea god is awake.',
      cards: withCopies({ 'sea-gods-wrath': [5, 7, 8] }),
      startDamage: 1,
    },
  ],
}

function withCopies(copies: Readonly<Record<string, SeaCardSpec['copies']>>): readonly SeaCardSpec[] {
  return SEA_CARDS.map(card => ({ ...card, copies: copies[card.id] ?? card.copies }))
}
