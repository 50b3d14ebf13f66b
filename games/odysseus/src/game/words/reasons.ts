import type { Stance } from '@turnwise/engine'
import { WRECK_DAMAGE } from '../rules.ts'
import type { GameView, Move } from '../types.ts'
import { landingOf } from '../view.ts'

/** What speaks for or against a move, in a sentence, for reviews and puzzles; it uses only what its player knows. */
export function reasonFor(move: Move, view: GameView, stance: Stance): string | undefined {
  const ship = view.decidingPlayerId === null ? undefined : view.state.players[view.decidingPlayerId]
  if (ship === undefined) return undefined
  switch (move.type) {
    case 'draw_card':
      return (wrecking(view, ship.damage) === 0) === (stance === 'for') ? wreckSentence(view, ship.damage) : undefined
    case 'repair':
      if (ship.damage === 0) return stance === 'against' ? 'The ship is undamaged.' : undefined
      return stance === 'for' ? repairSentence(view, ship.damage) : undefined
    case 'careful_sail_1':
      return landingSentence(view, landingOf(view, ship.position, 1))
    case 'careful_sail_2':
      return landingSentence(view, landingOf(view, ship.position, 2))
    case 'end_turn':
      return stance === 'for' || view.actionsRemaining === 0
        ? undefined
        : `${points(view.actionsRemaining)} would be lost.`
    case 'aeolus_move':
      return move.tilesToMove === 0
        ? undefined
        : landingSentence(view, landingOf(view, ship.position, move.tilesToMove))
  }
}

function wreckSentence(view: GameView, damage: number): string {
  const count = wrecking(view, damage)
  return count === 0
    ? 'No card can wreck the ship.'
    : `${count} of the ${view.seaDeckCount} cards ${count === 1 ? 'wrecks' : 'wreck'} a ship with ${damage} damage.`
}

function repairSentence(view: GameView, damage: number): string {
  const count = wrecking(view, damage)
  const hits = wrecking(view, WRECK_DAMAGE)
  if (count === 0) return `${hits} of the ${view.seaDeckCount} cards do damage.`
  const after = wrecking(view, damage - 1)
  return `${wreckSentence(view, damage)} Repaired, ${after === 0 ? 'none does' : `${after} ${after === 1 ? 'does' : 'do'}`}.`
}

function wrecking({ seaDeckMix }: GameView, damage: number): number {
  return seaDeckMix.reduce(
    (sum, card) => sum + (card.damage > 0 && damage + card.damage >= WRECK_DAMAGE ? card.left : 0),
    0,
  )
}

function landingSentence({ tiles, ahead }: GameView, index: number): string {
  const tile = tiles[index]
  if (tile?.type === 'ITHACA' || ahead.some(other => other.index === index && other.type === 'ITHACA')) {
    return 'It reaches Ithaca.'
  }
  if (tile?.epicName !== undefined) return `It leads to ${tile.epicName}.`
  if (ahead.some(other => other.index === index && other.type === 'EPIC'))
    return 'It leads to an epic that is still hidden.'
  return 'It leads to open sea.'
}

function points(count: number): string {
  return count === 1 ? '1 point' : `${count} points`
}
