import { stageName } from '../combatants.ts'
import { EQUIPMENT_SLOTS, type GameView } from '../types.ts'
import { burdensOf, effectsOf, powersOf } from './explain.ts'
import { cardName } from './names.ts'
import { situation } from './prompt.ts'

/** The table in sentences, for screen readers. */
export function describeBoard(view: GameView): string {
  const { enemy, player, stage, battle, handNumber, shop, genie } = view
  const place = enemy === null ? stageName(stage) : `${stageName(stage)}, battle ${battle}, hand ${handNumber}`
  return [
    `${place}.`,
    ...enemySentences(view),
    `You have ${player.hp} of ${player.maxHp} HP and ${player.gold} gold.`,
    player.hand === null ? '' : `Your hand: ${player.hand.map(cardName).join(', ')}, ${player.handScore?.value ?? 0}.`,
    otherHandSentence(view),
    sentence(
      'You wear',
      EQUIPMENT_SLOTS.flatMap(slot => player.equipment[slot]?.name ?? []),
    ),
    sentence(
      'You carry',
      player.consumables.map(({ name }) => name),
    ),
    sentence(
      'At work',
      effectsOf(view).map(({ name, does }) => `${name} (${does})`),
    ),
    sentence(
      'Curses',
      burdensOf(view).map(({ name, does }) => `${name} (${does})`),
    ),
    sentence(
      'The shop sells',
      (shop?.items ?? []).map(({ item }) => `${item.name} for ${item.cost}`),
    ),
    genie === null ? '' : `The Genie is here.`,
    ...Object.values(situation(view)),
  ]
    .filter(text => text !== '')
    .join(' ')
}

function otherHandSentence({ otherHand }: GameView): string {
  if (otherHand === undefined) return ''
  const { cards, score, isPlayed } = otherHand
  return `Your ${isPlayed ? 'first' : 'second'} hand: ${cards.map(cardName).join(', ')}, ${score.value}.`
}

function enemySentences({ enemy }: GameView): readonly string[] {
  if (enemy === null) return []
  const powers = powersOf(enemy.id).map(({ name, does }) => `${name}: ${does}`)
  const cards = enemy.visibleCards.map(cardName)
  return [
    `${enemy.name}${enemy.isBoss ? ', a boss,' : ''} has ${enemy.hp} of ${enemy.maxHp} HP.`,
    sentence('Its powers', powers),
    cards.length === 0 ? '' : `Its cards: ${cards.join(', ')}.`,
  ]
}

const sentence = (what: string, things: readonly string[]) =>
  things.length === 0 ? '' : `${what}: ${things.join(', ')}.`
