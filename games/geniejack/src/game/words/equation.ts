import { ownValue } from '@turnwise/engine'
import { findCombatant } from '../combatants.ts'
import { SLOT_LABELS } from '../equipment.ts'
import { worthOfCards } from '../scoring.ts'
import { EQUIPMENT_SLOTS, type GameView, type HandResult } from '../types.ts'

/** One term of how a hand's damage came about: `20 − 17 = 3 + 5 = 8`. */
export interface Term {
  /** Before the amount; empty for the first. */
  readonly sign: '' | '−' | '+' | '×' | '='
  readonly amount: string
  readonly title: string
  /** The id of the player's piece that did it, for its picture. */
  readonly item?: string
  readonly isSum?: boolean
}

const TITLES: Readonly<Record<string, string>> = {
  str: 'Strength',
  curse: 'curse',
  wish: 'wish',
  rule: 'rule',
  'rule%': 'rule',
  zero: 'not below 0',
  round: 'rounded',
  dodge: 'dodged',
  half: 'given up',
}

/** The rules' own account of the damage, term by term. Empty where no hand hits. */
export function equationOf(view: GameView, result: HandResult): readonly Term[] {
  const { winner, damageBreakdown, damageDealt, damageTarget } = result
  if (damageTarget === 'none') return []
  const words = damageBreakdown.split(' ')
  const firstSum = words.findIndex(word => word.startsWith('='))
  const changes = words.flatMap((word, i): readonly Term[] => {
    const match = /^([+-])([^:]+):([\d.]+)$/u.exec(word)
    if (match === null) return []
    const [, sign, label = '', amount = ''] = match
    // The winner's modifiers come before the first sum, the loser's behind it.
    const isPlayers = i < firstSum === (winner === 'player')
    return [{ sign: sign === '+' ? '+' : '−', amount, ...nameOf(label, isPlayers, view) }]
  })
  const cards = cardTerms(view, result, Number(words[0]?.split(':')[1] ?? 0))
  const [last] = cards.slice(-1)
  const sum: Term = { sign: '=', amount: String(damageDealt), title: 'damage', isSum: true }
  if (changes.length > 0) return [...cards, ...changes, sum]
  return last?.sign === '=' ? [...cards.slice(0, -1), sum] : [...cards, sum]
}

/** What the hands alone are worth. */
function cardTerms(view: GameView, { winner, playerScore, dealerScore }: HandResult, base: number): readonly Term[] {
  const [won, lost] = winner === 'player' ? [playerScore, dealerScore] : [dealerScore, playerScore]
  const [whose, other] = winner === 'player' ? ['your hand', 'its hand'] : ['its hand', 'your hand']
  const worth = worthOfCards(won, lost)
  const first: Term = { sign: '', amount: String(won.value), title: whose }
  const terms: Term[] = lost.busted
    ? [{ ...first, title: `${whose}, whole` }]
    : [first, { sign: '−', amount: String(lost.value), title: other }]
  const times: Term[] = [
    ...(won.isBlackjack ? [factor(view.rules.winConditions.blackjackPayoutMultiplier, 'blackjack')] : []),
    ...(view.doubledDown ? [factor(view.rules.actions.doubleDownMultiplier, 'doubled')] : []),
  ]
  if (!lost.busted && (times.length > 0 || base === worth))
    terms.push({ sign: '=', amount: String(worth), title: 'the cards' })
  if (base === worth) return terms
  terms.push(...times)
  return [...terms, { sign: '=', amount: String(base), title: times.length > 0 ? 'the cards' : 'by the rules' }]
}

const factor = (by: number, title: string): Term => ({ sign: '×', amount: fraction(by), title })

/** 1.5 as 1½. */
export function fraction(value: number): string {
  return value % 1 === 0.5 ? `${Math.floor(value) || ''}½` : String(value)
}

function nameOf(label: string, isPlayers: boolean, { player, enemy }: GameView): Pick<Term, 'title' | 'item'> {
  const slot = EQUIPMENT_SLOTS.find(one => SLOT_LABELS[one] === label)
  if (slot === undefined) return { title: ownValue(TITLES, label) ?? label }
  const worn = player.equipment[slot]
  if (isPlayers) return worn === null ? { title: slot } : { title: worn.name, item: worn.id }
  return { title: findCombatant(enemy?.id ?? '')?.equipment.find(item => item.slot === slot)?.name ?? slot }
}
