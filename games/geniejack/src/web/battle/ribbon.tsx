import { useEffect, useState } from 'react'
import type { GameView, HandResult } from '../../game/types.ts'
import { equationOf, type Term } from '../../game/words/equation.ts'
import { describeVerdict } from '../../game/words/prompt.ts'
import { itemPicture } from '../art/pictures.ts'
import { Coin } from '../art/signs.tsx'
import type { Layout } from '../layout.ts'
import { TERM } from './frames.ts'

interface RibbonProps {
  readonly view: GameView
  readonly result: HandResult
  /** Which one of a split; empty where there was none. */
  readonly hand: string
  readonly layout: Layout
  /** How fast it moves; 0 is not at all. */
  readonly pace: number
  readonly next: { readonly title: string; readonly isHinted: boolean; go(): void } | undefined
}

/** The result of the hand, as the equation behind it, and the button to go on. */
export function Ribbon({ view, result, hand, layout, pace, next }: RibbonProps) {
  const isWon = view.phase === 'battle_result'
  const terms = isWon ? [] : equationOf(view, result)
  const { x, y, width } = layout.ribbon
  return (
    <section
      className="geniejack-ribbon"
      data-winner={result.winner}
      aria-label="Result"
      style={{ left: x, top: y, maxWidth: width }}
    >
      <strong>{isWon ? `${view.enemy?.name} is defeated` : `${hand}${titleOf(result)}`}</strong>
      {isWon ? (
        <span className="geniejack-earned">
          +{view.goldEarned} <Coin /> gold
        </span>
      ) : terms.length === 0 ? (
        <span className="geniejack-equation-none">{describeVerdict(view).replace('Push: ', '')}</span>
      ) : (
        <ol className="geniejack-equation" aria-label="How the damage came about">
          {terms.map((term, i) => (
            <TermPart key={`${i} ${term.title}`} term={term} delay={i * TERM * pace} pace={pace} />
          ))}
        </ol>
      )}
      {next !== undefined && (
        <button
          type="button"
          className="button button-main geniejack-next"
          aria-keyshortcuts="Enter"
          data-hint={next.isHinted}
          onClick={next.go}
        >
          {next.title}{' '}
          <span className="geniejack-key" aria-hidden="true">
            ↵
          </span>
        </button>
      )}
    </section>
  )
}

function titleOf({ winner, dodged, playerScore, dealerScore, surrendered }: HandResult): string {
  if (surrendered === true) return 'You give up'
  if (winner === 'push') return 'Push'
  if (dodged) return winner === 'player' ? 'It dodges' : 'You dodge'
  if ((winner === 'player' ? playerScore : dealerScore).isBlackjack) return 'Blackjack!'
  return winner === 'player' ? 'You win' : 'You lose'
}

interface TermPartProps {
  readonly term: Term
  readonly delay: number
  readonly pace: number
}

function TermPart({ term: { sign, amount, title, item, isSum }, delay, pace }: TermPartProps) {
  const counted = useCount(isSum === true ? Number(amount) : 0, delay, 300 * pace)
  return (
    <li data-sum={isSum} style={{ animationDelay: `${delay}ms` }}>
      {sign !== '' && <i>{sign}</i>}
      <span>
        <b>
          {item !== undefined && <img src={itemPicture(item)} alt="" />}
          {isSum === true ? <span aria-hidden="true">{counted}</span> : amount}
          {isSum === true && <span className="only-heard">{amount}</span>}
        </b>
        <small>{title}</small>
      </span>
    </li>
  )
}

/** Counts up to a number after a delay. */
function useCount(to: number, delay: number, length: number): number {
  const [now, setNow] = useState(length === 0 ? to : 0)
  useEffect(() => {
    if (length === 0) {
      setNow(to)
      return
    }
    const start = performance.now() + delay
    let frame = requestAnimationFrame(function step(time) {
      const share = Math.max(0, Math.min(1, (time - start) / length))
      setNow(Math.round(to * share))
      if (share < 1) frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [to, delay, length])
  return now
}
