import type { Spoilt } from '@turnwise/conformance'
import { type Bot, fail, type GameModule, ok, type TextFace } from '@turnwise/engine'
import { type Action, type Event, face, game, module, type State, type View } from './sound/sealed-bids.ts'

type Face = TextFace<View, Action, Event>

const spoilt = (flaw: string, caughtBy: Spoilt['caughtBy'], change: Partial<GameModule>): Spoilt => ({
  flaw,
  caughtBy,
  game: { ...module, ...change },
})
const wording = (flaw: string, caughtBy: Spoilt['caughtBy'], change: Partial<Face>): Spoilt =>
  spoilt(flaw, caughtBy, { face: { ...face, ...change } })
const playing = (flaw: string, caughtBy: Spoilt['caughtBy'], choose: Bot<View, Action>['choose']): Spoilt =>
  spoilt(flaw, caughtBy, { bots: [{ id: 'spoilt', title: 'Spoilt', description: 'Is spoilt.', choose }] })

const first = (legal: readonly Action[]): Action => legal[0] ?? { type: 'resign' }
/** What a module can remember beside what it is given. */
const seen: { state?: State; calls: number } = { calls: 0 }
const spying = {
  ...game,
  view(state: State, viewer: Parameters<typeof game.view>[1]) {
    seen.state = state
    return game.view(state, viewer)
  },
}
const states = new WeakMap<View, State>()
const keeping = {
  ...game,
  view(state: State, viewer: Parameters<typeof game.view>[1]) {
    const view = game.view(state, viewer)
    states.set(view, state)
    return view
  },
}
const burn = (milliseconds: number) => {
  const start = process.threadCpuUsage().user
  while (process.threadCpuUsage().user - start < milliseconds * 1000) Math.sqrt(2)
}

/** Words that say too much, too little or nonsense. */
export const WORDS = [
  wording('says undefined for a hidden card', 'words', {
    show: view => `Hand: ${String(view.hands[0]?.map(card => card ?? undefined)[9])}`,
  }),
  wording('shows objects', 'words', { show: view => `Options: ${view.options}` }),
  wording('counts NaN cards', 'words', {
    show: view => `${Number(view.hands[0]?.[0] ?? Number.NaN)} of ${Number.NaN}`,
  }),
  wording('shows nothing to a spectator', 'words', {
    show: (view, style) => (style.viewer === 'spectator' ? '' : face.show(view, style)),
  }),
  wording('throws for a spectator', 'never-throws', {
    show(view, style) {
      if (style.viewer === 'spectator') throw new Error('whose hand?')
      return face.show(view, style)
    },
  }),
  wording('throws for an event that is redacted', 'never-throws', {
    describeEvent: (event, names) =>
      event.type === 'bid-laid'
        ? `${names[event.seat]} bids ${event.card?.toString().padStart(2) ?? fails()}.`
        : face.describeEvent(event, names),
  }),
  wording('says undefined for an event that is redacted', 'words', {
    describeEvent: (event, names) =>
      event.type === 'bid-laid' ? `${names[event.seat]} bids ${event.card}.` : face.describeEvent(event, names),
  }),
  wording('describes a trade of undefined cards', 'words', {
    describeEvent: (event, names) =>
      event.type === 'traded' ? `${event.lost} for ${event.got}` : face.describeEvent(event, names),
  }),
  wording('says nothing for an event, as a sentence', 'words', {
    describeEvent: (event, names) => (event.type === 'prize-taken' ? '' : face.describeEvent(event, names)),
  }),
  wording('colours where none are wanted', 'words', {
    show: (view, style) => `\u001b[1m${face.show(view, style)}\u001b[0m`,
  }),
  wording('draws boxes for plain terminals', 'words', { show: (view, style) => `╔══╗\n${face.show(view, style)}` }),
  wording('prompts in two lines', 'words', { prompt: () => 'Bid a card,\nor trade one.' }),
  wording('prompts with nothing', 'words', { prompt: () => '' }),
  wording('describes an action by undefined', 'words', {
    describeAction: action => `Bid ${'card' in action ? action.card : undefined}`,
  }),
  wording('throws for an action without a card', 'never-throws', {
    describeAction: action => ('card' in action ? `Bid ${action.card}` : fails()),
  }),
  wording('speaks of undefined players', 'words', { speak: (view, { names }) => `${names[view.hands.length]} waits.` }),
  wording('counts how often it was asked', 'words', { prompt: () => `Bid, for the ${++seen.calls}th time.` }),
  wording('words the time of day', 'no-hidden-input', { prompt: () => `It is ${new Date().toISOString()}.` }),
  wording('greets at random', 'no-hidden-input', { prompt: () => (Math.random() < 2 ? 'Bid.' : 'Go on.') }),
  wording('words the environment', 'no-hidden-input', { prompt: () => `Bid, ${process.env.USER ?? 'you'}.` }),
  wording('sorts by the locale of the machine', 'no-hidden-input', {
    show: (view, style) => [...style.names].sort((a, b) => a.localeCompare(b)).join() + face.show(view, style),
  }),
  wording('sorts the hand in place', 'no-mutation', {
    show(view, style) {
      for (const hand of view.hands) Array.prototype.sort.call(hand)
      return face.show(view, style)
    },
  }),
  wording('notes in the event that it was read', 'no-mutation', {
    describeEvent(event, names) {
      Object.assign(event, { read: true })
      return face.describeEvent(event, names)
    },
  }),
  spoilt('shows the deck of the state that was seen last', 'words', {
    game: spying,
    face: {
      ...face,
      show: (view: View, style: Parameters<Face['show']>[1]) =>
        `${face.show(view, style)}\nNext: ${seen.state?.deck[0] ?? 0}`,
    },
  }),
  spoilt('looks the state up by its view', 'words', {
    game: keeping,
    face: { ...face, prompt: (view: View) => `Bid a card: the next is ${states.get(view)?.deck[0] ?? 'unknown'}.` },
  }),
  spoilt('describes events by the state that was seen last', 'words', {
    game: spying,
    face: {
      ...face,
      describeEvent: (event: Event, names: readonly string[]) =>
        `${face.describeEvent(event, names)} ${seen.state?.deck.at(-1) ?? ''}`,
    },
  }),
]

