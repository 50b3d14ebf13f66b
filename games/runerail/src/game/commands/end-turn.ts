import { definePlainCommand } from '../command.ts'
import { endTurn as closeTurn } from '../turns.ts'

export const endTurn = definePlainCommand({
  type: 'end-turn',
  when: ['opening', 'move', 'ship', 'build'],
  apply(flow) {
    closeTurn(flow)
  },
  words: {
    group: 'The turn',
    describe: () => 'end turn',
    verb: 'end',
    help: ['end', 'the next phase, the end of the turn'],
  },
})
