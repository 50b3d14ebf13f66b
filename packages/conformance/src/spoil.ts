import {
  createRng,
  type Game,
  type GameAction,
  type GameModule,
  Match,
  parseWith,
  type Seat,
  sameJson,
  viewersOf,
} from '@turnwise/engine'
import type { ConformanceOptions } from './check-game.ts'
import { type Check, Problems, type Warning } from './checks.ts'
import { HiddenPartsLog, NOTHING_HIDDEN } from './hidden-parts.ts'
import { childOf, valueAt } from './paths.ts'

/** A game with one thing wrong, and the check that must notice it. */
export interface Spoilt {
  readonly flaw: string
  readonly caughtBy: Check | Warning
  readonly game: Game | GameModule
}

/**
 * The same game spoilt in ways that fit every game. If the kit does not notice one of them, it would not notice a
 * real mistake of that kind in this game either: its hidden parts, options or number of matches are too weak for it.
 */
export function spoiltVersions(game: Game, options: ConformanceOptions): readonly Spoilt[] {
  const hidden = options.hidden ?? NOTHING_HIDDEN
  const parts = [...new Set([...hidden.seat, ...hidden.spectator])]
  const open: readonly Spoilt[] = [
    { flaw: 'drops a listed action', caughtBy: 'accepted-is-listed', game: { ...game, ...droppingOne(game) } },
    {
      flaw: 'names a seat twice',
      caughtBy: 'listed-once',
      game: { ...game, toAct: state => game.toAct(state).flatMap(seat => [seat, seat]) },
    },
  ]
  if (parts.length === 0) return open
  const { redacts, reveals } = probe(game, options)
  return [
    ...open,
    {
      flaw: 'shows everybody the host’s view',
      caughtBy: 'leak-view',
      game: { ...game, view: state => game.view(state, 'host') },
    },
    ...parts.map(
      (part): Spoilt => ({ flaw: `shows ${part}`, caughtBy: 'leak-view', game: showing(game, part, options) }),
    ),
    ...(reveals
      ? [{ flaw: 'denies that anything is revealed', caughtBy: 'reveals', game: denying(game) } as const]
      : []),
    ...(redacts ? [{ flaw: 'tells every event whole', caughtBy: 'leak-events', game: telling(game) } as const] : []),
  ]
}

function droppingOne(game: Game): Pick<Game, 'legalActions'> {
  return {
    legalActions(state: unknown, seat: Seat): readonly GameAction[] {
      const listed = game.legalActions(state, seat)
      return listed.length > 1 ? listed.slice(0, -1) : listed
    },
  }
}

/** The hidden part stands beside the honest view; what the spoilt game resamples is still made from that. */
function showing(game: Game, part: string, { hidden = NOTHING_HIDDEN }: ConformanceOptions): Game {
  const only = (parts: readonly string[]) => parts.filter(each => each === part)
  const parts = new HiddenPartsLog({ seat: only(hidden.seat), spectator: only(hidden.spectator) }, new Problems())
  return {
    ...game,
    view(state, viewer) {
      const shown = [...parts.placesIn(state, viewer)].map(({ path }) => valueAt(state, path) ?? null)
      return { honest: game.view(state, viewer), shown }
    },
    resample: (view, viewer, rng) => game.resample(childOf(view, 'honest'), viewer, rng),
  }
}

function denying(game: Game): Game {
  return {
    ...game,
    apply(state, seat, action) {
      const result = game.apply(state, seat, action)
      return result.ok ? { ok: true, value: { ...result.value, reveals: false } } : result
    },
  }
}

function telling(game: Game): Game {
  return { ...game, redact: event => event }
}

/** Whether random play comes to an event that is redacted, and to something that is revealed other than by chance. */
function probe(game: Game, { options: choices = [{}], seats }: ConformanceOptions) {
  const found = { redacts: false, reveals: false }
  const count = seats?.[0] ?? game.seats.min
  for (const wanted of choices) {
    const options = parseWith(game.options, wanted)
    if (!options.ok) continue
    const match = new Match(game, { seed: 'probe', options: options.value, seats: count })
    const rng = createRng('probe')
    while (match.toAct.length > 0 && match.seq < 200) {
      const seat = rng.pick(match.toAct)
      const action = game.sample?.(match.state, seat, rng) ?? rng.pick(match.legalActions(seat))
      const played = match.play(seat, action)
      if (!played.ok) break
      const { entry, events, reveals } = played.value
      found.reveals ||= reveals && entry.kind === 'action' && entry.chance === undefined
      found.redacts ||= events.some(event =>
        viewersOf(count).some(viewer => !sameJson(game.redact(event, viewer), event)),
      )
    }
  }
  return found
}