function fails(): string {
  throw new Error('did not think of that')
}

/** What is typed, and what is read. */
export const PARSING = [
  wording('types the same for two cards', 'parse', {
    typed: action => (action.type === 'bid' ? `bid ${Math.floor(action.card / 2)}` : action.type),
  }),
  wording('types what it does not read', 'parse', { typed: action => `do ${action.type}` }),
  wording('reads the next card', 'parse', {
    parse(line, view, legal, seat) {
      const parsed = face.parse(line, view, legal, seat)
      return parsed.ok && parsed.value.type === 'bid' ? ok({ ...parsed.value, card: parsed.value.card + 1 }) : parsed
    },
  }),
  wording('reads anything as the first choice', 'parse', { parse: (_line, _view, legal) => ok(first(legal)) }),
  wording('reads numbers that are no cards', 'parse', {
    parse: (line, view, legal, seat) =>
      /^\d+$/.test(line) ? ok({ type: 'bid', card: Number(line) }) : face.parse(line, view, legal, seat),
  }),
  wording('throws for what it cannot read', 'never-throws', {
    parse: (line, view, legal, seat) => (line === '' ? JSON.parse(line) : face.parse(line, view, legal, seat)),
  }),
  wording('refuses without a reason', 'parse', {
    parse: (line, view, legal, seat) =>
      face.parse(line, view, legal, seat).ok ? face.parse(line, view, legal, seat) : fail('bad-request', ''),
  }),
  wording('refuses what it says is typed', 'parse', { parse: () => fail('bad-request', 'Type something else.') }),
]

let turn = 0

