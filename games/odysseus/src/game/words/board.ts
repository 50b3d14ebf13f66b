import type { Wording } from '@turnwise/engine'
import { describeEpic } from '../content.ts'
import { baseContent } from '../data/baseContent.ts'
import type { EndReason, OdysseusEvent } from '../events.ts'
import { MOVE_COSTS, whyNot } from '../moves.ts'
import { MATCH_OVER, notYourTurn } from '../refusals.ts'
import { ACTIONS_PER_TURN, WRECK_DAMAGE } from '../rules.ts'
import type { Move, PeekedTile, PlayerId, PlayerState, SeaCard, SimpleMove } from '../types.ts'
import { type GameView, ithacaIn, roundOf } from '../view.ts'

/**
 * Every sentence about a match, once, for the terminal, agents, the page and the spoken board. Why a move is refused is worded in
 * `refusals.ts`, which the rules need themselves.
 */

export const ACTION_LABELS: Readonly<Record<SimpleMove, string>> = {
  draw_card: 'Draw a Sea card',
  repair: 'Repair 1',
  careful_sail_1: 'Sail 1 carefully',
  careful_sail_2: 'Sail 2 carefully',
  end_turn: 'End turn',
}

const END_REASONS: Readonly<Record<EndReason, string>> = {
  ithaca: 'home in Ithaca',
  depletion: 'farthest when the Sea deck ran out',
  becalmed: 'farthest after three rounds in which nobody sailed',
}

/** One line: whose turn it is and what is open. */
export function prompt(view: GameView, { viewer, names }: Wording): string {
  const { gameOver, decidingPlayerId, activeEpic, actionsRemaining, state } = view
  if (gameOver !== undefined || decidingPlayerId === null) {
    return describeEnd(gameOver?.winnerPlayerIds ?? [], gameOver?.reason ?? 'depletion', names)
  }
  const isYou = viewer === decidingPlayerId
  const name = nameOf(names, decidingPlayerId)
  if (activeEpic?.requiresChoice === true) {
    return isYou ? 'Aeolus: choose how far his wind carries you' : `${name} chooses the wind of Aeolus`
  }
  const isBound = state.players[decidingPlayerId]?.sirensBound === true
  const turn = isYou ? 'Your turn' : `${name}'s turn`
  return `${turn}: ${pointsText(actionsRemaining)} left${isBound ? ', all to be used (Sirens)' : ''}`
}

/** What holds this ship, or what it must do next, for the line below the prompt. */
export function describePlight(player: PlayerState, isYou: boolean): string | undefined {
  const [you, your, skip] = isYou ? ['you', 'your', 'skip'] : ['it', 'its', 'skips']
  if (player.stuckAtCyclops) return 'Held by the Cyclops until another ship lands there.'
  if (player.circePending && player.skipNextTurn)
    return `Circe: ${you} ${skip} ${your} next turn, then jump to the next epic.`
  if (player.circePending) return `Circe: ${your} next turn begins with a jump to the next epic.`
  if (player.skipNextTurn && player.damage >= WRECK_DAMAGE) return `Wrecked: ${you} ${skip} ${your} next turn.`
  if (player.skipNextTurn) return `${isYou ? 'You' : 'It'} ${skip} ${your} next turn.`
  if (player.sirensActive) return `Sirens: ${your} next turn must use all ${ACTIONS_PER_TURN} points.`
  return undefined
}

export function describeAction(move: Move, view: GameView): string {
  if (move.type === 'aeolus_move') {
    const { title, price } = describeWind(move.tilesToMove)
    return move.tilesToMove === 0 ? title : `${title} (${price})`
  }
  const cost = costText(view.actions.find(({ type }) => type === move.type)?.cost ?? 0)
  // Legal all the same: it uses up the points of a turn that the Sirens bind (ruling 13).
  if (move.type === 'repair' && view.damageByPlayer[view.currentPlayerId] === 0)
    return `Repair (${cost}, nothing is damaged)`
  return `${ACTION_LABELS[move.type]} (${cost})`
}

/** A wind of Aeolus, for its button. */
export function describeWind(tiles: number): { readonly title: string; readonly price: string } {
  return tiles === 0
    ? { title: 'Take no wind', price: 'stay here' }
    : { title: `${tiles} forward`, price: `${tiles} damage` }
}

export function costText(cost: number): string {
  return cost === 0 ? 'free' : pointsText(cost)
}

/** The actions that this seat might want and cannot take, with the reason. */
export function describeRefusals(view: GameView, viewer: Wording['viewer']): { what: string; why: string }[] {
  if (viewer !== view.decidingPlayerId) return []
  return view.actions.flatMap(({ type, reason }) =>
    reason === undefined ? [] : [{ what: `${ACTION_LABELS[type]}:`, why: reason }],
  )
}

/** Why a viewer who is not the one to decide can do nothing now. */
export function describeWaiting({ decidingPlayerId, playerNames }: GameView): string {
  const refusal = decidingPlayerId === null ? MATCH_OVER : notYourTurn(nameOf(playerNames, decidingPlayerId))
  return refusal.error.message
}

/** Why an action cannot be taken, in the room of a price; undefined where its price says enough. */
export function describeBriefly({ state }: GameView, type: SimpleMove): string | undefined {
  const cost = MOVE_COSTS[type]
  switch (whyNot(state, { type })?.code) {
    case 'not-enough-actions':
      return cost === 1 ? 'no points left' : `needs ${cost} points`
    case 'ship-damaged':
      return 'if undamaged'
    case 'deck-empty':
      return 'deck is empty'
    default:
      return undefined
  }
}

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

