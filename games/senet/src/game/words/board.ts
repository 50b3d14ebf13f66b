import type { Viewer, Wording } from '@turnwise/engine'
import { GATE, isSafe, LAST, OFF, opponentOf, REFUGE, WATER } from '../board.ts'
import { type MovePlan, planMove } from '../moves.ts'
import { MATCH_OVER, NOT_YOUR_TURN, RULE_SENTENCES } from '../refusals.ts'
import { lightSides, type Throw } from '../throws.ts'
import type { Action, Event, Player, View } from '../types.ts'
import { stateOf } from '../view.ts'

/**
 * Every sentence of Senet, for terminal, agents, page and screen readers alike. The sentences of refusals belong to the
 * rules, which give them with their codes (`game/refusals.ts`); here they are only passed on.
 */

/** The one line: whose turn it is and what may be done now. */
export function describePrompt(view: View, { viewer, names }: Wording): string {
  if (view.winner !== null) {
    return `${viewer === view.winner ? 'You win' : `${nameOf(view.winner, names)} wins`}: all five pieces are home.`
  }
  const isOwn = viewer === view.turn
  const name = nameOf(view.turn, names)
  if (view.throw === null) return isOwn ? 'Your turn: throw the sticks.' : `${name} is to throw.`
  return isOwn ? `You threw ${view.throw}. Choose a piece.` : `${name} threw ${view.throw} and is choosing a piece.`
}

/** The same where the board rings the pieces that can move. */
export function describePromptOnBoard(view: View, wording: Wording): string {
  const isChoosing = view.winner === null && view.turn === wording.viewer && view.throw !== null
  return isChoosing ? `You threw ${view.throw}. Choose a ringed piece.` : describePrompt(view, wording)
}

/** How the sticks lie. */
export function describeSides(value: Throw): string {
  const light = lightSides(value)
  if (light === 0) return 'no light side'
  return light === 1 ? '1 light side' : `${light} light sides`
}

/** `Move 7 to 10, swap`: a choice and its result. */
export function describeAction(action: Action, view: View): string {
  if (action.type === 'throw') return 'Throw'
  const planned = planMove(stateOf(view), action.from)
  return planned.legal ? `Move ${action.from} ${describeEnd(planned.plan)}` : `Move ${action.from}`
}

/** Where a move ends, as the end of a label of a square or a button: `to 10, swap`. */
export function describeEnd({ to, bearsOff, swaps, washedTo, opensGate }: MovePlan): string {
  if (bearsOff) return 'home'
  if (washedTo !== null) return `to ${to}: water, back to ${washedTo}`
  return `to ${to}${swaps ? ', swap' : ''}${opensGate ? ', through the gate' : ''}`
}

interface ChoiceText {
  /** The question when a piece is selected. */
  readonly asks: string
  /** What a yes would do. */
  readonly does: string
  /** The same where there is little room. */
  readonly brief: string
}

export function describeChoice(plan: MovePlan, view: View, names: readonly string[]): ChoiceText {
  const { from, to, swaps, washedTo, bearsOff, opensGate } = plan
  const thrown = view.throw === null ? '' : `You threw ${view.throw}. `
  const other = nameOf(opponentOf(view.turn), names)
  if (bearsOff) {
    return {
      asks: `${thrown}Bring it home?`,
      does: `From ${from} off the board, by the exact throw.`,
      brief: `From ${from}.`,
    }
  }
  if (washedTo !== null) {
    const back = `The water takes it back to ${washedTo}.`
    return { asks: `${thrown}Move to ${to}?`, does: back, brief: back }
  }
  if (swaps) {
    return {
      asks: `${thrown}Swap on ${to}?`,
      does: `Your piece goes to ${to}, ${possessive(other)} goes back to ${from}.`,
      brief: `Their piece goes back to ${from}.`,
    }
  }
  if (opensGate) {
    const free = 'It may then go past the gate.'
    return { asks: `${thrown}Move to ${to}?`, does: free, brief: free }
  }
  return {
    asks: `${thrown}Move to ${to}?`,
    does: `From ${from} to ${to}, an empty square.`,
    brief: `From ${from}, an empty square.`,
  }
}

/** The text of the button that makes a selected move. */
export function describeChosen({ to, swaps, bearsOff }: MovePlan): string {
  if (bearsOff) return 'Bring it home'
  return swaps ? `Swap on ${to}` : `Move to ${to}`
}

export function describeEvent(event: Event, names: readonly string[]): string | undefined {
  const name = nameOf(event.seat, names)
  switch (event.type) {
    case 'thrown':
      return `${name} throws ${event.value}.`
    case 'moved':
      return `${name} moves ${event.from} to ${event.to}.`
    case 'swapped':
      return `${possessive(name)} piece goes back from ${event.from} to ${event.to}.`
    case 'gate-opened':
      return `${name} may now take this piece past ${event.square}.`
    case 'water':
      return `The water takes it back to ${event.to}.`
    case 'borne-off':
      return `${name} brings a piece home from ${event.from}: ${event.count} of 5.`
    case 'forfeited':
      return `${name} cannot move ${event.value} and forfeits it.`
    case 'extra-turn':
      return `${name} throws again.`
    case 'turn-passed':
      return undefined
    case 'won':
      return `${name} wins.`
  }
}

/** The board for screen readers: `Yours on 2, 3 and 5. Greedy on 1 and 4. You threw 3.` */
export function describeBoard(view: View, wording: Wording): string {
  const first: Player = wording.viewer === 1 ? 1 : 0
  const sides = [first, opponentOf(first)].map(seat => describeSide(view, seat, wording))
  const { viewer, names } = wording
  if (view.winner !== null || view.throw === null) return [...sides, describePrompt(view, wording)].join(' ')
  const mover = viewer === view.turn ? 'You' : nameOf(view.turn, names)
  return [...sides, `${mover} threw ${view.throw}.`].join(' ')
}

