import { type BoardPlayer, SceneActions, SceneExtra, SceneStatus, useScene, useStrip } from '@turnwise/ui'
import { type ReactNode, useState } from 'react'
import type { Action } from '../../game/commands/index.ts'
import { ONWARD } from '../../game/commands/next-phase.ts'
import { REFUSALS } from '../../game/refusals.ts'
import type { Phase, View } from '../../game/types.ts'
import { describeAction } from '../../game/words/actions.ts'
import { capital } from '../../game/words/pieces.ts'
import { prompt, shortPrompt } from '../../game/words/prompt.ts'
import type { Send } from '../plan/use-send.ts'
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
  /** What builds the track that is drawn. */
  readonly plan: Action | undefined
  /** Takes the hint over as a plan; left out where it is no track. */
  planHint?: (() => void) | undefined
  readonly send: Send
  say(sentence: string, tone?: 'note'): void
}

/** What the board puts into the strip: the train, the phases and the turn's main actions. */
export function StripParts(props: StripProps) {
  const { view, own, players, hand, plan, isHandOpen, toggleHand } = props
  const { arrangement } = useScene()
  const isUpright = arrangement === 'upright'
  useStrip({ upright: isHandOpen ? OPEN : FOLDED })
  const player = view.players[own]
  const status = shortPrompt(view, own, plan !== undefined)
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

/** Two of them lead past the ships. */
const ON: Action = { type: 'next-phase' }

/** The three phases of a turn; those still to come lead there. */
function Phases({ view, own, legal, send }: StripProps) {
  const { current, stage } = view
  const now = stage === 'main' && current?.player === own ? current.phase : undefined
  const isNext = legal.some(({ type }) => type === 'next-phase')
  return (
    <ol className="runerail-phases" aria-label="Phases of the turn">
      {PHASES.map(({ phase, title, way }, i) => {
        const at = PHASES.findIndex(each => each.phase === now)
        const leads = isNext && at !== -1 && i > at
        const go = () => send(ON, i - at === 1 ? undefined : ON)
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
  const { view, own, players, legal, hint, isNarrow, isMoreOpen, toggleMore, plan, planHint, send, say } = props
  const has = (type: Action['type']) => legal.some(action => action.type === type)
  const canEnd = has('end-turn')
  const [unbuilt, setUnbuilt] = useState<Action>()
  /** The player was told that the plan is not built. */
  const isTold = plan !== undefined && plan === unbuilt
  const end = () => {
    if (!canEnd) {
      const isAsked = legal.length > 0 || view.current?.player === own
      const names = players.map(({ name }) => name)
      say(isAsked ? prompt(view, { viewer: own, names }) : REFUSALS.notYourTurn.error.message)
    } else if (plan === undefined || isTold) send(END)
    else {
      setUnbuilt(plan)
      say('Your plan is not built yet. Build it first, or end the turn without it.', 'note')
    }
  }
  return (
    <div className="runerail-turn">
      {!(isTold && isNarrow) && (
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
      )}
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
          onClick={() => send(ON, view.current?.phase === 'move' ? ON : undefined)}
        >
          Build ›
        </button>
      )}
      {isTold && (
        <button type="button" className="button button-main" onClick={() => send(plan, END)}>
          Build and end
        </button>
      )}
      <button
        type="button"
        className={`button ${canEnd && view.current?.phase === 'build' && plan === undefined && planHint === undefined ? 'button-main' : ''}`}
        data-hint={hint?.type === 'end-turn'}
        aria-disabled={canEnd ? undefined : true}
        onClick={end}
      >
        {capital(describeAction(END, view))}
      </button>
    </div>
  )
}

const END: Action = { type: 'end-turn' }
