import type { TextFace, TextStyle } from '@turnwise/engine'
import type { Action, MazeEvent, View } from '../index.ts'
import { formatCell } from './names.ts'
import { parse } from './parse.ts'
import { show } from './show.ts'
import { describeAction, describeEvent, HELP } from './tell.ts'

export const face: TextFace<View, Action, MazeEvent> = {
  show,
  prompt,
  describeAction,
  describeEvent,
  parse: (line, view) => parse(line, view),
  typed,
  arrow: (direction, view, legal) =>
    view.phase === 'play'
      ? legal.find(action => action.type === 'move' && action.dir === COMPASS[direction])
      : undefined,
  help: HELP,
}

/** The top of every map is north. */
const COMPASS = { up: 'N', right: 'E', down: 'S', left: 'W' } as const

function typed(action: Action): string {
  switch (action.type) {
    case 'move':
      return action.dir.toLowerCase()
    case 'merge':
      return `merge ${formatCell(action)}`
    case 'choose-start':
      return `start ${formatCell(action)}`
    case 'generate-maze':
      return action.seed === undefined ? 'generate' : `generate ${action.seed}`
    case 'submit-maze':
      return `submit ${JSON.stringify(action.maze)}`
    case 'resign':
      return 'resign'
  }
}

function prompt(view: View, style: TextStyle): string {
  const name = (seat: number) => style.names[seat] ?? `Player ${seat + 1}`
  if (view.outcome !== null) {
    const [winner] = view.outcome.winners
    return winner === undefined
      ? `A draw (${view.outcome.reason}).`
      : `${name(winner)} has won (${view.outcome.reason}).`
  }
  if (view.seat === null || !view.toAct.includes(view.seat)) {
    return `Waiting for ${view.toAct.map(name).join(' and ')}.`
  }
  if (view.phase === 'build') return 'Build your maze: generate, or submit one of your own.'
  if (view.phase === 'start') return 'Choose where to start in the other maze, such as C4.'
  const turns = view.own?.slot?.left === 2 ? 'Two turns' : 'One turn'
  return `${turns} left: n, e, s or w. ${mergeHint(view)}`
}

function mergeHint(view: View): string {
  if (view.own?.explorer?.active === 0) return 'Nothing to merge: you are on your main map.'
  return view.slot?.acts.includes('t') === true
    ? 'The merge of this slot is spent.'
    : 'You may first try a merge, such as merge C4.'
}
