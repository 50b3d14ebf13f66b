import type { Viewer } from '@turnwise/engine'
import type { Refused, Wording } from '@turnwise/ui'
import type { Action } from '../game/actions.ts'
import type { Point } from '../game/grid.ts'
import type { Tempo } from '../game/state.ts'
import type { View } from '../game/view.ts'
import { DIR_NAMES, formatCell, plural } from '../terminal/names.ts'
import type { Mark } from './sheet.ts'

export { DIR_NAMES, formatCell, plural }

/** The one line above the board. */
export function prompt(view: View, { viewer, names }: Wording): string {
  const waiting = view.toAct.map(seat => names[seat] ?? 'Somebody').join(' and ')
  if (view.outcome !== null) return 'The match is over: both mazes are open.'
  if (typeof viewer !== 'number' || !view.toAct.includes(viewer)) return waitingFor(view, waiting)
  if (view.phase === 'build') return 'Build your maze: draw one, or take a generated one.'
  if (view.phase === 'start') return 'Choose the cell where you start in the other maze.'
  const turns = view.own?.slot?.left === 2 ? 'two turns' : 'one turn'
  return `Your slot, ${turns}: choose a way${mayJoin(view) ? ', or join the maps first.' : '.'}`
}

function waitingFor(view: View, names: string): string {
  switch (view.phase) {
    case 'build':
      return `${names} builds a maze.`.replace(/( and .*) builds a maze/, '$1 build their mazes')
    case 'start':
      return `${names} chooses a start.`.replace(/( and .*) chooses a start/, '$1 choose their starts')
    default:
      return `${names} explores.`
  }
}

export function mayJoin(view: View): boolean {
  const explorer = view.own?.explorer
  return view.phase === 'play' && explorer != null && explorer.active !== 0 && view.slot?.acts.includes('t') === false
}

/** Why the maps cannot be joined now, or undefined. */
export function whyNoJoin(view: View, isYours: boolean): string | undefined {
  const explorer = view.own?.explorer
  if (explorer == null || view.phase !== 'play') return 'There is no map yet.'
  if (explorer.active === 0) return 'You stand on your main map: there is nothing to join.'
  if (!isYours) return 'It is not your slot.'
  return view.slot?.acts.includes('t') === true ? 'You have tried it in this slot already; once is all.' : undefined
}

export function refused(view: View, viewer: Viewer): readonly Refused[] {
  if (view.phase !== 'play' || typeof viewer !== 'number' || !view.toAct.includes(viewer)) return []
  const why = whyNoJoin(view, true)
  return why === undefined ? [] : [{ what: 'Join the maps:', why }]
}

export function describeAction(action: Action): string {
  switch (action.type) {
    case 'submit-maze':
      return 'Build this maze'
    case 'generate-maze':
      return 'Take a generated maze'
    case 'choose-start':
      return `Start at ${formatCell(action)}`
    case 'merge':
      return `Say that you stand at ${formatCell(action)}`
    case 'move':
      return `Go ${DIR_NAMES[action.dir]}`
    case 'resign':
      return 'Resign'
  }
}

/** What everybody at the table could count. */
export function standing(view: View, seat: number): string {
  if (view.phase === 'build') return view.built[seat] === true ? 'Has built' : 'Builds'
  if (view.phase === 'start') return view.started[seat] === true ? 'Is ready' : 'Chooses a start'
  const tempo = view.tempo[seat === 1 ? 1 : 0]
  return tempo.last === '' ? plural(tempo.moves, 'move') : `${plural(tempo.moves, 'move')}, last: ${actsIn(tempo)}`
}

const ACTS: Readonly<Record<string, string>> = { m: 'move', t: 'try to join', s: 'skipped' }

function actsIn({ last }: Tempo): string {
  return [...last].map(act => ACTS[act] ?? act).join(', ')
}

const MARKS: Readonly<Record<Mark['kind'], string>> = {
  empty: 'empty',
  treasure: 'treasure',
  'true-treasure': 'true treasure',
  'fake-treasure': 'fake treasure',
  crutch: 'Crutch',
  crossbow: 'Crossbow',
  trap: 'Trap',
  'pit-in': 'pit',
  'pit-out': 'landing',
}

export function nameOfMark(mark: Mark): string {
  return 'pit' in mark ? `${MARKS[mark.kind]} ${mark.pit}` : MARKS[mark.kind]
}

/** "C4: Crutch" or "C4: not visited". */
export function nameOfCell(cell: Point, mark: Mark | undefined): string {
  return `${formatCell(cell)}: ${mark === undefined ? 'not visited' : nameOfMark(mark)}`
}

export function nameOfIsland(pit: number | null): string {
  return pit === null ? 'Main map' : `Under pit ${pit}`
}
