import type { Outcome } from '@turnwise/engine'
import { ownValue } from '@turnwise/engine'
import { cardToString, SUIT_SYMBOLS } from '../game/cards.ts'
import { stageName } from '../game/combatants.ts'
import { SLOT_LABELS } from '../game/equipment.ts'
import { isBlow } from '../game/health.ts'
import { type Card, EQUIPMENT_SLOTS, type GameView, type HandResult, type ShopItem, SUITS } from '../game/types.ts'
import { describeTerms } from '../game/words/explain.ts'
import { capital } from '../game/words/names.ts'
import { describeChange } from '../game/words/prompt.ts'
import { columns, padTo, toAscii, toColor, wrap } from './text.ts'

export interface DisplayStyle {
  readonly width: number
  readonly color: boolean
  readonly ascii: boolean
  /** Where the table ended the run. */
  readonly outcome?: Outcome
}

export const PLAIN: DisplayStyle = { width: 80, color: false, ascii: false }

export function show(view: GameView, style: DisplayStyle = PLAIN): string {
  return finish(screenOf(view, style).join('\n'), style)
}

export function finish(text: string, { width, color, ascii }: DisplayStyle): string {
  const fitted = wrap(ascii ? toAscii(text) : text, width)
  return color ? toColor(fitted) : fitted
}

export function screenOf(view: GameView, style: DisplayStyle): string[] {
  if (view.outcome === null && style.outcome !== undefined) return gameOver(view, style.outcome.reason)
  switch (view.phase) {
    case 'battle_result':
      return battleResult(view)
    case 'shop':
      return shop(view, style)
    case 'genie':
      return genie(view)
    case 'game_over':
      return gameOver(view, view.outcome?.reason)
    case 'victory':
      return victory(view)
    default:
      return combat(view)
  }
}

function combat(view: GameView): string[] {
  return [
    header(view),
    ...enemyLines(view),
    ...youLines(view),
    '───',
    ...(view.player.hand === null ? [] : [handsLine(view)]),
    ...otherHandLine(view),
    ...resultLines(view),
    ...otherChanges(view),
  ]
}

function header({ stage, battle, handNumber, seed, difficulty }: GameView): string {
  const level = difficulty === 'standard' ? '' : ` ${difficulty}`
  return `=== S${stage} B${battle} H${handNumber} ===${level}${seed === '' ? '' : ` Seed:${seed}`}`
}

function enemyLines({ enemy }: GameView): string[] {
  if (enemy === null) return []
  const powers = enemy.modifierDescriptions.length === 0 ? '' : ` [${enemy.modifierDescriptions.join(', ')}]`
  return [`${enemy.isBoss ? 'BOSS' : 'ENEMY'}: ${enemy.name} HP:${enemy.hp}/${enemy.maxHp}${powers}`]
}

function youLines(view: GameView): string[] {
  const { hp, maxHp, gold, activeEffects } = view.player
  const effects = activeEffects.map(effect => `${effect.name}(${effect.remainingHands}h left)`)
  const curses = cursesOf(view)
  return [
    `YOU: HP:${hp}/${maxHp} Gold:${gold}`,
    equipmentLine(view),
    bagLine(view),
    `FX: ${effects.join(', ') || '-'}`,
    ...(curses.length === 0 ? [] : [`Curses: ${curses.join(', ')}`]),
  ]
}

const cursesOf = ({ player }: GameView) => player.wishes.flatMap(wish => (wish.curse === null ? [] : [wish.curse.name]))

/** Weapons by name, the rest by tier; the Bronze Trinket with its suit of this battle. */
function equipmentLine({ player }: GameView): string {
  const worn = EQUIPMENT_SLOTS.map(slot => {
    const item = player.equipment[slot]
    const label = capital(SLOT_LABELS[slot])
    if (item === null) return `${label}:-`
    const name = slot === 'weapon' ? item.name : capital(item.tier)
    const suit = SUITS.find(one => one === player.memory[item.modifier.id])
    return `${label}:${name}${suit === undefined ? '' : `(${SUIT_SYMBOLS[suit]})`}`
  })
  return `Eq: ${worn.join(' | ')}`
}

const POTION_SHORT: Readonly<Record<string, string>> = {
  health_potion: 'HealthPot',
  damage_potion: 'DmgPot',
  strength_potion: 'StrPot',
  poison_potion: 'PoisonPot',
}

function bagLine({ player }: GameView): string {
  const counts = new Map<string, number>()
  for (const { type } of player.consumables) counts.set(type, (counts.get(type) ?? 0) + 1)
  return `Bag: ${[...counts].map(([type, count]) => `${ownValue(POTION_SHORT, type)} x${count}`).join(', ') || '-'}`
}

const cardList = (cards: readonly (Card | null)[]) =>
  `[${cards.map(card => (card === null ? '??' : cardToString(card))).join(' ')}]`

function handsLine({ player, enemy, lastHandResult, doubledDown }: GameView): string {
  const mine = scoreText(
    player.handScore?.value ?? 0,
    player.handScore?.busted === true,
    player.handScore?.isBlackjack === true,
    lastHandResult?.playerScore.value,
  )
  const shown = enemy?.allRevealed === true
  const theirs = shown
    ? scoreText(
        enemy.visibleScore ?? 0,
        lastHandResult?.dealerScore.busted === true,
        lastHandResult?.dealerScore.isBlackjack === true,
        lastHandResult?.dealerScore.value,
      )
    : '?'
  const doubled = doubledDown ? ' (doubled)' : ''
  return `You: ${cardList(player.hand ?? [])}=${mine}${doubled}  Dealer: ${cardList(enemy?.visibleCards ?? [])}=${theirs}`
}