/** What happened, a sentence each; undefined if another sentence covers it. */
export function describeEvent(event: OdysseusEvent, names: readonly string[]): string | undefined {
  const who = 'seat' in event ? nameOf(names, event.seat) : ''
  switch (event.type) {
    case 'turn-began':
      return event.bound ? `${who} begins and must use all ${event.actions} points (Sirens).` : `${who} begins.`
    case 'turn-ended':
    case 'tile-laid':
      return undefined
    case 'turn-skipped':
      return event.reason === 'cyclops' ? `${who} is held by the Cyclops and skips a turn.` : `${who} skips a turn.`
    case 'card-drawn':
      return `${who} draws ${describeCard(event.card)}; ${event.left === 1 ? '1 card is' : `${event.left} cards are`} left.`
    case 'ship-sailed':
      return `${who} sails from tile ${event.from} to tile ${event.to}.`
    case 'ship-placed':
      return `${who} is carried from tile ${event.from} to tile ${event.to}.`
    case 'epic-triggered':
      return `${who} lands on ${event.name}.`
    case 'damage-taken':
      return `${who} takes ${event.amount} damage and has ${event.damage}.`
    case 'ship-repaired':
      return event.amount === 0
        ? `${who} has nothing to repair.`
        : `${who} repairs ${event.amount} and has ${event.damage} damage.`
    case 'ship-wrecked':
      return `${who} is wrecked and will skip a turn.`
    case 'skip-ordered':
      return event.jump ? `${who} will skip a turn and then jump to the next epic.` : `${who} will skip a turn.`
    case 'ship-stuck':
      return `${who} is held by the Cyclops until another ship lands there.`
    case 'ship-rescued':
      return `${nameOf(names, event.by)} frees ${who} from the Cyclops.`
    case 'sirens-heard':
      return `${who} hears the Sirens and must use all points of the next turn.`
    case 'wind-offered':
      return `Aeolus offers ${who} a wind of up to ${tilesText(event.most)}.`
    case 'wind-taken':
      return event.tiles === 0 ? `${who} takes no wind.` : `${who} takes the wind for ${tilesText(event.tiles)}.`
    case 'epics-peeked':
      return event.tiles.length === 0 ? undefined : `Shown ahead: ${event.tiles.map(peekedText).join(', ')}.`
    case 'deck-emptied':
      return 'The Sea deck is empty: this is the last round.'
    case 'match-won':
      return `${describeEnd(event.winners, event.reason, names)}.`
    case 'tale-told':
      return event.text
  }
}

function describeEnd(winners: readonly PlayerId[], reason: EndReason, names: readonly string[]): string {
  const verb = winners.length > 1 ? 'share the win' : 'wins'
  return `${listNames(winners.map(id => nameOf(names, id)))} ${verb}: ${END_REASONS[reason]}`
}

/** What decided a match that is over, and when. */
export function describeFinish(view: GameView): string | undefined {
  const { gameOver, seaDeckCount } = view
  if (gameOver === undefined) return undefined
  const round = roundOf(view)
  if (gameOver.reason !== 'ithaca') return `Round ${round}: ${END_REASONS[gameOver.reason]}.`
  return `First to Ithaca, in round ${round}, with ${seaDeckCount} Sea ${seaDeckCount === 1 ? 'card' : 'cards'} left.`
}

/** Where a ship is at the end. */
export function describePlace({ tiles }: GameView, { position }: PlayerState): string {
  const tile = tiles[position]
  if (tile?.type === 'ITHACA') return 'Ithaca'
  return tile?.epicName === undefined ? `tile ${position}` : `tile ${position}, ${tile.epicName}`
}

/** What an epic does to the ship that has just met it. */
export function describeMeeting(epicId: string, who: string, description: string, isRescue: boolean): string {
  if (isRescue) return `${who} frees the ship that the Cyclops held. Both go 2 tiles on.`
  switch (epicId) {
    case 'safe_harbor':
      return `${who} puts in for repairs: the ship is whole again.`
    case 'soldier_attack':
      return `Soldiers set upon ${who}: 1 damage.`
    case 'lotus_eaters':
      return `${who} tastes the lotus: the ship drifts 1 tile on, and its next turn is skipped.`
    case 'cyclops':
      return `${who} is held in the cave, turn after turn, until another ship lands here. Then both go 2 tiles on.`
    case 'aeolus':
      return `${who} may open the bag of winds and sail up to 3 tiles on, at 1 damage each; never so far that it wrecks.`
    case 'circe':
      return `${who} drinks from her cup. The turn ends, the next one is skipped, and the one after begins with a jump to the next epic.`
    case 'underworld':
      return `${who} turns back 1 tile. Then the next 2 epics are shown to everybody.`
    case 'sirens':
      return `${who} hears the song and must use all ${ACTIONS_PER_TURN} points of the next turn. If no shipwreck follows, the next epic is shown.`
    case 'sun_gods_cattle':
      return `${who} is driven back to the epic before, Safe Harbor left out, and it counts again. With none behind, it is Troy.`
    case 'ithaca':
      return `${who} is home.`
    default:
      return `${who} lands here. ${description}`
  }
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

function pointsText(points: number): string {
  return points === 1 ? '1 point' : `${points} points`
}

function tilesText(count: number): string {
  return count === 1 ? '1 tile' : `${count} tiles`
}

function peekedText({ epicId, index }: PeekedTile): string {
  return `${describeEpic(baseContent, epicId).name} on tile ${index}`
}

export function nameOf(names: readonly string[], id: PlayerId): string {
  return names[id] ?? `Player ${id + 1}`
}

function listNames(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}
