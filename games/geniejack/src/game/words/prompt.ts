import { isLastStage } from '../road.ts'
import type { EndingReason, GameView, HandResult, HealthChange } from '../types.ts'
import { capital, foe } from './names.ts'

/** Where the run is, and what can be done now. */
export interface Situation {
  readonly title: string
  readonly detail: string
}

/** One line: what is to be decided now. */
export function prompt(view: GameView): string {
  const { title, detail } = situation(view)
  return detail === '' ? title : `${title} ${detail}`
}

export function situation(view: GameView): Situation {
  const { phase, player, enemy, genie, rules, goldEarned } = view
  switch (phase) {
    case 'pre_hand':
      return {
        title: `${enemy?.name ?? 'The enemy'} waits.`,
        detail: player.consumables.length > 0 ? 'Drink a potion, or deal the cards.' : 'Deal the cards.',
      }
    case 'player_turn':
      return { title: `${handsTitle(view)}.`, detail: choices(view) }
    case 'dealer_turn':
      return { title: `${foe(view)} plays.`, detail: '' }
    case 'hand_result':
      return { title: describeVerdict(view), detail: describeChanges(view) }
    case 'battle_result':
      return { title: `${enemy?.name ?? 'The enemy'} is defeated.`, detail: `You earn ${goldEarned} gold.` }
    case 'shop':
      return {
        title: `You have ${player.gold} gold to spend.`,
        detail: canBuy(view) ? 'Buy what you like, then move on.' : 'Nothing here is cheap enough. Move on.',
      }
    case 'genie':
      if (genie?.blessingEntered === true) return { title: 'Your wish is kept.', detail: nextPlace(view) }
      return {
        title: 'The Genie listens. Make a wish.',
        detail: rules.health.resetHpAfterBoss ? `Then your ${player.maxHp} HP are restored.` : '',
      }
    case 'game_over':
    case 'victory':
      return { title: describeEnding(view.outcome?.reason ?? 'defeated', enemy?.name ?? 'The enemy'), detail: '' }
  }
}

const canBuy = ({ shop }: GameView) => shop?.items.some(({ affordable }) => affordable) ?? false

function handsTitle(view: GameView): string {
  const { player, enemy } = view
  const score = player.handScore
  const mine = `You have ${score?.soft === true ? 'a soft ' : ''}${score?.value ?? 0}`
  const natural = score?.isBlackjack === true ? ', a blackjack' : ''
  const shown = enemy?.visibleScore ?? null
  return `${mine}${natural}${shown === null ? '' : `, ${foe(view, false)} shows ${shown}`}`
}

const FIRST_ACTIONS = [
  ['double_down', 'double down'],
  ['split', 'split'],
  ['surrender', 'surrender'],
] as const

function choices({ availableActions, otherHand }: GameView): string {
  const first = FIRST_ACTIONS.filter(([type]) => availableActions.some(action => action.type === type))
  const words = ['hit', 'stand', ...first.map(([, word]) => word)]
  const text = `${words.slice(0, -1).join(', ')} or ${words.at(-1)}.`
  if (otherHand !== undefined) return `${otherHand.isPlayed ? 'Second' : 'First'} hand: ${text}`
  return first.length === 1 && words.includes('double down')
    ? 'Hit, stand, or double down as your first action.'
    : capital(text)
}

function nextPlace(view: GameView): string {
  return isLastStage(view) ? 'The run is won.' : 'The next stage begins.'
}

/** Who won the hand, and by what. */
export function describeVerdict(view: GameView): string {
  const { firstHandResult, lastHandResult } = view
  if (lastHandResult === null) return ''
  const last = handVerdict(lastHandResult, view)
  return firstHandResult === undefined ? last : `First hand: ${handVerdict(firstHandResult, view)} Second hand: ${last}`
}

function handVerdict(
  { winner, playerScore, dealerScore, dodged, surrendered, damageDealt }: HandResult,
  view: GameView,
) {
  if (surrendered === true) return damageDealt > 0 ? 'You give the hand up.' : 'You give the hand up, at no cost.'
  if (playerScore.busted && dealerScore.busted && winner === 'push') return 'Both bust: a push.'
  if (winner === 'push') return `Push: ${playerScore.value} against ${dealerScore.value}.`
  if (winner === 'player') {
    const natural = playerScore.isBlackjack ? ' with a blackjack' : ''
    const missed = dodged ? `, but ${foe(view, false)} dodges` : ''
    return `${dealerScore.busted ? `${foe(view)} busts: you` : 'You'} win the hand${natural}${missed}.`
  }
  const natural = dealerScore.isBlackjack ? ' against a blackjack' : ''
  return `${playerScore.busted ? 'You bust and' : 'You'} lose the hand${natural}${dodged ? ', but you dodge' : ''}.`
}

/** Every change of HP in the hand, in order. */
export function describeChanges(view: GameView): string {
  return view.healthChanges.map(change => describeChange(change, view)).join(' ')
}

export function describeChange({ side, by, cause }: HealthChange, view: GameView): string {
  return `${cause}: ${changeText(side === 'player' ? 'you' : foe(view, false), side === 'player', by)}.`
}

export function changeText(name: string, isYou: boolean, by: number): string {
  return by < 0 ? `${name} ${isYou ? 'lose' : 'loses'} ${-by} HP` : `${name} ${isYou ? 'gain' : 'gains'} ${by} HP`
}

export function describeEnding(reason: EndingReason, enemy: string): string {
  return `${causeOfEnd(reason, enemy)} ${verdictOf(reason)}`
}

export function causeOfEnd(reason: EndingReason, enemy: string): string {
  switch (reason) {
    case 'victory':
      return 'The last stage is cleared.'
    case 'defeated':
      return `${enemy} defeats you.`
    case 'hand-limit':
      return `After a thousand hands against ${enemy} you collapse.`
  }
}

export function verdictOf(reason: EndingReason): string {
  return reason === 'victory' ? 'You win the run!' : 'The run is over.'
}
