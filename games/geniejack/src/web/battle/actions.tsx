import { REFUSALS, whyNotInHand } from '../../game/refusals.ts'
import type { GameRules, GameView, PlayerAction } from '../../game/types.ts'
import { describeAction } from '../../game/words/actions.ts'

interface ActionsProps {
  readonly view: GameView
  readonly legal: readonly PlayerAction[]
  readonly hint: PlayerAction | undefined
  readonly isPhone: boolean
  readonly send: (action: PlayerAction) => void
  readonly say: (sentence: string) => void
  readonly onKit: () => void
}

const PLAYS = [
  { type: 'hit', title: 'Hit', key: 'H' },
  { type: 'stand', title: 'Stand', key: 'T' },
  { type: 'double_down', title: 'Double', key: 'D' },
  { type: 'split', title: 'Split', key: 'P', isIn: (rules: GameRules) => rules.actions.canSplit },
  { type: 'surrender', title: 'Give up', key: 'R', isIn: (rules: GameRules) => rules.actions.canSurrender },
] as const

/** Hit, Stand and Double are always here, what else the run's rules allow, and nothing more; in the shop the button to leave. */
export function Actions({ view, legal, hint, isPhone, send, say, onKit }: ActionsProps) {
  if (view.phase === 'shop') {
    const leave = legal.find(({ type }) => type === 'skip_shop')
    return (
      <>
        {isPhone && (
          <button type="button" className="button geniejack-wear" onClick={onKit}>
            What I wear
          </button>
        )}
        <button
          type="button"
          className="button geniejack-leave"
          aria-keyshortcuts="Enter"
          aria-disabled={leave === undefined ? true : undefined}
          data-hint={hint?.type === 'skip_shop'}
          onClick={() => leave !== undefined && send(leave)}
        >
          {describeAction({ type: 'skip_shop' }, view)}
        </button>
      </>
    )
  }
  if (view.phase === 'genie' || (isPhone && view.outcome !== null)) return null
  const isOffered = (play: (typeof PLAYS)[number]) =>
    !('isIn' in play) || play.isIn(view.rules) || legal.some(({ type }) => type === play.type)
  return PLAYS.filter(isOffered).map(({ type, title, key }) => {
    const action = legal.find(one => one.type === type)
    return (
      <button
        key={type}
        type="button"
        className={`button geniejack-play${type === 'hit' && action !== undefined ? ' button-main' : ''}`}
        aria-keyshortcuts={key}
        aria-disabled={action === undefined ? true : undefined}
        data-hint={hint?.type === type}
        onClick={() => (action === undefined ? say(whyNot(type, view)) : send(action))}
      >
        {title}{' '}
        <span className="geniejack-key" aria-hidden="true">
          {key}
        </span>
      </button>
    )
  })
}

function whyNot(type: (typeof PLAYS)[number]['type'], { phase }: GameView): string {
  const refusal = phase === 'player_turn' ? whyNotInHand(type) : REFUSALS.wrongPhase(type, phase)
  return refusal.error.message
}
