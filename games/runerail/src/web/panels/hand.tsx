import { demandsOn } from '../../game/cards/demands.ts'
import type { Extent } from '../../game/map/extent.ts'
import { bestPriced, type PricedDemand, type Serving } from '../../game/track/serving.ts'
import type { Player } from '../../game/types.ts'
import { servingFacts } from '../../game/words/lines.ts'
import { capital } from '../../game/words/pieces.ts'
import { type Asked, isSame } from '../plan/errands.ts'
import { Coin, GoodIcon } from './good-art.tsx'

interface HandProps {
  readonly player: Player
  readonly extent: Extent
  readonly offers: readonly PricedDemand[]
  readonly isPricing: boolean
  readonly pinned: Asked | undefined
  readonly isOwn: boolean
  /** Where there is no room for icons and prices. */
  readonly isCompact: boolean
  look(asked: Asked | undefined): void
  pin(asked: Asked): void
  /** Left out where nothing can be planned. */
  plan?: ((serving: Serving) => void) | undefined
}

/** The demand cards. Pointing at a demand shows where on the map, choosing it keeps that shown and offers to plan it. */
export function Hand({ player, extent, offers, isPricing, pinned, isOwn, isCompact, look, pin, plan }: HandProps) {
  const best = bestPriced(offers, player.gp)
  const offerOf = (card: number, demand: PricedDemand['demand']) =>
    offers.find(each => each.card === card && each.demand === demand)
  const planned = pinnedOffer(offers, pinned, extent)
  return (
    <fieldset className="runerail-hand" data-compact={isCompact} aria-busy={isPricing}>
      <legend className="only-heard">{isOwn ? 'Your demand cards' : 'Demand cards'}</legend>
      {player.hand.map(card => (
        <div key={card} className="runerail-card">
          {demandsOn(card, extent).map((demand, index) => {
            const asked: Asked = { kind: 'demand', card, index }
            const offer = offerOf(card, demand)
            const isPinned = isSame(pinned, asked)
            return [
              <button
                key={demand.city}
                type="button"
                className="runerail-demand"
                data-good={offer !== undefined && best.includes(offer)}
                data-aboard={player.loads.includes(demand.good)}
                aria-pressed={isPinned}
                onPointerEnter={event => event.pointerType === 'mouse' && look(asked)}
                onPointerLeave={event => event.pointerType === 'mouse' && look(undefined)}
                onFocus={() => look(asked)}
                onBlur={() => look(undefined)}
                onClick={() => pin(asked)}
              >
                {!isCompact && <GoodIcon good={demand.good} />}
                <b data-settled>{capital(demand.good)}</b>
                <span className="runerail-to" data-settled>
                  {isCompact ? <Heard>to</Heard> : 'to '}
                  {demand.city}
                </span>
                <i>
                  <Heard>, pays</Heard>
                  {demand.payoff}
                  {!isCompact && <Coin />}
                </i>
                <small>
                  <Heard>,</Heard>
                  {offer === undefined ? '…' : servingFacts(offer.serving).join(' · ')}
                </small>
                {offer !== undefined && best.includes(offer) && <Heard>, worth a look</Heard>}
              </button>,
              isPinned && !isCompact && <PlanButton key="plan" offer={planned} plan={plan} />,
            ]
          })}
        </div>
      ))}
      {isCompact && <PlanButton offer={planned} plan={plan} />}
    </fieldset>
  )
}

function pinnedOffer(
  offers: readonly PricedDemand[],
  pinned: Asked | undefined,
  extent: Extent,
): PricedDemand | undefined {
  if (pinned?.kind !== 'demand') return undefined
  const demand = demandsOn(pinned.card, extent)[pinned.index]
  return offers.find(each => each.card === pinned.card && each.demand === demand)
}

function PlanButton({ offer, plan }: { readonly offer: PricedDemand | undefined; readonly plan: HandProps['plan'] }) {
  const serving = offer?.serving
  const canPlan = plan !== undefined && serving !== undefined && serving.sections.length > 0
  return (
    <div className="runerail-plan-this">
      {canPlan ? (
        <button type="button" className="button button-main" onClick={() => plan(serving)}>
          Plan this route — {serving.gold} gold
        </button>
      ) : (
        <p>{sayWhy(offer)}</p>
      )}
    </div>
  )
}

function sayWhy(offer: PricedDemand | undefined): string {
  if (offer === undefined) return 'Tap a demand to see its way.'
  if (offer.serving === undefined) return 'No way over land: ships go there from ports.'
  return offer.serving.sections.length === 0 ? 'All of its track is laid.' : 'Priced from its owner’s track.'
}

/** Completes the bare words to a sentence, for screen readers. */
function Heard({ children }: { readonly children: string }) {
  return <span className="only-heard">{`${children} `}</span>
}
