import { readFileSync } from 'node:fs'
import { parseWith } from '@turnwise/engine'
import { z } from 'zod'
import { baseContent } from '../src/game/data/baseContent.ts'
import { createOdysseus, type OdysseusGame } from '../src/index.ts'

const deckSchema = z.record(
  z.string(),
  z.object({
    move: z.number().int().min(-2).max(4).optional(),
    damage: z.number().int().min(0).max(1).optional(),
    copies: z.tuple([z.number().int(), z.number().int(), z.number().int()]).optional(),
  }),
)

/** The game with other moves, damage or numbers of copies for some cards, by their ids. */
export function gameWithDeck(name: string): OdysseusGame {
  const text = readFileSync(new URL(`decks/${name}.json`, import.meta.url), 'utf8')
  const changes = parseWith(deckSchema, JSON.parse(text))
  if (!changes.ok) throw new Error(`decks/${name}.json: ${changes.error.message}`)
  const cards = baseContent.cards.map(card => {
    const { move = card.move, damage = card.damage, copies = card.copies } = changes.value[card.id] ?? {}
    return { ...card, move, damage, copies }
  })
  return createOdysseus({ ...baseContent, cards }).game
}
