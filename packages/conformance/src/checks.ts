/** What always holds for a game, by name. A test of each stands in every game's conformance run. */
export const CHECKS = {
  'reserved-names': 'no action takes a name that belongs to the table',
  schema: 'schemas take what the game makes and refuse nonsense',
  json: 'state, actions, events and views survive JSON unchanged',
  'never-throws': 'no function of the game throws',
  'no-mutation': 'arguments are never changed',
  'no-hidden-input': 'no clock and no randomness of its own is read',
  deterministic: 'the same input gives the same output',
  'listed-is-accepted': 'every listed action is accepted',
  'can-act': 'whoever must act can, and nobody else is offered anything',
  ends: 'every match ends, and nothing is accepted after that',
  outcome: 'an outcome fits the seats, and there is one exactly when nobody is to act',
  replay: 'log and record rebuild the match bit for bit, at every moment',
  undo: 'what is undone and done again comes out the same, draws included',
  check: 'every state that play reaches is a state of the game, and nonsense is not',
  'resample-fits': 'a resampled state looks the same to its viewer and is a state of the game',
  'resample-varies': 'what is hidden really differs in resampled states',
  'leak-view': 'the view does not depend on what its viewer may not know',
  'leak-legal-actions': 'nor do the legal actions',
  'leak-refusal': 'nor does any refusal',
  'leak-events': 'nor does any event as the viewer sees it',
} as const

export type Check = keyof typeof CHECKS

export interface Problem {
  readonly check: Check
  readonly detail: string
}

/** At most this many problems of one kind are kept: the first ones tell the story. */
const ENOUGH = 3

export class Problems {
  readonly #found = new Map<Check, Problem[]>()

  add(check: Check, detail: string): void {
    const list = this.#found.get(check) ?? []
    if (list.length < ENOUGH) list.push({ check, detail })
    this.#found.set(check, list)
  }

  /** Adds the problem unless the claim holds. */
  claim(check: Check, holds: boolean, detail: () => string): void {
    if (!holds) this.add(check, detail())
  }

  get all(): readonly Problem[] {
    return [...this.#found.values()].flat()
  }
}
