import { type Game, type GameAction, type Rng, type Seat, sameJson, type Viewer } from '@turnwise/engine'

/** Who asks: the holder of a seat, a spectator, or a client with a wrong token. */
export type Asker = Viewer | 'stranger'

/** One of two matches that were played alike, reached through a table or a server. Everything it says is kept as text. */
export interface TwinSide {
  ask(who: Asker, request: object): Promise<readonly string[]>
  state(): Promise<unknown>
  /** As a local host. */
  setState(state: unknown): Promise<void>
  /** What this viewer was told without asking, up to this entry and since the last call. */
  pushed(who: Viewer, seq: number): Promise<readonly string[]>
}

/** How much twin matches compared, and where they differed. */
export interface TwinReport {
  /** Whether anything was hidden from the viewer, so that the worlds could differ. */
  hides: boolean
  /** Number of texts that were compared. */
  compared: number
  /** Entries that were appended to both while the worlds differed, and how many of them were different actions. */
  entries: number
  unlike: number
  readonly differences: { readonly who: Asker; readonly asked: unknown; readonly texts: readonly [string, string] }[]
}

interface Twins {
  readonly game: Game
  readonly seats: number
  readonly viewer: Viewer
  readonly rng: Rng
  readonly sides: readonly [TwinSide, TwinSide]
  readonly report: TwinReport
  seq: number
}

const TRIED = 24

/**
 * Plays two matches alike, then draws again in one of them what the viewer may not know, and plays on: as long as the
 * views stay equal, every text that the viewer or a stranger can get must be the same in both. Another seat takes
 * different actions in the two where the viewer must not see the difference.
 */
export async function playTwins(
  game: Game,
  seats: number,
  viewer: Viewer,
  rng: Rng,
  sides: readonly [TwinSide, TwinSide],
  actions: { readonly before: number; readonly after: number },
): Promise<TwinReport> {
  const twins: Twins = {
    game,
    seats,
    viewer,
    rng,
    sides,
    seq: 0,
    report: { hides: false, compared: 0, entries: 0, unlike: 0, differences: [] },
  }
  for (let i = 0; i < actions.before && (await step(twins, true)); i++);
  const state = await sides[0].state()
  const other = game.conceal(state, viewer, rng)
  if (game.toAct(state).length === 0 || sameJson(other, state)) return twins.report
  twins.report.hides = true
  await sides[0].setState(state)
  await sides[1].setState(other)
  twins.seq++
  await compareAll(twins)
  for (let i = 0; i < actions.after && (await step(twins, false)); i++) {
    if (i % 4 === 3) await takeBack(twins)
    await compareAll(twins)
  }
  return twins.report
}

/** One action in both; false where the match ends or the viewer would rightly see a difference. */
async function step(twins: Twins, alike: boolean): Promise<boolean> {
  const { game, viewer, rng, sides, report } = twins
  const [here, there] = await Promise.all([sides[0].state(), sides[1].state()])
  if (game.toAct(here).length === 0) return false
  const seat = rng.pick(game.toAct(here))
  for (const action of candidates(twins, here, seat)) {
    const seen = shownAfter(twins, here, seat, action)
    const others = alike || seat === viewer ? [action] : [...candidates(twins, there, seat), action]
    const other = others.find(each => seen !== undefined && shownAfter(twins, there, seat, each) === seen)
    if (other === undefined) continue
    const asked = await Promise.all([act(sides[0], seat, action), act(sides[1], seat, other)])
    twins.seq++
    if (alike) return true
    if (seat === viewer) compare(twins, seat, action, asked)
    report.entries++
    if (!sameJson(action, other)) report.unlike++
    compare(twins, viewer, 'pushes', await Promise.all(sides.map(side => side.pushed(viewer, twins.seq))))
    return true
  }
  return false
}

function candidates({ game, rng }: Twins, state: unknown, seat: Seat): readonly GameAction[] {
  const sampled = game.sample === undefined ? [] : Array.from({ length: 4 }, () => game.sample?.(state, seat, rng))
  const listed = rng.shuffle(game.legalActions(state, seat)).slice(0, TRIED)
  return rng.shuffle([...sampled.flatMap(action => action ?? []), ...listed])
}

/**
 * What the viewer is shown after an action that does not end the match, view and events: two actions with the same are one
 * to them, whatever a table says about them. Chance is drawn alike in both, so any draw will do here.
 */
function shownAfter({ game, viewer }: Twins, state: unknown, seat: Seat, action: GameAction): string | undefined {
  const [first] = game.chance?.(state, action) ?? []
  const result = game.apply(state, seat, first?.item ?? action)
  if (!result.ok || game.outcome(result.value.state) !== undefined) return undefined
  const { state: next, events } = result.value
  return JSON.stringify([game.view(next, viewer), events.flatMap(event => game.redact(event, viewer) ?? [])])
}

function act(side: TwinSide, seat: Seat, { type, ...fields }: GameAction): Promise<readonly string[]> {
  return side.ask(seat, { ...fields, cmd: type })
}

/** An undo that all agree to. */
async function takeBack(twins: Twins): Promise<void> {
  const { seats, viewer, sides } = twins
  const asks = (seat: Seat, request: object) => Promise.all(sides.map(side => side.ask(seat, request)))
  const others = Array.from({ length: seats }, (_, seat) => seat)
  for (const seat of others) {
    const offered = await asks(seat, { cmd: 'offer', kind: 'undo' })
    if (seat === viewer) compare(twins, seat, 'offer', offered)
    if (!offered.every(texts => texts.every(text => text.includes('"status":"ok"')))) continue
    for (const other of others) {
      if (other === seat) continue
      const answered = await asks(other, { cmd: 'answer', kind: 'undo', accept: true })
      if (other === viewer) compare(twins, other, 'answer', answered)
    }
    return
  }
}

/** Everything that a curious client may ask, answered or refused. */
async function compareAll(twins: Twins): Promise<void> {
  const { viewer, seq, sides } = twins
  const seat = typeof viewer === 'number' ? viewer : 0
  const requests: readonly object[] = [
    { cmd: 'get-state' },
    { cmd: 'get-state', at: Math.max(0, seq - 1) },
    { cmd: 'get-state', at: 0 },
    { cmd: 'get-state', viewer: 'host' },
    { cmd: 'get-log' },
    { cmd: 'get-log', since: Math.max(0, seq - 1) },
    { cmd: 'get-legal-actions', player_id: seat },
    { cmd: 'get-chat' },
    { cmd: 'export-match', player_id: undefined },
    { cmd: 'set-state', player_id: undefined, state: {} },
    { cmd: 'undo', player_id: seat, expected_seq: 0 },
    { cmd: 'wait', since: 0, timeout: 0 },
    { cmd: 'answer', player_id: seat, kind: 'draw', accept: true },
    { cmd: 'claim-seat', player_id: seat },
    { cmd: 'no-such-action', player_id: seat },
    { cmd: 'list-matches', match_id: undefined, player_id: undefined, token: undefined },
  ]
  for (const who of [viewer, 'stranger'] as const) {
    for (const request of requests) {
      compare(twins, who, request, await Promise.all(sides.map(side => side.ask(who, request))))
    }
  }
}

function compare({ report }: Twins, who: Asker, asked: unknown, texts: readonly (readonly string[])[]): void {
  const [here, there] = texts.map(each => each.join('\n'))
  report.compared++
  if (here === undefined || there === undefined || here === there) return
  const from = Math.max(0, [...here].findIndex((letter, i) => letter !== there[i]) - 80)
  report.differences.push({ who, asked, texts: [here.slice(from, from + 240), there.slice(from, from + 240)] })
}
