import type { Seat } from '@turnwise/engine'
import { lineAction } from '../game/commands/build-line.ts'
import type { Action } from '../game/commands/index.ts'
import { placeNamed } from '../game/map/board.ts'
import { layLine, sectionsTo } from '../game/track/laying.ts'
import type { Options, State } from '../game/types.ts'
import { runerail } from '../index.ts'

/** Asks for hops in Bremmner. */
const HOPS_CARD = 20
/** What is drawn after it: a demand, not an event. */
const NEXT_CARD = 1
/** A seed with which the reader comes first. */
const SEED = 'first train 2'

const OPTIONS: Options = {
  turn_limit: 150,
  goal_cities: 4,
  goal_gold: 100,
  start_gold: 80,
  map: 'whole',
  draft: true,
}

function play(state: State, seat: Seat, action: Action): State {
  const played = runerail.apply(state, seat, action)
  if (!played.ok) throw new Error(`${action.type}: ${played.error.message}`)
  return played.value.state
}

/** The reader holds the card about hops, and the next card of the deck is known. */
function withCards(state: State): State {
  const [first = HOPS_CARD, ...others] = state.players[0]?.hand ?? []
  const swap = (card: number) => (card === HOPS_CARD ? first : card)
  const deck = state.piles.demand.deck.map(swap).filter(card => card !== NEXT_CARD)
  const rivals = state.players.slice(1).map(player => ({ ...player, hand: player.hand.map(swap) }))
  return {
    ...state,
    players: state.players.map((player, i) =>
      i === 0 ? { ...player, hand: [HOPS_CARD, ...others.map(swap)] } : (rivals[i - 1] ?? player),
    ),
    piles: { ...state.piles, demand: { ...state.piles.demand, deck: [...deck, NEXT_CARD] } },
  }
}

/** The reader's line from Bluefeld, all of it or all but the last section. */
function withLine(state: State, isWhole: boolean): State {
  const view = runerail.view(state, 0)
  const { pairs } = layLine(view, 0, sectionsTo(view, 0, placeNamed('Bremmner')?.points ?? []) ?? [])
  const line = lineAction(pairs.slice(0, isWhole ? undefined : -1))
  return line === undefined ? state : play(state, 0, line)
}

/** Everybody who is to act ends the turn until the match is at this stage. */
function passTo(state: State, stage: State['stage']): State {
  let now = state
  while (now.stage !== stage) now = play(now, runerail.toAct(now)[0] ?? 0, { type: 'end-turn' })
  return now
}

export interface LessonStates {
  readonly draft: State
  readonly opening: State
  readonly placing: State
  readonly loading: State
}

/** The moments of the lesson, played by the rules themselves. */
export function lessonStates(): LessonStates {
  const draft = withCards(runerail.setup(OPTIONS, 2, SEED))
  let picked = draft
  while (picked.stage === 'foremen') {
    const seat = runerail.toAct(picked)[0] ?? 0
    const offer = picked.draft?.offers[seat] ?? []
    // No Troll for the reader: it could not build this line.
    picked = play(picked, seat, {
      type: 'pick-foreman',
      foreman_id: offer.find(name => name !== 'Mother Shale') ?? null,
    })
  }
  const placing = passTo(withLine(picked, true), 'placing')
  return {
    draft,
    opening: withLine(picked, false),
    placing,
    loading: placeAll(placing),
  }
}

function placeAll(state: State): State {
  let now = state
  while (now.stage === 'placing') {
    const seat = runerail.toAct(now)[0] ?? 0
    now = play(now, seat, { type: 'place-train', city: seat === 0 ? 'Bluefeld' : 'Saltmarrow' })
  }
  return now
}
