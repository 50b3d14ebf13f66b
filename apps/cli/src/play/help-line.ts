import { DIRECTIONS } from '@turnwise/engine'
import { type Moment, takesText } from './read-line.ts'

/** The bottom line of the screen: the longest text that fits. Where arrow keys are moves of the game, j and k choose. */
export function helpLine(moment: Moment, ascii: boolean, columns: number): string {
  const { module, view, legal } = moment
  const { face, game } = module
  if (takesText(moment)) return 'Enter, or type · :help · :quit'.replaceAll(' ·', ascii ? ';' : ' ·')
  const isMove = DIRECTIONS.some(direction => face.arrow?.(direction, view, legal) !== undefined)
  const words = [...(game.actionsAreFinal === true ? [] : ['undo']), 'hint', 'rules', 'log', '? help', 'quit']
  const lines = ascii
    ? [
        `arrows ${isMove ? 'go, j k ' : ''}choose, Enter play, or type: ${words.join(', ')}`,
        `arrows${isMove ? ' go' : ''}, Enter, or type; ? help; quit`,
      ]
    : [
        `${isMove ? '↑↓←→ go · j k' : '↑↓'} choose · Enter play · or type · ${words.join(' · ')}`,
        `${isMove ? '↑↓←→ go,' : '↑↓'} Enter, or type · ? help · quit`,
      ]
  return lines.find(line => line.length <= columns) ?? '? help'
}
