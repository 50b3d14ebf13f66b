import { definePlainCommand } from '../command.ts'
import { endTurn as closeTurn } from '../turns.ts'

export const endTurn = definePlainCommand({
  type: 'end-turn',
  when: ['opening', 'move', 'ship', 'build'],
  apply(flow) {
    closeTurn(flow)
  },
})