function describeSide(view: View, seat: Player, { viewer, names }: Wording): string {
  const squares = view.board.flatMap((holder, i) => (holder === seat ? [i + 1] : []))
  const who = viewer === seat ? 'Yours' : nameOf(seat, names)
  const home = view.borneOff[seat] === 0 ? '' : `, ${view.borneOff[seat]} home`
  const free = squares.filter(square => square < GATE && view.gate[square - 1] === true)
  const passed = free.length === 0 ? '' : ` Free to pass the gate: ${listOf(free)}.`
  if (squares.length === 0) return `${who}: all five home.`
  return `${who} on ${listOf(squares)}${home}.${passed}`
}

/** `All five home, Greedy had three.` Undefined unless the rules ended the match. */
export function describeEnding(view: View, { viewer, names }: Wording): string | undefined {
  if (view.winner === null) return undefined
  const loser = opponentOf(view.winner)
  const count = ['none', 'one', 'two', 'three', 'four', 'five'][view.borneOff[loser]] ?? 'none'
  return viewer === loser
    ? `${nameOf(view.winner, names)} has all five home, you had ${count}.`
    : `All five home, ${nameOf(loser, names)} had ${count}.`
}

/** The standing of a seat, for its plate. */
export function describeStanding(view: View, seat: number): string {
  return `${view.borneOff[seat === 1 ? 1 : 0]} of 5 home`
}

/** `Square 7, your piece`, `Square 27, empty, water`. */
export function describeCell(square: number, view: View, { viewer, names }: Wording): string {
  const seat = view.board[square - 1] ?? null
  const holder = seat === null ? 'empty' : viewer === seat ? 'your piece' : `${possessive(nameOf(seat, names))} piece`
  const passed = seat !== null && square < GATE && view.gate[square - 1] === true ? ', free to pass the gate' : ''
  const special = describeSquare(square)?.title.toLowerCase()
  return `Square ${square}, ${holder}${passed}${special === undefined ? '' : `, ${special}`}`
}

/** Why a throw is forfeited. */
export function describeForfeit({ seat, value }: { seat: Player; value: number }, { viewer, names }: Wording): string {
  return `${viewer === seat ? 'You' : nameOf(seat, names)} threw ${value}: no piece can move that far.`
}

/** What the last action did: `Greedy moved from 19 to 21.` */
export function describeLast(recent: readonly (readonly Event[])[], { viewer, names }: Wording): string | undefined {
  for (const events of recent) {
    const find = <Type extends Event['type']>(type: Type) =>
      events.find((event): event is Extract<Event, { type: Type }> => event.type === type)
    const [moved, swapped, water, home, lost] = [
      find('moved'),
      find('swapped'),
      find('water'),
      find('borne-off'),
      find('forfeited'),
    ]
    const seat = moved?.seat ?? home?.seat ?? lost?.seat
    if (seat === undefined) continue
    const who = viewer === seat ? 'You' : nameOf(seat, names)
    if (lost !== undefined) return `${who} threw ${lost.value} and could not move.`
    if (home !== undefined) return `${who} brought a piece home from ${home.from}.`
    if (water !== undefined) return `${who} landed in the water and went back to ${water.to}.`
    if (swapped !== undefined) {
      const whose =
        viewer === swapped.seat ? 'Your' : viewer === seat ? 'Their' : possessive(nameOf(swapped.seat, names))
      return `${who} swapped on ${swapped.from}. ${whose} piece went back to ${swapped.to}.`
    }
    if (moved !== undefined) return `${who} moved from ${moved.from} to ${moved.to}.`
  }
  return undefined
}

/** What a special square is and does, in a line; undefined for a plain one. */
export function describeSquare(square: number): { readonly title: string; readonly text: string } | undefined {
  if (square === REFUGE) return { title: 'Safe square', text: 'A piece here cannot be swapped.' }
  if (square === GATE) {
    return { title: 'Gate', text: 'Every piece must land here exactly before it may go further. It is safe here.' }
  }
  if (square === WATER) {
    return {
      title: 'Water',
      text: `A piece that lands here goes straight back to ${REFUGE}, or to the nearest empty square before it.`,
    }
  }
  if (square === LAST) {
    return {
      title: 'Last square',
      text: 'A throw of 1 brings a piece home from here. It is not safe: it can be swapped.',
    }
  }
  if (!isSafe(square)) return undefined
  const exact = OFF - square
  return { title: 'Exit', text: `Only a throw of ${exact} brings a piece home from here. It is safe here.` }
}

/** Why the piece on this square cannot move now. */
export function explainSquare(square: number, view: View, viewer: Viewer): string {
  if (view.winner !== null) return MATCH_OVER.error.message
  if (viewer !== view.turn) return NOT_YOUR_TURN.error.message
  const planned = planMove(stateOf(view), square)
  return planned.legal ? 'Choose the piece, then where it goes.' : planned.sentence
}

/** Why the sticks cannot be thrown now. */
export function explainThrow(view: View, viewer: Viewer): string {
  if (view.winner !== null) return MATCH_OVER.error.message
  return viewer === view.turn ? RULE_SENTENCES['already-thrown'] : NOT_YOUR_TURN.error.message
}

export function nameOf(seat: number, names: readonly string[]): string {
  return names[seat] ?? `Seat ${seat}`
}

function possessive(name: string): string {
  return name.endsWith('s') ? `${name}’` : `${name}’s`
}

/** `2, 3 and 5`. */
export function listOf(numbers: readonly number[]): string {
  const last = numbers.at(-1)
  return numbers.length < 2 ? String(last ?? '') : `${numbers.slice(0, -1).join(', ')} and ${last}`
}