/** A hand that a modifier saved says what it counts; a natural is named. */
function scoreText(value: number, isBusted: boolean, isNatural: boolean, counts: number | undefined): string {
  if (counts !== undefined && counts !== value) return `${value} counts ${counts}`
  return isBusted ? `${value} BUST` : isNatural ? `${value} BLACKJACK` : String(value)
}

/** The hand of a split that is not the one in the line above. */
function otherHandLine({ otherHand, firstHandResult }: GameView): string[] {
  if (otherHand === undefined) return []
  const { cards, score, doubledDown, isPlayed } = otherHand
  const worth = scoreText(score.value, score.busted, false, firstHandResult?.playerScore.value)
  return [`${isPlayed ? 'First' : 'Second'}: ${cardList(cards)}=${worth}${doubledDown ? ' (doubled)' : ''}`]
}

function resultLines(view: GameView): string[] {
  const { firstHandResult, lastHandResult } = view
  if (lastHandResult === null) return []
  if (firstHandResult === undefined) return [resultLine(lastHandResult, view)]
  return [`First: ${resultLine(firstHandResult, view)}`, `Second: ${resultLine(lastHandResult, view)}`]
}

function resultLine(result: HandResult, { enemy, player }: GameView): string {
  const { winner, damageDealt, damageBreakdown, surrendered } = result
  if (winner === 'push') return 'PUSH! Dmg:0'
  const steps = /^base:\S+ =\S+$/u.test(damageBreakdown) ? '' : ` (${damageBreakdown})`
  const enemyName = enemy?.name.split(' ').at(-1) ?? ''
  if (winner === 'player') return `WIN! Dmg:${damageDealt}${steps} → ${enemyName} HP:${enemy?.hp}/${enemy?.maxHp}`
  const word = surrendered === true ? 'SURRENDER' : 'LOSS'
  return `${word}! Dmg:${damageDealt}${steps} → You HP:${player.hp}/${player.maxHp}`
}

/** What else changed a combatant's health: potions, poison, curses, the powers of bosses. The blow is in the result. */
function otherChanges(view: GameView): string[] {
  return view.healthChanges
    .filter(change => !isBlow(change, view.enemy?.name ?? ''))
    .map(change => describeChange(change, view))
}

function battleResult({ enemy, goldEarned, player }: GameView): string[] {
  return [`═══ VICTORY! ${enemy?.name} defeated! ═══`, `Gold: +${goldEarned} (total: ${player.gold})`]
}

const PRICE_COLUMN = 44
/** `100g ✓` */
const PRICE_WIDTH = 6

function shop(view: GameView, style: DisplayStyle): string[] {
  const items = view.shop?.items ?? []
  const names = items.map(wareText)
  const width = Math.max(PRICE_COLUMN, ...names.map(name => columns(name) + 1))
  const { hp, maxHp, gold } = view.player
  const title = `═══ SHOP ═══ Gold: ${gold}`
  const you = [`YOU: HP:${hp}/${maxHp}`, equipmentLine(view), bagLine(view)]
  if (style.width < width + PRICE_WIDTH) return [title, ...you, ...items.map(shortWare)]
  const prices = items.map(({ item, affordable }) => `${item.cost}g${affordable ? ' ✓' : ''}`)
  return [title, ...names.map((name, i) => `${padTo(name, width)}${prices[i]}`), ...you]
}

/** Where there is no room for a column of prices, the price comes first, and a ware takes one line. */
function shortWare({ item, index, affordable }: ShopItem): string {
  return `${index + 1}) ${item.cost}g${affordable ? '✓' : ''} ${item.name}: ${item.description}`
}

function wareText({ item, index }: ShopItem): string {
  return `${index + 1}) ${item.name}${'slot' in item ? ` [${capital(item.slot)}]` : ''} ${item.description}`
}

function genie(view: GameView): string[] {
  const { genie: met, player } = view
  if (met === null) return []
  if (met.blessingEntered) {
    const restored = view.rules.health.resetHpAfterBoss ? [`HP restored to ${player.hp}/${player.maxHp}`] : []
    return [
      `Blessing stored: "${met.blessingText}"`,
      '(Blessings are not yet implemented — text saved for future use)',
      ...restored,
    ]
  }
  const curses = [...cursesOf(view), met.curseName]
  return [
    '═══ GENIE ═══',
    `You defeated ${met.bossName}!`,
    `CURSE: ${met.curseName} — ${met.curseDescription}`,
    `Your curses: ${curses.join(', ')}`,
    '───',
    'The Genie offers you a Wish. Type your blessing:',
  ]
}

function gameOver(view: GameView, reason: string | undefined): string[] {
  const { stage, battle, player, seed } = view
  return [
    '═══ GAME OVER ═══',
    `${howItEnded(view, reason)} at Stage ${stage}, Battle ${battle}`,
    `Final stats: Gold:${player.gold}, Wishes:${player.wishes.length}`,
    `Difficulty: ${describeTerms(view)}`,
    `Seed: ${seed}`,
  ]
}

function howItEnded({ enemy, handNumber, outcome }: GameView, reason: string | undefined): string {
  if (outcome === null) return reason === 'resigned' ? 'Given up' : `Ended (${reason})`
  return `${reason === 'hand-limit' ? `Exhausted by ${handNumber} hands against` : 'Defeated by'} ${enemy?.name}`
}

function victory(view: GameView): string[] {
  const { stage, tally, player, seed } = view
  return [
    '═══ VICTORY! ═══',
    `You conquered the ${stageName(stage)}!`,
    `Stages cleared: ${tally.stagesCleared} | Battles won: ${tally.battlesWon}`,
    `Wishes earned: ${player.wishes.length} | Final gold: ${player.gold}`,
    `Difficulty: ${describeTerms(view)}`,
    `Seed: ${seed}`,
  ]
}
