import { type Answer, type Command, type CommandName, Refusal } from '@turnwise/protocol'
import type { Caller, Environment } from '../environment.ts'
import type { LoadedMatch } from '../store/store.ts'

/** A match whose rules are not here: it can be read as far as it was stored, resigned and left. */
export interface Stranded extends LoadedMatch {
  /** Why, for people. */
  readonly sentence: string
}

/** The refusal of everything that needs the rules. */
export class RulesMissing extends Refusal {
  readonly stranded: Stranded

  constructor(stranded: Stranded) {
    super('rules-missing', stranded.sentence)
    this.stranded = stranded
  }
}

/** A command to such a match. */
export type StrandedHandler<Name extends CommandName> = (
  environment: Environment,
  stranded: Stranded,
  command: Command<Name>,
  caller: Caller,
) => Promise<Answer<Name>>
