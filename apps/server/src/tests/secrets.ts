import { createRng, sameJson, type Viewer } from '@turnwise/engine'
import type { LiveMatch } from '@turnwise/table'

/** Shorter texts may occur by accident. */
const SHORTEST = 10
const CONCEALED = 3

/** Everything that one viewer may know so far, as text. */
export class Knowledge {
  readonly #viewer: Viewer
  #text = ''
  #seq = 0

  constructor(viewer: Viewer) {
    this.#viewer = viewer
  }

  /** To be called after each entry. */
  learn({ match, module, played }: LiveMatch): void {
    const { game } = module
    const allowed: unknown[] = [game.view(match.state, this.#viewer)]
    for (const { entry, events } of played.slice(this.#seq)) {
      allowed.push(...events.map(event => game.redact(event, this.#viewer)))
      if (entry.kind === 'action' && entry.seat === this.#viewer) allowed.push(entry.action)
    }
    this.#seq = match.seq
    this.#text += allowed.map(value => JSON.stringify(value)).join('\n')
  }

  /**
   * Every part of the current state, in the form that it would have in a message, that this viewer cannot know: it is
   * in nothing that they received, and it would differ if the hidden parts differed.
   */
  secretsIn({ match, module }: LiveMatch): readonly string[] {
    const { game } = module
    const rng = createRng(`secrets ${match.seq}`)
    const likely = Array.from({ length: CONCEALED }, () => JSON.stringify(game.conceal(match.state, this.#viewer, rng)))
    return [...new Set(partsOf(match.state))].filter(
      text => !this.#text.includes(text) && !likely.some(other => other.includes(text)),
    )
  }
}

function* partsOf(value: unknown): Generator<string> {
  const text = JSON.stringify(value)
  if (text.length < SHORTEST || typeof value === 'number') return
  yield text
  if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) yield* partsOf(part)
}

/** Does this game hide anything from this viewer? Then the search above must find something to look for. */
export function hidesSomething({ match, module }: LiveMatch, viewer: Viewer): boolean {
  const { game } = module
  return !sameJson(game.view(match.state, viewer), game.view(match.state, 'host'))
}
