import type { GameAction, GameModule, Seat, TextStyle } from '@turnwise/engine'

/** Words of the table itself. They are whole words, so that single letters belong to the games. */
const WORDS = {
  undo: 'undo',
  hint: 'hint',
  help: 'help',
  '?': 'help',
  rules: 'rules',
  log: 'log',
  quit: 'quit',
  q: 'quit',
  resign: 'resign',
  'offer draw': 'offer-draw',
  accept: 'accept',
  decline: 'decline',
} as const

export type TableWord = (typeof WORDS)[keyof typeof WORDS]

/** What a typed line means. */
export type Intent =
  | { readonly kind: 'action'; readonly action: GameAction }
  | { readonly kind: 'word'; readonly word: TableWord }
  | { readonly kind: 'say'; readonly text: string }
  | { readonly kind: 'answer'; readonly text: string; readonly look?: unknown }
  | { readonly kind: 'refused'; readonly why: string }
  | { readonly kind: 'nothing' }

/** The moment in which a line is typed; without a seat, by a spectator or while others are to act. */
export interface Moment {
  readonly module: GameModule
  readonly view: unknown
  readonly seat: Seat | undefined
  readonly legal: readonly GameAction[]
  /** `legal` lists everything. */
  readonly complete: boolean
  readonly style: TextStyle
  /** The names of the players who are to act; nobody at the end. */
  readonly waitingFor: readonly string[]
}

/** The numbers of a list that the terminal has numbered come first, then the game's own words, then the table's. */
export function readLine(line: string, moment: Moment): Intent {
  const text = line.trim()
  const { module, view, seat, legal, style } = moment
  const { face } = module
  if (text === '') return onlyAction(moment)
  const isMove = seat !== undefined && legal.length > 0
  if (takesText(moment)) return takeText(text, moment)
  const numbered = isMove && face.typed === undefined && /^\d+$/.test(text) ? legal[Number(text) - 1] : undefined
  if (numbered !== undefined) return { kind: 'action', action: numbered }
  const parsed = isMove ? face.parse(text, view, legal, seat) : undefined
  if (parsed?.ok === true) return { kind: 'action', action: parsed.value }
  const answer = face.ask?.(text, view, style)
  if (answer !== undefined) return { kind: 'answer', ...answer }
  const word = tableWord(text)
  if (word !== undefined) return word
  return { kind: 'refused', why: parsed?.error.message ?? notNow(moment) }
}

/** Any text is an answer now, so every key is text. */
export function takesText({ module, view, seat, legal }: Moment): boolean {
  return seat !== undefined && legal.length > 0 && module.face.takesText?.(view, seat) === true
}

function notNow({ waitingFor }: Moment): string {
  const why = waitingFor.length === 0 ? 'The match is over.' : `It is the turn of ${waitingFor.join(' and ')}.`
  return `${why} Type ? for what you can type now.`
}

/** Where any text is an answer, the table's words need a colon: `:quit`. */
function takeText(text: string, { module, view, legal, seat = 0 }: Moment): Intent {
  const word = text.startsWith(':') ? tableWord(text.slice(1)) : undefined
  if (word !== undefined) return word
  const parsed = module.face.parse(text, view, legal, seat)
  return parsed.ok ? { kind: 'action', action: parsed.value } : { kind: 'refused', why: parsed.error.message }
}

function tableWord(text: string): Intent | undefined {
  const lower = text.toLowerCase()
  const known = Object.entries(WORDS).find(([word]) => word === lower)
  if (known !== undefined) return { kind: 'word', word: known[1] }
  const said = /^say\s+(.+)$/is.exec(text)?.[1]
  return said === undefined ? undefined : { kind: 'say', text: said }
}

/** Enter on an empty line takes the only legal action. */
function onlyAction({ legal, complete }: Moment): Intent {
  const [only, ...others] = legal
  if (only === undefined || others.length > 0 || !complete) return { kind: 'nothing' }
  return { kind: 'action', action: only }
}

/** What can be typed beside the game's own commands. */
export function tableHelp({ game }: Pick<GameModule, 'game'>): string {
  return [
    ...(game.actionsAreFinal === true ? [] : ['undo              undo your last action']),
    'hint              ask the strongest bot',
    'rules             the rules of this game',
    'log               what happened since your last turn',
    ...(game.seats.max === 1
      ? ['resign            give up']
      : ['offer draw, accept, decline, resign', 'say TEXT          to the other players']),
    'quit              leave; the match is kept',
  ].join('\n')
}

/** The list of choices: by what is typed for each if the game says so, else by number. */
export function choicesOf(moment: Moment): readonly { readonly key: string; readonly text: string }[] {
  const { module, view, legal } = moment
  const { face } = module
  return legal.map((action, i) => {
    const key = face.typed === undefined ? `${i + 1}` : face.typed(action, view)
    return { key, text: takesText(moment) ? key : face.describeAction(action, view) }
  })
}
