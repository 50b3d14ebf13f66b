import type { AnyEpicId, EndReason, PeekedTile, PlayerId, SeaCard, Tile } from './types.ts'

/** Why a turn was passed over. */
export type SkipReason = 'skip' | 'cyclops'

/** In the order in which things happened; enough to animate and describe a match without the rules. */
export type Event =
  | { readonly type: 'turn-began'; readonly seat: PlayerId; readonly actions: number; readonly bound: boolean }
  | { readonly type: 'turn-ended'; readonly seat: PlayerId }
  | { readonly type: 'turn-skipped'; readonly seat: PlayerId; readonly reason: SkipReason }
  | { readonly type: 'card-drawn'; readonly seat: PlayerId; readonly card: SeaCard; readonly left: number }
  | { readonly type: 'tile-laid'; readonly index: number; readonly tile: Tile }
  | { readonly type: 'ship-sailed'; readonly seat: PlayerId; readonly from: number; readonly to: number }
  | { readonly type: 'ship-placed'; readonly seat: PlayerId; readonly from: number; readonly to: number }
  | {
      readonly type: 'epic-triggered'
      readonly seat: PlayerId
      readonly index: number
      readonly epicId: AnyEpicId
      readonly name: string
    }
  | { readonly type: 'damage-taken'; readonly seat: PlayerId; readonly amount: number; readonly damage: number }
  | { readonly type: 'ship-repaired'; readonly seat: PlayerId; readonly amount: number; readonly damage: number }
  | { readonly type: 'ship-wrecked'; readonly seat: PlayerId }
  | { readonly type: 'skip-ordered'; readonly seat: PlayerId; readonly jump: boolean }
  | { readonly type: 'ship-stuck'; readonly seat: PlayerId; readonly index: number }
  | { readonly type: 'ship-rescued'; readonly seat: PlayerId; readonly by: PlayerId; readonly index: number }
  | { readonly type: 'sirens-heard'; readonly seat: PlayerId }
  | { readonly type: 'wind-offered'; readonly seat: PlayerId; readonly most: number }
  | { readonly type: 'wind-taken'; readonly seat: PlayerId; readonly tiles: number }
  /** `tiles` is empty if the peek was over before any player could act. */
  | { readonly type: 'epics-peeked'; readonly seat: PlayerId; readonly tiles: readonly PeekedTile[] }
  | { readonly type: 'deck-emptied'; readonly seat: PlayerId }
  | { readonly type: 'match-won'; readonly winners: readonly PlayerId[]; readonly reason: EndReason }
  /** For effects of expansions that no other event describes. */
  | { readonly type: 'tale-told'; readonly seat: PlayerId; readonly text: string }
