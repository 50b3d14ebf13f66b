import type { Command, OwnAction } from '../command.ts'
import { boardShip } from './board-ship.ts'
import { borrowGold } from './borrow-gold.ts'
import { buildLine } from './build-line.ts'
import { buildTrack } from './build-track.ts'
import { chooseLoad } from './choose-load.ts'
import { deliver } from './deliver.ts'
import { discardHand } from './discard-hand.ts'
import { disembark } from './disembark.ts'
import { drawShip } from './draw-ship.ts'
import { dropLoad } from './drop-load.ts'
import { endTurn } from './end-turn.ts'
import { hireForeman } from './hire-foreman.ts'
import { keepForeman } from './keep-foreman.ts'
import { moveTrain } from './move-train.ts'
import { nextPhase } from './next-phase.ts'
import { pickForeman } from './pick-foreman.ts'
import { pickUp } from './pick-up.ts'
import { placeTrain } from './place-train.ts'
import { rescueTrain } from './rescue-train.ts'
import { resign } from './resign.ts'
import { sailShip } from './sail-ship.ts'
import { upgradeTrain } from './upgrade-train.ts'

/** In the order in which choices are listed. */
const LIST = [
  pickForeman,
  placeTrain,
  deliver,
  pickUp,
  dropLoad,
  moveTrain,
  drawShip,
  boardShip,
  sailShip,
  disembark,
  buildLine,
  nextPhase,
  endTurn,
  upgradeTrain,
  hireForeman,
  keepForeman,
  discardHand,
  borrowGold,
  rescueTrain,
  buildTrack,
  chooseLoad,
  resign,
] as const

export type Action = OwnAction<(typeof LIST)[number]>
export type ActionOf<Type extends Action['type']> = Extract<Action, { readonly type: Type }>

export const COMMANDS: readonly Command<Action>[] = LIST

const BY_TYPE = new Map(COMMANDS.map(command => [command.type, command]))

export function commandOf({ type }: Action): Command<Action> {
  const command = BY_TYPE.get(type)
  if (command === undefined) throw new RangeError(`no command ${type}`)
  return command
}
