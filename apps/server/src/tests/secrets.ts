import { createRng, sameJson, type Viewer } from '@turnwise/engine'
import type { LiveMatch } from '@turnwise/table'

/** Shorter texts turn up by accident. */
const SHORTEST = 10
const RESAMPLES = 4

/**
 * Every part of the state, as it would stand in a message, that this viewer cannot know at entry `seq`: it is in no view
 * and no event that he was given so far, and it would be different if what is hidden from him were.
 */
export function secretsAt(live: LiveMatch, viewer: Viewer, seq: number): ReadonlySet<string> {
  const { game } = live.module
  const state = live.match.stateAt(seq)
  const view = game.view(state, viewer)
  const known = [view, ...knownBefore(live, viewer, seq)].map(value => JSON.stringify(value)).join('\n')
  const rng = createRng(`secrets ${seq}`)
  const likely = Array.from({ length: RESAMPLES }, () => JSON.stringify(game.resample(view, viewer, rng)))
  const secrets = new Set<string>()
  for (const text of partsOf(state)) {
    if (!known.includes(text) && !likely.some(other => other.includes(text))) secrets.add(text)
  }
  return secrets
}

function* knownBefore(live: LiveMatch, viewer: Viewer, seq: number): Generator<unknown> {
  const { game } = live.module
  for (let at = Math.max(0, seq - 60); at < seq; at++) yield game.view(live.match.stateAt(at), viewer)
  for (const { entry, events } of live.played.slice(0, seq)) {
    yield* events.map(event => game.redact(event, viewer))
    if (entry.kind === 'action' && entry.seat === viewer) yield entry.action
  }
}

function* partsOf(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) {
    const text = JSON.stringify(value)
    if (typeof value === 'string' && text.length >= SHORTEST) yield text
    return
  }
  const text = JSON.stringify(value)
  if (text.length < SHORTEST) return
  yield text
  for (const part of Object.values(value)) yield* partsOf(part)
}

/** Does this game hide anything from this viewer? Then the search above must find something to look for. */
export function hidesSomething({ match, module }: LiveMatch, viewer: Viewer): boolean {
  const { game } = module
  return !sameJson(game.view(match.state, viewer), game.view(match.state, 'host'))
}
