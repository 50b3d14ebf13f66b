import { RESERVED_FIELDS, RESERVED_TYPES } from '@turnwise/protocol'

/** Why a program's action is not one of a game: it would be a command of the table, or speak for another seat. */
export function actionProblem({ type, ...fields }: { readonly type: string }): string | undefined {
  if (RESERVED_TYPES.includes(type)) return `${type} is a command of the table, not an action of the game.`
  const reserved = RESERVED_FIELDS.find(field => Object.hasOwn(fields, field))
  return reserved === undefined ? undefined : `No action has a field ${reserved}.`
}
