import { type BoardPlayer, SceneActions, SceneExtra, SceneStatus, useScene, useStrip } from '@turnwise/ui'
import type { ReactNode } from 'react'
import type { Action } from '../../game/commands/index.ts'
import { ONWARD } from '../../game/commands/next-phase.ts'
import { REFUSALS } from '../../game/refusals.ts'
import type { Phase, View } from '../../game/types.ts'
import { describeAction } from '../../game/words/actions.ts'
import { capital } from '../../game/words/pieces.ts'
import { shortPrompt } from '../../game/words/prompt.ts'
import { Coin } from './good-art.tsx'
import { Wagons } from './wagons.tsx'

/** On a phone the strip is a sheet that can be pulled up to the cards. */
const FOLDED = {
  size: 124,
  template: '"status status after" minmax(44px, 1fr) "tools actions actions" 54px / auto minmax(0, 1fr) auto',
}
const OPEN = {
  size: 376,
  template:
    '"plate plate plate" 50px "before before before" minmax(0, 1fr) "status status after" 44px "tools actions actions" 54px / auto minmax(0, 1fr) auto',
}

interface StripProps {
  readonly view: View
  readonly own: number
  readonly players: readonly BoardPlayer[]
  readonly legal: readonly Action[]
  readonly hint: Action | undefined
  /** The cards, where they have no place beside the map. */
  readonly hand: ReactNode
  readonly isHandOpen: boolean
  toggleHand(): void
  readonly isMoreOpen: boolean
  toggleMore(): void
  /** Past the ships to building. */
  skipToBuild(): void
  /** Takes the hint over as a plan; left out where it is no track. */
  planHint?: (() => void) | undefined
  send(action: Action): void
  say(sentence: string): void
}

/** What the board puts into the strip: the train, the phases and the turn's main actions. */
export function StripParts(props: StripProps) {
  const { view, own, players, hand, isHandOpen, toggleHand } = props
  const { arrangement } = useScene()
  const isUpright = arrangement === 'upright'
  useStrip({ upright: isHandOpen ? OPEN : FOLDED })
  const player = view.players[own]
  const status = shortPrompt(view, own)
  const wagons = player === undefined ? null : <Wagons player={player} owner={players[own]} />
  return (
    <>
      <SceneExtra place="before">
        {isUpright ? (
          isHandOpen && (
            <div className="runerail-sheet">
              {wagons}
              {hand}
            </div>
          )
        ) : (
          <div className="runerail-train">{arrangement === 'wide' && wagons}</div>
        )}
      </SceneExtra>
      <SceneExtra place="after">
        {isUpright ? (
          <button type="button" className="runerail-cards-toggle" aria-expanded={isHandOpen} onClick={toggleHand}>
            {!isHandOpen && player !== undefined && (
              <span className="runerail-purse">
                <Coin />
                {player.gp}
                <span className="only-heard"> gold.</span>
              </span>
            )}
            Cards
            <svg viewBox="-8 -8 16 16" width="16" height="16" aria-hidden="true">
              <path
                d={isHandOpen ? 'M-5-2L0 3L5-2' : 'M-5 2L0-3L5 2'}
                fill="none"
                stroke="currentColor"
                strokeWidth="2"
              />
            </svg>
          </button>
        ) : (
          arrangement === 'wide' && view.stage === 'main' && props.planHint === undefined && <Phases {...props} />
        )}
      </SceneExtra>
      {status !== undefined && <SceneStatus title={status.title} detail={isUpright ? status.brief : status.detail} />}
      <SceneActions>
        <TurnActions {...props} isNarrow={arrangement !== 'wide'} />
      </SceneActions>
    </>
  )
}

const PHASES: readonly { readonly phase: Phase; readonly title: string; readonly way: string }[] = [
  { phase: 'move', title: 'Move', way: '' },
  { phase: 'ship', title: 'Ship', way: capital(ONWARD.ship) },
  { phase: 'build', title: 'Build', way: capital(ONWARD.build) },
]

/** The three phases of a turn; those still to come lead there. */
function Phases({ view, own, legal, skipToBuild, send }: StripProps) {
  const { current, stage } = view
  const now = stage === 'main' && current?.player === own ? current.phase : undefined
  const isNext = legal.some(({ type }) => type === 'next-phase')
  return (
    <ol className="runerail-phases" aria-label="Phases of the turn">
      {PHASES.map(({ phase, title, way }, i) => {
        const at = PHASES.findIndex(each => each.phase === now)
        const leads = isNext && at !== -1 && i > at
        const go = () => (i - at === 1 ? send({ type: 'next-phase' }) : skipToBuild())
        return (
          <li key={phase} aria-current={phase === now ? 'step' : undefined}>
            {leads ? (
              <button type="button" aria-label={way} onClick={go}>
                {title}
              </button>
            ) : (
              <span>{title}</span>
            )}
          </li>
        )
      })}
    </ol>
  )
}

function TurnActions(props: StripProps & { readonly isNarrow: boolean }) {
  const { view, legal, hint, isNarrow, isMoreOpen, toggleMore, planHint, skipToBuild, send, say } = props
  const has = (type: Action['type']) => legal.some(action => action.type === type)
  const canEnd = has('end-turn')
  const isInTurn = view.current?.player === props.own
  return (
    <div className="runerail-turn">
      <button
        type="button"
        className="button button-icon"
        aria-label="More actions"
        title="Better train, foreman, new cards, the whole table"
        aria-expanded={isMoreOpen}
        onClick={toggleMore}
      >
        <svg viewBox="-12 -12 24 24" width="22" height="22" aria-hidden="true">
          <path d="M-7 0h.1M0 0h.1M7 0h.1" stroke="currentColor" strokeWidth="3.4" strokeLinecap="round" />
        </svg>
      </button>
      {planHint !== undefined && (
        <button type="button" className="button button-main" onClick={planHint}>
          Plan it
        </button>
      )}
      {isNarrow && has('next-phase') && planHint === undefined && (
        <button
          type="button"
          className="button"
          data-hint={hint?.type === 'next-phase'}
          aria-label={capital(ONWARD.build)}
          onClick={view.current?.phase === 'move' ? skipToBuild : () => send({ type: 'next-phase' })}
        >
          Build ›
        </button>
      )}
      <button
        type="button"
        className={`button ${canEnd && view.current?.phase === 'build' && planHint === undefined ? 'button-main' : ''}`}
        data-hint={hint?.type === 'end-turn'}
        aria-disabled={canEnd ? undefined : true}
        onClick={() =>
          canEnd
            ? send({ type: 'end-turn' })
            : say((isInTurn ? REFUSALS.decisionPending : REFUSALS.notYourTurn).error.message)
        }
      >
        {capital(describeAction({ type: 'end-turn' }, view))}
      </button>
    </div>
  )
}
