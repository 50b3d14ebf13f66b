import { demandsOn } from '../game/demands.ts'
import type { Extent } from '../game/extent.ts'
import type { Player } from '../game/types.ts'
import { capital } from '../words/pieces.ts'
import type { Offer } from './errands.ts'

/** A demand by its card and its place on it. */
export interface Asked {
  readonly card: number
  readonly index: number
}

export const isSame = (a: Asked | undefined, b: Asked) => a?.card === b.card && a.index === b.index

interface HandProps {
  readonly player: Player
  readonly extent: Extent
  readonly offers: readonly Offer[]
  readonly pinned: Asked | undefined
  readonly isOwn: boolean
  look(asked: Asked | undefined): void
  pin(asked: Asked): void
}

/** The demand cards. Pointing at a demand shows where on the map, choosing it keeps that shown. */
export function Hand({ player, extent, offers, pinned, isOwn, look, pin }: HandProps) {
  return (
    <fieldset className="runerail-hand">
      <legend className="only-heard">{isOwn ? 'Your demand cards' : 'Demand cards'}</legend>
      {player.hand.map(card => (
        <div key={card} className="runerail-card">
          {demandsOn(card, extent).map((demand, index) => {
            const asked = { card, index }
            const offer = offers.find(each => each.card === card && each.demand === demand)
            const isAboard = player.loads.includes(demand.good)
            return (
              <button
                key={demand.city}
                type="button"
                className="runerail-demand"
                data-good={offer?.isGood}
                data-aboard={isAboard}
                aria-pressed={isSame(pinned, asked)}
                title="Where?"
                onPointerEnter={event => event.pointerType === 'mouse' && look(asked)}
                onPointerLeave={event => event.pointerType === 'mouse' && look(undefined)}
                onFocus={() => look(asked)}
                onBlur={() => look(undefined)}
                onClick={() => pin(asked)}
              >
                <b>{capital(demand.good)}</b>
                <span className="runerail-to">
                  <Heard>to</Heard>
                  {demand.city}
                </span>
                <i>
                  <Heard>, pays</Heard>
                  {demand.payoff}
                </i>
                {(isAboard || offer !== undefined) && (
                  <small>
                    <Heard>,</Heard>
                    {isAboard ? 'aboard' : <Track gold={offer?.serving?.gold} />}
                  </small>
                )}
                {offer?.isGood === true && <Heard>, worth a look</Heard>}
              </button>
            )
          })}
        </div>
      ))}
    </fieldset>
  )
}

/** What is still to be built; where there is no room for the words, as what it takes from the payoff. */
function Track({ gold }: { readonly gold: number | undefined }) {
  if (gold === undefined) return 'by ship'
  if (gold === 0) return 'laid'
  return (
    <>
      <span className="runerail-word">track </span>
      <span className="runerail-minus" aria-hidden="true">
        −
      </span>
      {gold}
    </>
  )
}

/** Makes a sentence of the bare words for whoever hears them. */
function Heard({ children }: { readonly children: string }) {
  return <span className="only-heard">{`${children} `}</span>
}
