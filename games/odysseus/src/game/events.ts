import type { AnyEpicId, PeekedTile, PlayerId, SeaCard, Tile } from './types.ts'

/** Why a turn was passed over. */
export type SkipReason = 'skip' | 'cyclops'
export const END_REASONS = ['ithaca', 'depletion', 'becalmed'] as const
export type EndReason = (typeof END_REASONS)[number]

/** In the order in which things happened; enough to animate and describe a match without the rules. */
export type OdysseusEvent =
  | { readonly type: 'turn-began'; readonly playerId: PlayerId; readonly actions: number; readonly bound: boolean }
  | { readonly type: 'turn-ended'; readonly playerId: PlayerId }
  | { readonly type: 'turn-skipped'; readonly playerId: PlayerId; readonly reason: SkipReason }
  | { readonly type: 'card-drawn'; readonly playerId: PlayerId; readonly card: SeaCard; readonly left: number }
  | { readonly type: 'tile-laid'; readonly index: number; readonly tile: Tile }
  | { readonly type: 'ship-sailed'; readonly playerId: PlayerId; readonly from: number; readonly to: number }
  | { readonly type: 'ship-placed'; readonly playerId: PlayerId; readonly from: number; readonly to: number }
  | {
      readonly type: 'epic-triggered'
      readonly playerId: PlayerId
      readonly index: number
      readonly epicId: AnyEpicId
      readonly name: string
    }
  | { readonly type: 'damage-taken'; readonly playerId: PlayerId; readonly amount: number; readonly damage: number }
  | { readonly type: 'ship-repaired'; readonly playerId: PlayerId; readonly amount: number; readonly damage: number }
  | { readonly type: 'ship-wrecked'; readonly playerId: PlayerId }
  | { readonly type: 'skip-ordered'; readonly playerId: PlayerId; readonly jump: boolean }
  | { readonly type: 'ship-stuck'; readonly playerId: PlayerId; readonly index: number }
  | { readonly type: 'ship-rescued'; readonly playerId: PlayerId; readonly by: PlayerId; readonly index: number }
  | { readonly type: 'sirens-heard'; readonly playerId: PlayerId }
  | { readonly type: 'wind-offered'; readonly playerId: PlayerId; readonly most: number }
  | { readonly type: 'wind-taken'; readonly playerId: PlayerId; readonly tiles: number }
  /** `tiles` is empty if the peek was over before any player could act. */
  | { readonly type: 'epics-peeked'; readonly playerId: PlayerId; readonly tiles: readonly PeekedTile[] }
  | { readonly type: 'deck-emptied'; readonly playerId: PlayerId }
  | { readonly type: 'match-won'; readonly winners: readonly PlayerId[]; readonly reason: EndReason }
  /** For effects of expansions that no other event describes. */
  | { readonly type: 'tale-told'; readonly playerId: PlayerId; readonly text: string }
