import type { Connection } from '@turnwise/client'
import type { GameAction } from '@turnwise/engine'
import { UserError } from '../fatal.ts'
import type { Handle } from './handle.ts'

/** What an agent wants to do: an action as data, or the words of one of its choices. */
export interface Wanted {
  readonly action?: GameAction | undefined
  readonly choice?: string | undefined
}

/** The action that is meant. Words must be those of exactly one choice: nothing is guessed. */
export async function chosenAction(
  connection: Connection,
  handle: Handle,
  { action, choice }: Wanted,
): Promise<GameAction> {
  if (action !== undefined && choice === undefined) return action
  if (action !== undefined || choice === undefined) throw new UserError('Give either `choice` or `action`.')
  const { actions, texts } = await connection.request({ cmd: 'get-legal-actions', ...handle })
  const [meant, another] = actions.filter((_, i) => texts[i] === choice)
  if (meant === undefined) {
    throw new UserError(`You have no choice "${choice}" now: copy one from \`choices\`, or give an \`action\`.`)
  }
  if (another !== undefined) throw new UserError(`Several actions read "${choice}": give one as \`action\`.`)
  return meant
}
