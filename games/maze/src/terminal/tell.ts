import { type Action, DEFAULT_STYLE, type MazeEvent } from '../index.ts'
import { DIR_NAMES, formatCell, nameOfFind, plural } from './names.ts'

export function describeAction(action: Action): string {
  switch (action.type) {
    case 'submit-maze':
      return 'Build this maze'
    case 'generate-maze':
      return action.seed === undefined ? 'Take a generated maze' : `Take the maze of the seed ${action.seed}`
    case 'choose-start':
      return `Start at ${formatCell(action)}`
    case 'merge':
      return `Merge: say that you stand at ${formatCell(action)}`
    case 'move':
      return `Go ${DIR_NAMES[action.dir]}`
    case 'resign':
      return 'Resign'
  }
}

const RESULTS = {
  open: 'the way is open',
  'inner-wall': 'a wall',
  'outer-wall': 'the outer wall',
  exit: 'an exit',
} as const

/** A sentence; of others only what the table may know. Events after which another one tells all say nothing. */
export function describeEvent(event: MazeEvent, names: readonly string[]): string | undefined {
  const who = 'seat' in event ? (names[event.seat] ?? `Player ${event.seat + 1}`) : ''
  switch (event.type) {
    case 'maze-built':
      return `${who} has built a maze.`
    case 'phase-started':
      return event.phase === 'start' ? 'Both choose where to start.' : 'The search begins.'
    case 'start-chosen':
      return event.own === undefined ? `${who} has chosen a start.` : `${who} starts at ${formatCell(event.own)}.`
    case 'slot-started':
      return event.own === undefined ? `${who} is next.` : `${who} has ${plural(event.own.turns, 'turn')} in this slot.`
    case 'slot-skipped':
      return `${who} is trapped and skips a slot; ${event.left} more to skip.`
    case 'slot-ended':
      return undefined
    case 'turn-taken':
      return event.own === undefined
        ? `${who} takes a turn.`
        : `${who} goes ${DIR_NAMES[event.own.dir]}: ${RESULTS[event.own.result]}.`
    case 'merge-tried':
      if (event.own === undefined) return `${who} tries a merge.`
      return `${who} says: I stand at ${formatCell(event.own)}. ${event.own.success ? 'That is right.' : 'That is not so.'}`
    case 'cell-entered':
      return event.own === undefined || event.own.find.kind === 'empty'
        ? undefined
        : `${who} finds ${nameOfFind(event.own.find)}.`
    case 'effect-changed':
      if (event.own === undefined) return undefined
      return event.own.to === null
        ? `${who} loses the effect: Crutch and Crossbow cancel each other.`
        : `${who} now has a ${event.own.to === 'crutch' ? 'Crutch' : 'Crossbow'}.`
    case 'trapped':
      return event.own === undefined ? undefined : `${who} is trapped for ${plural(event.own.skipSlots, 'slot')}.`
    case 'fell':
      return event.own === undefined ? undefined : `${who} falls down pit ${event.own.pit}, to who knows where.`
    case 'left-maze':
      return event.own === undefined ? undefined : `${who} leaves the maze${verdict(event.own.checked, event.own.met)}`
    case 'returned':
      return `${who} comes back into the maze.`
    case 'resigned':
      return `${who} resigns.`
    case 'match-ended':
      return describeEnd(event, names)
  }
}

function verdict(checked: number, met: boolean): string {
  if (met) return ' with the true treasure!'
  if (checked === 0) return ' with nothing to show.'
  return checked === 1 ? '; the treasure is a fake.' : `; all ${checked} treasures are fakes.`
}

function describeEnd({ outcome }: MazeEvent & { type: 'match-ended' }, names: readonly string[]): string {
  const [winner] = outcome.winners
  if (winner !== undefined) return `${names[winner] ?? `Player ${winner + 1}`} wins.`
  return outcome.reason === 'round-limit' ? 'The last round is over: a draw.' : 'Both got out in one round: a draw.'
}

export const HELP = [
  'n, e, s, w        go north, east, south or west',
  'merge C4          say that you stand at C4 (on an extra map, once in a slot)',
  'start C4          choose where to start',
  `generate [seed] [twisty=0-100] [open=0-100]   take a generated maze (usual: twisty=${DEFAULT_STYLE.twisty} open=${DEFAULT_STYLE.open})`,
  'submit {…}        build a maze that you have as JSON, on one line',
  'resign            give up',
].join('\n')
