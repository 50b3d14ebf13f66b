import type { ConformanceOptions } from '@turnwise/conformance'
import { fail, type Game, type GameModule, ok } from '@turnwise/engine'
import * as fog from './sound/fog.ts'
import * as sealedBids from './sound/sealed-bids.ts'

interface Missed {
  readonly flaw: string
  readonly game: Game | GameModule
  readonly options: ConformanceOptions
}

const inFog = (flaw: string, change: Partial<fog.Fog>): Missed => ({
  flaw,
  game: { ...fog.game, ...change },
  options: fog.conformance,
})
const inPackage = (flaw: string, change: Partial<GameModule>): Missed => ({
  flaw,
  game: { ...sealedBids.module, ...change },
  options: { ...sealedBids.conformance, seeds: 2 },
})
const telling = (
  change: (after: fog.State, seat: number, events: readonly fog.Event[]) => object,
): Partial<fog.Fog> => ({
  apply(state, seat, action) {
    const result = fog.game.apply(state, seat, action)
    if (!result.ok) return result
    return ok(Object.assign({}, result.value, change(result.value.state, seat, result.value.events)))
  },
})

const loaded: Partial<sealedBids.SealedBids> = {
  chance: (state, action) =>
    (sealedBids.game.chance?.(state, action) ?? []).map(({ item }, i) => ({ item, weight: i === 0 ? 99 : 1 })),
}
const misnaming: Partial<typeof sealedBids.face> = {
  describeEvent: (event, names) => sealedBids.face.describeEvent(event, names.toReversed()),
}

/** What the kit does not notice: it knows the contract and not the game. The kit's README lists them. */
export const MISSED: readonly Missed[] = [
  inFog('lets nobody step to the left', {
    legalActions: (state, seat) =>
      fog.game
        .legalActions(state, seat)
        .filter(action => action.type === 'stay' || action.to !== (state.at[seat] ?? 0) - 1),
    apply: (state, seat, action) =>
      action.type === 'step' && action.to === (state.at[seat] ?? 0) - 1
        ? fail('illegal-action', 'Not left.')
        : fog.game.apply(state, seat, action),
  }),
  inFog(
    'tells of a gem that was not there',
    telling((_, seat, events) => ({ events: [...events, { type: 'gem-taken', seat }] })),
  ),
  inFog(
    'lets several turns pass at once',
    telling(after => ({ state: { ...after, turn: Math.min(after.turn + after.at.length, after.options.turns) } })),
  ),
  inPackage('draws loaded lots', { game: { ...sealedBids.game, ...loaded } }),
  inPackage('names the wrong player', { face: { ...sealedBids.face, ...misnaming } }),
  inPackage('has a strong bot that plays badly', { bots: sealedBids.bots.toReversed() }),
]
