import type { Content, SeaCardSpec } from '../content.ts'
import { EPICS } from './epics.ts'
import { SEA_CARDS } from './seaCards.ts'

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