/** Bots that cheat, forget or dawdle. */
export const BOTS = [
  playing('bids a card that it does not hold', 'bots', () => ({ type: 'bid', card: 23 })),
  playing('chooses what is no action', 'bots', () => ({ type: 'bid', card: -1 })),
  playing('decides what chance decides', 'bots', ({ legal }) =>
    legal.some(({ type }) => type === 'trade') ? { type: 'trade', place: 0 } : first(legal),
  ),
  playing('throws when there is little to choose', 'never-throws', ({ legal }) =>
    legal.length < 3 ? JSON.parse('{') : first(legal),
  ),
  playing(
    'chooses at random',
    'no-hidden-input',
    ({ legal }) => legal[Math.floor(Math.random() * legal.length)] ?? first(legal),
  ),
  playing('chooses by the clock', 'no-hidden-input', ({ legal }) => legal[Date.now() % legal.length] ?? first(legal)),
  playing('chooses by the environment', 'no-hidden-input', ({ legal }) =>
    process.env.CHEAT === undefined ? first(legal) : { type: 'trade' },
  ),
  playing('chooses by a counter', 'bots', ({ legal }) => legal[turn++ % legal.length] ?? first(legal)),
  playing(
    'never repeats a choice',
    'bots',
    (() => {
      let last = ''
      return ({ legal }) => {
        const action = legal.find(each => JSON.stringify(each) !== last) ?? first(legal)
        last = JSON.stringify(action)
        return action
      }
    })(),
  ),
  playing('sorts what it may do in place', 'no-mutation', ({ legal }) => first(Array.prototype.reverse.call(legal))),
  playing('writes into its view', 'no-mutation', ({ view, legal }) => {
    Object.assign(view, { round: 9 })
    return first(legal)
  }),
  playing('adds a choice', 'no-mutation', ({ legal }) => {
    Array.prototype.push.call(legal, { type: 'resign' })
    return first(legal)
  }),
  playing('thinks for longer than it may', 'bots', ({ legal, budget }) => {
    if (budget.milliseconds !== undefined) burn(1500)
    return first(legal)
  }),
  playing('chooses undefined', 'bots', ({ legal }) => Object(legal)[99]),
  spoilt('evaluates by more than 1', 'bots', {
    bots: [
      {
        id: 'judge',
        title: 'Judge',
        description: 'Judges.',
        choose: ({ legal }) => legal[0] ?? { type: 'resign' },
        evaluate: () => [2, 2],
      },
    ],
  }),
  spoilt('has two bots with one id', 'package', { bots: [...module.bots, ...module.bots] }),
  spoilt('has a bot without a title', 'package', { bots: module.bots.map(bot => ({ ...bot, title: '' })) }),
]

/** Parts of a package that do not fit each other or the guide. */
export const PARTS = [
  spoilt('was written for another contract', 'package', { contract: 7 }),
  spoilt('has no bot', 'package', { bots: [] }),
  spoilt('has no rules to read', 'package', { rules: ' ' }),
  wording('has no help', 'package', { help: '' }),
  spoilt('has an id that is no part of an address', 'package', { game: { ...game, id: 'Sealed Bids!' } }),
  spoilt('has no title', 'package', { game: { ...game, title: '' } }),
  spoilt('gives out a schema that lacks an action', 'package', {
    schemas: { ...module.schemas, action: { oneOf: [] } },
  }),
  spoilt('gives out a schema with other options', 'package', {
    schemas: { ...module.schemas, options: { type: 'object', properties: { length: { type: 'integer' } } } },
  }),
  spoilt('has content that is no JSON', 'package', { content: new Map([['cards', 24]]) }),
  spoilt('has seats that no table has', 'package', { game: { ...game, seats: { min: 2, max: 2.5 } } }),
  spoilt('calls the seat in an event the player', 'package', {
    game: {
      ...game,
      apply(state: State, seat: number, action: Action) {
        const result = game.apply(state, seat, action)
        return result.ok
          ? ok({ ...result.value, events: [...result.value.events, { type: 'moved', player: seat }] })
          : result
      },
      redact: (event: Event) => event,
    },
  }),
  spoilt('changes the view for programs each time', 'package', {
    botView: view => ({ ...Object(view), depth: (Object(view).depth ?? 0) + 1 }),
  }),
  spoilt('throws in the view for agents', 'never-throws', { compactView: () => JSON.parse('{') }),
  spoilt('changes what it makes shorter', 'no-mutation', {
    compactView(view) {
      Reflect.deleteProperty(Object(view), 'deck') || Object.assign(Object(view), { deck: 0 })
      return view
    },
  }),
]
