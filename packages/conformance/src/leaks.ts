import { sameJson, type Viewer, viewersOf } from '@turnwise/engine'
import { answer, choicesOf, completionOf, oddsOf, type Step, type Taken } from './answer.ts'
import type { Attempt } from './attempts.ts'
import { valueAt } from './paths.ts'
import type { Run } from './run.ts'
import { at, drawWorlds, moreWorlds } from './worlds.ts'

/** Extra worlds for an event that has not been compared yet. */
const MORE = 16

type Made = Attempt & Taken

interface Viewed extends Taken {
  /** As text. */
  readonly view: string
}

/** Takes the same actions in worlds that the viewer cannot tell apart, and checks that they still cannot afterwards. */
export function findLeaks(run: Run, state: unknown, viewer: Viewer, attempts: readonly Attempt[], where: string): void {
  const worlds = drawWorlds(run, state, viewer, where)
  if (worlds.length === 1) return
  for (const attempt of attempts) compareAttempt(run, worlds, viewer, attempt, where)
  compareSealed(run, state, viewer, attempts, where)
}

function compareAttempt(
  run: Run,
  worlds: readonly unknown[],
  viewer: Viewer,
  { seat, action }: Attempt,
  where: string,
): void {
  const { game, problems, counts } = run
  const say = (what: string) => () => at(where, viewer, `${JSON.stringify(action)} by ${seat} ${what}`)
  const wanted = completionOf(run, worlds[0], seat, action)
  const ask = (world: unknown) => answer(run, world, seat, action, wanted)
  const { taken: first, refusal } = ask(worlds[0])
  if (first === undefined && seat !== viewer) return
  const answers = worlds.slice(1).map(ask)
  if (seat === viewer) {
    const same = answers.every(other => sameJson(other.refusal ?? null, refusal ?? null))
    problems.claim('leak-refusal', same, say('is answered differently when what is hidden changes'))
    const odds = worlds.map(world => oddsOf(run, world, seat, action))
    const lists = odds.map(each => each.map(({ item }) => item))
    const isListedSame = lists.every(each => sameJson(each, lists[0]))
    problems.claim(
      'leak-refusal',
      isListedSame,
      say('can be completed by chance in other ways when what is hidden changes'),
    )
    const isAsLikely = !isListedSame || odds.every(each => sameJson(each, odds[0]))
    problems.claim('leak-chance', isAsLikely, say('is completed by chance with other odds when what is hidden changes'))
  }
  if (first === undefined) return
  counts.action(action.type).accepted++
  const isNew = first.step.events.some(({ type }) => counts.event(type).compared === 0)
  const more = isNew ? moreWorlds(run, worlds[0], viewer, MORE).map(ask) : []
  const others = [...answers, ...more].flatMap(({ taken }) => taken ?? [])
  const taken = [first, ...others.filter(({ whole }) => sameJson(whole, first.whole))].map(each => ({
    ...each,
    view: JSON.stringify(game.view(each.step.state, viewer)),
  }))
  if (taken.length < 2) return
  counts.action(action.type).compared++
  for (const group of Map.groupBy(taken, each => each.view).values()) compareGroup(run, group, viewer, say)
  noteOpen(run, first.step, viewer)
  claimReveals(run, taken, viewer, say)
}

/** Where the view after an action is the same, its events and its undo must be the same too. */
function compareGroup(run: Run, group: readonly Viewed[], viewer: Viewer, say: (what: string) => () => string): void {
  const { game, problems, counts } = run
  const [first, ...others] = group
  if (first === undefined || others.length === 0) return
  for (const type of new Set(group.flatMap(({ step }) => step.events.map(event => event.type)))) {
    counts.event(type).compared++
  }
  const told = ({ step }: Taken) => step.events.flatMap(event => game.redact(event, viewer) ?? [])
  const here = told(first)
  const isSame = others.every(other => sameJson(told(other), here))
  problems.claim('leak-events', isSame, say(`tells through redact what is hidden: ${JSON.stringify(here)}`))
  const canUndo = others.every(other => other.step.reveals === first.step.reveals)
  problems.claim('leak-undo', canUndo, say('can be taken back or not, depending on what is hidden'))
}

