import {
  type Entry,
  type GameModule,
  hasSecrets,
  type MatchRecord,
  type Outcome,
  ok,
  type Played,
  type Result,
  replayRecord,
  type Seat,
} from '@turnwise/engine'
import type { BotShare } from '../bots/bot-request.ts'
import { followRows, newLive } from '../match/live-match.ts'
import type { LogRow, StoredMatch, StoredSeat } from '../store/store.ts'

/** What the rules are asked that may take long, as plain data, so that it can go to another thread. */
export interface LongQuestions {
  /** A stored match as far as these rows go. */
  readonly replay: {
    readonly match: StoredMatch
    readonly seats: readonly StoredSeat[]
    readonly rows: readonly LogRow[]
  }
  /** Does every entry of a record fit? */
  readonly record: MatchRecord
  /** Can a seat of such a match come to know something that another viewer may not know? */
  readonly secrets: { readonly seats: number; readonly options: unknown }
}

export interface LongAnswers {
  /** The state at the end, what each entry did, and who was to act after it. */
  readonly replay: {
    readonly state: unknown
    readonly played: readonly Played[]
    readonly toAct: readonly (readonly Seat[])[]
  }
  readonly record: Result<CheckedRecord>
  readonly secrets: boolean
}

export interface CheckedRecord {
  readonly options: unknown
  readonly entries: readonly Entry[]
  readonly state: unknown
  readonly outcome: Outcome | null
}

export type LongKind = keyof LongQuestions

export interface LongRequest<Kind extends LongKind = LongKind> {
  readonly game: string
  /** Of the rules. */
  readonly version: string
  readonly kind: Kind
  readonly question: LongQuestions[Kind]
  /** Whom it is charged to, when several share the threads. */
  readonly share: BotShare
}

type Answering = {
  readonly [Kind in LongKind]: (module: GameModule, question: LongQuestions[Kind]) => LongAnswers[Kind]
}

const ANSWERING: Answering = {
  replay(module, { match, seats, rows }) {
    const live = newLive(module, match, seats)
    const toAct = rows.map(row => {
      followRows(live, [row])
      return live.match.toAct
    })
    return { state: live.match.state, played: live.played, toAct }
  },
  record({ game }, record) {
    const replayed = replayRecord(game, record)
    if (!replayed.ok) return replayed
    const { start, log, state, outcome = null } = replayed.value
    return ok({ options: start.options, entries: log, state, outcome })
  },
  secrets: ({ game }, { seats, options }) => hasSecrets(game, seats, options),
}

/** Answers here and now. */
export function answerLong<Kind extends LongKind>(
  module: GameModule,
  { kind, question }: Pick<LongRequest<Kind>, 'kind' | 'question'>,
): LongAnswers[Kind] {
  return ANSWERING[kind](module, question)
}
