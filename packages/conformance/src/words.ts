import {
  type GameAction,
  type GameEvent,
  type GameModule,
  parseWith,
  type Seat,
  sameJson,
  type TextFace,
  type Viewer,
} from '@turnwise/engine'
import type { PackageCheck } from './checks.ts'
import { deepFreeze } from './freeze.ts'
import type { Moment } from './package-moment.ts'

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal']
/** Of the listed actions, so many are worded and typed in each position. */
const TRIED = 8
/** No game means these. */
const NONSENSE = ['xyzzy', 'the quick brown fox']
/** A game may understand some of these; none may make it throw. */
const ODD = ['', ' ', '?', '-1', '0', '99999999999999999999', '__proto__', '\u0000', 'é'.repeat(3000)]

/** What a face writes for one viewer must be readable, and depend on what it is given alone. */
export function inspectWords({ game, face }: GameModule, moment: Moment, viewer: Viewer): void {
  const { state, seats, events, problems, where } = moment
  const given: Given = deepFreeze({
    view: game.view(state, viewer),
    viewer,
    names: NAMES.slice(0, seats),
    told: events.flatMap(event => game.redact(event, viewer) ?? []),
    legal: typeof viewer === 'number' ? game.legalActions(state, viewer).slice(0, TRIED) : [],
  })
  const at = `${where}, viewer ${viewer}`
  const here = wordsOf(face, given)
  for (const { from, text, isLine, isAscii } of here) {
    const wrong = wrongIn(text, isLine, isAscii)
    problems.claim(
      'words',
      wrong === undefined,
      () => `${at}: ${from} ${wrong}: ${JSON.stringify(text)?.slice(0, 160)}`,
    )
  }
  // Whatever the rules were asked in between, and from a copy: words that know more than they are given show it here.
  moment.touchAnother()
  const there = wordsOf(face, deepFreeze(JSON.parse(JSON.stringify(given))))
  const other = here.find(({ text }, i) => text !== there[i]?.text)
  problems.claim('words', other === undefined, () => `${at}: ${other?.from} depends on more than it is given`)
}

interface Given {
  readonly view: unknown
  readonly viewer: Viewer
  readonly names: readonly string[]
  readonly told: readonly GameEvent[]
  readonly legal: readonly GameAction[]
}

interface Word {
  readonly from: keyof TextFace
  readonly text: string
  readonly isLine: boolean
  readonly isAscii: boolean
}

function wordsOf(face: TextFace, { view, viewer, names, told, legal }: Given): readonly Word[] {
  const style = { viewer, names, width: 80, color: false, ascii: false }
  const lines = (from: keyof TextFace, text: string): Word => ({ from, text, isLine: false, isAscii: false })
  const line = (from: keyof TextFace, text: string): Word => ({ from, text, isLine: true, isAscii: false })
  return [
    lines('show', face.show(view, style)),
    { ...lines('show', face.show(view, { ...style, width: 40, ascii: true })), isAscii: true },
    line('prompt', face.prompt(view, style)),
    ...(face.speak === undefined ? [] : [lines('speak', face.speak(view, { viewer, names }))]),
    ...told.flatMap(event => {
      const text = face.describeEvent(event, names)
      return text === undefined ? [] : [lines('describeEvent', text)]
    }),
    ...legal.flatMap(action => [
      line('describeAction', face.describeAction(action, view)),
      ...(face.typed === undefined ? [] : [line('typed', face.typed(action, view))]),
    ]),
  ]
}

function wrongIn(text: unknown, isLine: boolean, isAscii: boolean): string | undefined {
  if (typeof text !== 'string') return 'gives no text'
  if (text.trim() === '') return 'is empty'
  const hole = /\b(undefined|NaN)\b|\[object \w+\]/.exec(text)
  if (hole !== null) return `says ${hole[0]}`
  if (text.includes('\u001b')) return 'has colours where none are wanted'
  if (isLine && text.includes('\n')) return 'has more than one line'
  return isAscii && !/^[\n -~]*$/.test(text) ? 'has other than ASCII characters where only they are wanted' : undefined
}

/** What is typed for an action means that action, and what means nothing is refused. */
export function inspectParsing({ game, face }: GameModule, { state, problems, where }: Moment, seat: Seat): void {
  const view = deepFreeze(game.view(state, seat))
  const legal = deepFreeze(game.legalActions(state, seat))
  const parse = (line: string) => face.parse(line, view, legal, seat)
  const claim = (check: PackageCheck, holds: boolean, what: () => string) =>
    problems.claim(check, holds, () => `${where}, seat ${seat}: ${what()}`)
  for (const action of face.typed === undefined ? [] : legal.slice(0, TRIED)) {
    const typed = face.typed?.(action, view) ?? ''
    const parsed = parse(typed)
    const isSame = parsed.ok && sameJson(parsed.value, action)
    claim(
      'parse',
      isSame,
      () => `"${typed}" is typed for ${JSON.stringify(action)} and read as ${JSON.stringify(parsed)}`,
    )
  }
  const takesText = face.takesText?.(view, seat) === true
  for (const line of [...NONSENSE, ...ODD]) {
    const parsed = parse(line)
    const name = JSON.stringify(line.slice(0, 20))
    if (parsed.ok) {
      const isGuess = NONSENSE.includes(line) && !takesText
      claim(
        'parse',
        !isGuess && isAction(game.action, parsed.value),
        () => `${name} is read as ${JSON.stringify(parsed.value)}`,
      )
    } else {
      const wrong = wrongIn(parsed.error.message, false, false)
      claim('parse', wrong === undefined, () => `the refusal of ${name} ${wrong}`)
    }
  }
}

function isAction(schema: GameModule['game']['action'], action: GameAction): boolean {
  return parseWith(schema, action).ok
}
