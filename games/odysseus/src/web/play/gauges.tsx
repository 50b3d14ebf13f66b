import { ACTIONS_PER_TURN } from '../../game/rules.ts'
import { Coin } from '../art/tokens.tsx'

const COINS = Array.from({ length: ACTIONS_PER_TURN }, (_, i) => i + 1)

interface CoinsProps {
  readonly points: number
  readonly isSmall: boolean
  readonly isPointedAt: boolean
}

/** The action points of the turn, as coins. */
export function Coins({ points, isSmall, isPointedAt }: CoinsProps) {
  return (
    <span
      className="odysseus-coins"
      data-small={isSmall}
      data-hint={isPointedAt}
      role="img"
      aria-label={`${points} of ${ACTIONS_PER_TURN} points left`}
    >
      {COINS.map(coin => (
        <Coin key={coin} isSpent={coin > points} />
      ))}
    </span>
  )
}

/** Which tile the sea lays next: open sea, or an epic. */
export function EpicClock({ clock, pace }: { readonly clock: number; readonly pace: number }) {
  return (
    <span className="odysseus-clock" role="img" aria-label={`Next tile: ${clock < pace ? 'open sea' : 'an epic'}`}>
      <small>Next tile</small>
      {Array.from({ length: pace + 1 }, (_, i) => (
        <i key={`${i + 1}`} data-now={i === clock} data-done={i < clock}>
          {i < pace ? (
            <svg width={16} height={10} viewBox="0 0 16 10" aria-hidden="true">
              <path
                d="M1 6q3.500 -5 7 0t7 -1"
                fill="none"
                stroke="currentColor"
                strokeWidth={2}
                strokeLinecap="round"
              />
            </svg>
          ) : (
            <svg width={16} height={13} viewBox="0 0 16 13" aria-hidden="true">
              <path
                d="M3 12C-.5 12 -.3 7.5 3 7.5C3 3.5 8 2.5 9.5 5.5C12 4 14.5 6 13.5 8C16 8.5 15.5 12 13 12Z"
                fill="currentColor"
              />
            </svg>
          )}
        </i>
      ))}
    </span>
  )
}
