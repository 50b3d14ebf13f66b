import { sameJson } from '@turnwise/engine'
import { HAND_LIMIT } from './battle.ts'
import { fullDecks, withoutCards } from './cards.ts'
import { cardsOnTable } from './combat.ts'
import { combatantFor, findCombatant } from './combatants.ts'
import { getAllConsumables } from './consumables.ts'
import { EQUIPMENT_INFO } from './equipment.ts'
import { rulesInForce } from './flow.ts'
import { createGenieEncounter } from './genie.ts'
import { findModifier } from './registry.ts'
import { scoreHand } from './scoring.ts'
import { type CombatState, EQUIPMENT_SLOTS, type GamePhase, type RunState } from './types.ts'

const WITH_ENEMY: readonly GamePhase[] = ['pre_hand', 'player_turn', 'hand_result', 'battle_result', 'genie']

/** What is wrong with a value that has the shape of a run; empty for a possible run. */
export function problemsOf(run: RunState): string[] {
  const unknown = unknownModifiers(run)
  // What follows applies the modifiers.
  if (unknown.length > 0) return unknown
  return [...phaseProblems(run), ...placeProblems(run), ...combatProblems(run), ...itemProblems(run)]
}

function unknownModifiers({ player, enemy, genie }: RunState): string[] {
  const named = [
    ...EQUIPMENT_SLOTS.map(slot => player.equipment[slot]?.modifier),
    ...player.activeEffects.map(effect => effect.modifier),
    ...player.wishes.flatMap(wish => [wish.blessing, wish.curse]),
    ...(enemy?.data.equipment ?? []).map(item => item.modifier),
    enemy?.data.curse,
    genie?.curseModifier,
  ]
  return named
    .filter(info => info !== undefined && info !== null)
    .filter(({ id }) => findModifier(id) === undefined)
    .map(({ id }) => `No modifier is called ${id}.`)
}

function phaseProblems(run: RunState): string[] {
  const { phase, outcome, player, enemy, genie } = run
  const says: string[] = []
  const claim = (holds: boolean, sentence: string) => {
    if (!holds) says.push(sentence)
  }
  claim(phase !== 'dealer_turn', 'The dealer never waits.')
  claim((outcome?.reason === 'victory') === (phase === 'victory'), 'A victory and its phase belong together.')
  claim((outcome !== null) === (phase === 'victory' || phase === 'game_over'), 'An ended run has an outcome.')
  claim(!WITH_ENEMY.includes(phase) || enemy !== null, `There is an enemy in the phase ${phase}.`)
  claim(phase !== 'shop' || enemy === null, 'No enemy is in the shop.')
  claim((phase === 'shop') === (run.shop !== null), 'A shop is open in its phase and in no other.')
  claim((phase === 'genie') === (run.genie !== null) || phase === 'victory', 'The genie is met in its phase.')
  claim(phase !== 'hand_result' || run.lastHandResult !== null, 'A played hand has a result.')
  claim(player.hp <= player.maxHp, 'You have more HP than your maximum.')
  claim(player.hp > 0 || phase === 'hand_result' || phase === 'game_over', 'You are dead and still playing.')
  if (enemy !== null) {
    const due = createGenieEncounter(enemy.data)
    claim(
      genie === null || sameJson({ ...genie, blessingText: null }, due),
      `The genie is not the one of ${enemy.data.name}.`,
    )
    claim(enemy.hp <= enemy.data.maxHp, 'The enemy has more HP than its maximum.')
    claim(enemy.hp > 0 || (phase !== 'pre_hand' && phase !== 'player_turn'), 'The enemy is dead and still fighting.')
  }
  return says
}

function placeProblems(run: RunState): string[] {
  const { enemy, stage, battle } = run
  const { battlesPerStage, totalStages } = rulesInForce({ ...run, enemy: null }).progression
  const says: string[] = []
  if (stage > totalStages) says.push(`There is no stage ${stage}.`)
  if (battle > battlesPerStage + 1) says.push(`There is no battle ${battle}.`)
  if (run.handNumber > HAND_LIMIT) says.push(`There is no hand ${run.handNumber}.`)
  if (enemy !== null) {
    if (!sameJson(enemy.data, findCombatant(enemy.data.id))) says.push(`${enemy.data.name} is not as the game has it.`)
    const due = combatantFor(stage, battle, battlesPerStage)
    if (due.id !== enemy.data.id) says.push(`Stage ${stage}, battle ${battle} is against ${due.name}.`)
  }
  return says
}

function combatProblems(run: RunState): string[] {
  const { combat, phase } = run
  if (combat === null) return phase === 'player_turn' || phase === 'hand_result' ? ['There are no cards.'] : []
  const says: string[] = []
  const table = cardsOnTable(combat)
  const rules = rulesInForce(run)
  if (combat.deckIndex > combat.deck.length) says.push('More cards are dealt than there are.')
  if (!isWholeDecks(combat)) says.push('The deck is not made of whole decks.')
  if (withoutCards(table, combat.deck.slice(0, combat.deckIndex)).length > 0) says.push('A card was never dealt.')
  if (phase === 'player_turn') {
    if (combat.playerHand.cards.length === 0 || combat.dealerHand.cards.length === 0) says.push('A hand is empty.')
    if (scoreHand(combat.playerHand, rules).busted) says.push('A busted hand has ended its turn.')
    if (combat.dealerFaceDown !== rules.turnOrder.playerGoesFirst) says.push('The hole card is on its wrong side.')
    if (combat.surrendered === true) says.push('A hand that was given up has ended its turn.')
    if (combat.otherHand?.isPlayed === false && combat.otherHand.cards.length !== 2)
      says.push('The waiting hand has two cards.')
  } else if (combat.dealerFaceDown) says.push('The hole card is still face down.')
  return says
}

function isWholeDecks({ deck }: CombatState): boolean {
  const decks = deck.length / 52
  return Number.isInteger(decks) && decks > 0 && withoutCards(fullDecks(decks), deck).length === 0
}

function itemProblems({ player, shop }: RunState): string[] {
  const says: string[] = []
  const inTable = (item: { readonly id: string; readonly cost: number }, table: readonly (typeof item)[]) =>
    table.some(known => known.id === item.id && sameJson({ ...known, cost: item.cost }, item))
  for (const slot of EQUIPMENT_SLOTS) {
    const item = player.equipment[slot]
    if (item === null) continue
    if (item.slot !== slot || !inTable(item, EQUIPMENT_INFO)) says.push(`${item.name} cannot be worn as ${slot}.`)
  }
  for (const item of player.consumables)
    if (!inTable(item, getAllConsumables())) says.push(`${item.name} is not a potion.`)
  for (const [i, { index, item, type, affordable }] of (shop ?? []).entries()) {
    const known = type === 'equipment' ? inTable(item, EQUIPMENT_INFO) : inTable(item, getAllConsumables())
    if (!known || index !== i) says.push(`The shop does not sell ${item.name}.`)
    if (affordable !== item.cost <= player.gold) says.push(`The price of ${item.name} is marked wrongly.`)
  }
  return says
}
