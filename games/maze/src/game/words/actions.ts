import type { Action } from '../types.ts'
import { DIR_NAMES, formatCell } from './names.ts'

export function describeAction(action: Action): string {
  switch (action.type) {
    case 'submit-maze':
      return 'Build this maze'
    case 'generate-maze':
      return action.seed === undefined ? 'Take a generated maze' : `Take the maze of the seed ${action.seed}`
    case 'choose-start':
      return `Start at ${formatCell(action)}`
    case 'merge':
      return `Join the maps: you are at ${formatCell(action)}`
    case 'move':
      return `Go ${DIR_NAMES[action.dir]}`
    case 'resign':
      return 'Resign'
  }
}

/** What a player types for it. */
export function typed(action: Action): string {
  switch (action.type) {
    case 'move':
      return action.dir.toLowerCase()
    case 'merge':
      return `join ${formatCell(action)}`
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
