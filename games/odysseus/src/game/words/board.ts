import type { Wording } from '@turnwise/engine'
import { WRECK_DAMAGE } from '../rules.ts'
import type { GameView, PlayerState, SeaCard } from '../types.ts'
import { ithacaIn } from '../view.ts'
import { nameOf } from './names.ts'
import { prompt } from './prompt.ts'

/** Damage of a ship for screen readers. */
export function describeDamage({ damage }: Pick<PlayerState, 'damage'>): string {
  return `damage ${damage} of ${WRECK_DAMAGE}`
}

/** What holds a ship, in a word; empty if nothing does. */
export function describeHold({ stuckAtCyclops, damage, skipNextTurn }: PlayerState): '' | 'held' | 'wrecked' | 'skips' {
  if (stuckAtCyclops) return 'held'
  if (damage >= WRECK_DAMAGE) return 'wrecked'
  return skipNextTurn ? 'skips' : ''
}

/** The effects that wait for a ship, in a few words each. */
export function describeFlags(player: PlayerState): readonly string[] {
  return [
    player.stuckAtCyclops ? 'held by the Cyclops' : '',
    player.skipNextTurn ? 'skips its next turn' : '',
    player.circePending ? 'will jump (Circe)' : '',
    player.sirensActive ? 'next turn bound (Sirens)' : '',
    player.sirensBound ? 'bound (Sirens)' : '',
  ].filter(text => text !== '')
}

export function describeCard(card: SeaCard): string {
  return `${card.name} (${describeCardEffect(card)})`
}

export function describeCardEffect({ move, damage, endTurn }: Pick<SeaCard, 'move' | 'damage' | 'endTurn'>): string {
  const parts = [
    move > 0 ? `${move} forward` : move < 0 ? `${-move} back` : '',
    damage > 0 ? `${damage} damage` : '',
    endTurn === true ? 'ends the turn' : '',
  ].filter(part => part !== '')
  return parts.length === 0 ? 'nothing happens' : parts.join(', ')
}

/** Where a ship is at the end. */
export function describePlace({ tiles }: GameView, { position }: PlayerState): string {
  const tile = tiles[position]
  if (tile?.type === 'ITHACA') return 'Ithaca'
  return tile?.epicName === undefined ? `tile ${position}` : `tile ${position}, ${tile.epicName}`
}

/** The whole table in sentences, for screen readers. */
export function describeBoard(view: GameView, wording: Wording): string {
  const { viewer, names } = wording
  const ships = view.state.players.map(player => {
    const who = player.playerId === viewer ? 'Your ship' : nameOf(names, player.playerId)
    const flags = describeFlags(player)
    return `${who} is ${placeText(view, player.position)} with ${player.damage} of ${WRECK_DAMAGE} damage${flags.length === 0 ? '' : `, ${flags.join(', ')}`}.`
  })
  const epics = view.tiles.flatMap(({ index, type, epicName }) =>
    type === 'EPIC' && epicName !== undefined ? [`${epicName} on ${index}`] : [],
  )
  const peek = view.upcomingEpicPeek?.tiles.map(({ name, index }) => `${name} on ${index}`) ?? []
  return [
    `${prompt(view, wording)}.`,
    ...ships,
    epics.length === 0 ? 'No epic is known yet.' : `Known epics: ${epics.join(', ')}.`,
    ...(peek.length === 0 ? [] : [`Seen ahead: ${peek.join(', ')}.`]),
    `Ithaca is tile ${ithacaIn(view)}.`,
    ...(view.lastCard === undefined ? [] : [`Last card: ${describeCard(view.lastCard)}.`]),
    describeDeck(view),
    ...(view.activeEpic === undefined ? [] : [`${view.activeEpic.name}: ${view.activeEpic.description}`]),
  ].join(' ')
}

export function describeDeck({ seaDeckCount }: GameView): string {
  return seaDeckCount === 1 ? '1 Sea card is left.' : `${seaDeckCount} Sea cards are left.`
}

function placeText(view: GameView, position: number): string {
  const tile = view.tiles[position]
  if (tile?.type === 'START') return 'at Troy'
  return tile?.epicName === undefined ? `on tile ${position}` : `on tile ${position}, ${tile.epicName},`
}
