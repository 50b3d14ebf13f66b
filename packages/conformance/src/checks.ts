/** Everything that the kit checks, by name. Each is a test of its own in a game's conformance run. */
export const CHECKS = {
  'reserved-names': 'no action takes a name that belongs to the table',
  schema: 'schemas take what the game makes and refuse nonsense and unknown fields',
  json: 'state, actions, events and views survive JSON unchanged',
  'never-throws': 'no function of the game throws',
  'no-mutation': 'arguments are never changed',
  'no-hidden-input': 'no clock, time zone, locale, randomness or environment of its own is read',
  deterministic: 'the same input gives the same output',
  'listed-is-accepted': 'every listed action is accepted',
  'accepted-is-listed': 'where everything is listed, nothing else is accepted',
  'listed-once': 'no action and no seat is listed twice',
  'can-act': 'whoever must act can, and nobody else is offered anything',
  ends: 'every match ends, and nothing is accepted after that',
  resign: 'where a game takes it, whoever plays can resign at any time, is then asked for nothing and wins nothing',
  chance: 'chance lists whole actions, each once and accepted, with weights to draw from, and is waited for',
  outcome: 'an outcome fits the seats, and there is one exactly when nobody is to act',
  endings: 'a match ends for a declared reason, and without a winner only where that is declared',
  seed: 'what is hidden at the start comes from the seed',
  replay: 'log and record rebuild the match bit for bit, at every moment',
  undo: 'what is undone and done again comes out the same, draws included',
  check: 'every state that play reaches is a state of the game, and nonsense is not',
  'resample-fits': 'a resampled state looks the same to its viewer and is a state of the game',
  'resample-varies': 'what is hidden really differs in resampled states',
  'conceal-fits': 'a concealed state is a state of the game, and the host’s is the true one',
  'hidden-parts': 'conceal changes every part that is listed as hidden, and no other',
  compared: 'every type of action and event was compared in worlds that differ in what is hidden',
  secrets: 'hasSecrets says so where a seat knows what another viewer does not',
  'leak-view': 'the view does not depend on what its viewer may not know',
  'leak-legal-actions': 'nor do the legal actions',
  'leak-to-act': 'nor does whose turn it is',
  'leak-outcome': 'nor does the outcome',
  'leak-refusal': 'nor does any answer to an action that the viewer tries',
  'leak-chance': 'nor do the odds of what the viewer draws',
  'leak-events': 'nor does any event as the viewer sees it',
  'leak-undo': 'nor does whether an action can be taken back',
  reveals: 'an action that shows anybody something hidden says so',
} as const

/** What is checked of a whole package beyond its rules. */
export const PACKAGE_CHECKS = {
  words: 'every viewer can read what the face writes, which depends on what it is given alone',
  parse: 'what is typed for an action is read as that action, and nonsense is refused',
  bots: 'bots choose what is accepted, the same for the same seed, and keep to their budget',
  package: 'names, texts and schemas of the package fit each other and the guide',
} as const

/** The name of a check of a package. */
export type PackageCheck = keyof typeof PACKAGE_CHECKS

/** The name of a check. */
export type Check = keyof typeof CHECKS | PackageCheck

/** What the kit only warns of: it may be meant. */
export const WARNINGS = {
  'loose-check': 'check takes numbers that play never has',
  costs: 'a function takes long, or a state, view or update is large or grows',
} as const

/** The name of a warning. */
export type Warning = keyof typeof WARNINGS

/** A check that failed, or a warning, and where. */
export interface Problem<Name extends Check | Warning = Check> {
  readonly check: Name
  readonly detail: string
}

/** At most this many problems of one kind are kept. */
const ENOUGH = 3

/** Thrown to stop the run when only one kind of problem is checked. */
export class Stop extends Error {}

export class Problems {
  readonly #found = new Map<Check, Problem[]>()
  readonly #warnings: Problem<Warning>[] = []
  readonly #until: Check | Warning | undefined

  constructor(until?: Check | Warning) {
    this.#until = until
  }

  add(check: Check, detail: string): void {
    const list = this.#found.get(check) ?? []
    const isNew = list.every(problem => problem.detail !== detail)
    if (isNew && list.length < ENOUGH) list.push({ check, detail })
    this.#found.set(check, list)
    if (check === this.#until) throw new Stop()
  }

  /** Adds the problem if the claim is false. */
  claim(check: Check, holds: boolean, detail: () => string): void {
    if (!holds) this.add(check, detail())
  }

  warn(check: Warning, detail: string): void {
    this.#warnings.push({ check, detail })
    if (check === this.#until) throw new Stop()
  }

  get warnings(): readonly Problem<Warning>[] {
    return this.#warnings
  }

  get all(): readonly Problem[] {
    return [...this.#found.values()].flat()
  }
}