/** A viewer who sees a difference now and saw none before has learned something. */
function claimReveals(run: Run, taken: readonly Viewed[], viewer: Viewer, say: (what: string) => () => string): void {
  const { game, seats, problems } = run
  const first = taken.find(({ step }) => !step.reveals)
  if (first === undefined) return
  const before = new Map<Viewer, unknown>()
  const after = new Map<Viewer, unknown>()
  const viewOf = (views: Map<Viewer, unknown>, state: unknown, each: Viewer) => {
    const view = views.get(each) ?? game.view(state, each)
    views.set(each, view)
    return view
  }
  for (const other of taken) {
    if (other === first) continue
    const shown = viewersOf(seats).find(each =>
      each === viewer
        ? first.view !== other.view
        : !sameJson(viewOf(after, first.step.state, each), game.view(other.step.state, each)) &&
          sameJson(viewOf(before, first.world, each), game.view(other.world, each)),
    )
    if (shown !== undefined) problems.add('reveals', say(`shows ${shown} something hidden and does not reveal`)())
  }
}

/**
 * Another seat's choice can itself be hidden, and so can what chance decides about a seat's own. Where two of them lead to
 * states that differ only in what is hidden from the viewer, the viewer must not see which was made.
 */
function compareSealed(run: Run, state: unknown, viewer: Viewer, attempts: readonly Attempt[], where: string): void {
  const steps = attempts.flatMap(({ seat, action }) => {
    const wanted =
      seat === viewer
        ? run.rng.shuffle(choicesOf(run, state, seat, action)).slice(0, 2)
        : [completionOf(run, state, seat, action)]
    return wanted.flatMap(each => {
      const { taken } = answer(run, state, seat, action, each)
      return taken === undefined ? [] : [{ seat, action, ...taken }]
    })
  })
  for (const [i, first] of steps.entries()) {
    const isOther = ({ seat, action }: Attempt) => seat === first.seat && (seat !== viewer || action === first.action)
    const second = steps.find((each, j) => j > i && isOther(each))
    if (second !== undefined) compareChoices(run, first, second, viewer, where)
  }
}

function compareChoices(run: Run, first: Made, second: Made, viewer: Viewer, where: string): void {
  const [here, there] = [shownOf(run, first, viewer), shownOf(run, second, viewer)]
  const seen = SHOWN_BY.filter(([by]) => here[by] !== there[by])
  if (seen.length === 0 || !isHiddenChoice(run, first.step.state, second.step.state, viewer)) return
  const choice = `${first.seat} chose ${JSON.stringify(first.whole)} or ${JSON.stringify(second.whole)}`
  for (const [by, check] of seen) run.problems.add(check, at(where, viewer, `${by} shows whether ${choice}`))
}

/** Where a choice can show, and the check that it fails. */
const SHOWN_BY = [
  ['view', 'leak-view'],
  ['toAct', 'leak-view'],
  ['outcome', 'leak-view'],
  ['redact', 'leak-events'],
  ['redactAction', 'leak-events'],
  ['reveals', 'leak-undo'],
] as const

/** What the viewer reads of an action of another seat, as texts by the function that gives them. */
function shownOf(
  { game }: Run,
  { seat, whole, step }: Made,
  viewer: Viewer,
): Readonly<Record<(typeof SHOWN_BY)[number][0], string>> {
  const text = (value: unknown) => JSON.stringify(value ?? null)
  return {
    view: text(game.view(step.state, viewer)),
    toAct: text(game.toAct(step.state)),
    outcome: text(game.outcome(step.state)),
    redact: text(step.events.flatMap(event => game.redact(event, viewer) ?? [])),
    redactAction: text(
      game.redactAction === undefined && viewer === seat ? whole : game.redactAction?.(whole, viewer, seat),
    ),
    reveals: text(step.reveals),
  }
}

/** A part can be hidden at times only, so that `conceal` must be seen to change it after either choice. */
function isHiddenChoice(run: Run, a: unknown, b: unknown, viewer: Viewer): boolean {
  const { game, hidden, rng } = run
  if (!hidden.differOnlyHidden(a, b, viewer)) return false
  const places = hidden.placesWhereDiffer(a, b, viewer)
  return [a, b].every(state => {
    const worlds = Array.from({ length: 3 }, () => game.conceal(state, viewer, rng))
    return places.every(path => worlds.some(world => !sameJson(valueAt(world, path), valueAt(state, path))))
  })
}

function noteOpen({ game, rng, counts }: Run, { state, events }: Step, viewer: Viewer): void {
  const isAsked = events.some(({ type }) => counts.event(type).compared === 0)
  const isOpen = isAsked && sameJson(game.conceal(state, viewer, rng), state)
  for (const { type } of events) {
    counts.event(type).seen++
    if (isOpen) counts.event(type).open++
  }
}
