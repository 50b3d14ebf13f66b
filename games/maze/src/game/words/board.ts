import type { Wording } from '@turnwise/engine'
import { ownValue } from '@turnwise/engine'
import { DIRS, otherPlayer, type Point } from '../grid.ts'
import { countFinds, knownSide } from '../knowledge.ts'
import { type Maze, sideOf, thingAt } from '../maze.ts'
import type { Explorer, KnownIsland, OwnView, Tempo, View } from '../types.ts'
import { DIR_NAMES, formatCell, nameOf, plural } from './names.ts'
import { prompt } from './prompt.ts'
import { EFFECT_NAMES, type Mark, nameOfMark, namesOfMaps } from './things.ts'

/** What everybody at the table could count. */
export function describeStanding(view: View, seat: number): string {
  if (view.phase === 'build') return view.built[seat] === true ? 'Has built a maze' : 'Is building'
  if (view.phase === 'start') return view.started[seat] === true ? 'Has chosen a start' : 'Is choosing a start'
  const tempo = view.tempo[seat === 1 ? 1 : 0]
  const steps = plural(tempo.moves, 'step')
  return tempo.last === '' ? steps : `${steps} · last: ${actsIn(tempo)}`
}

const ACTS: Readonly<Record<string, string>> = { m: 'step', t: 'try to join', s: 'missed' }

function actsIn({ last }: Tempo): string {
  return [...last].map(act => ownValue(ACTS, act) ?? act).join(', ')
}

/** Steps, tries and missed turns of a player, for spectators. */
export function describeTempo(tempo: Tempo): string {
  const tries = plural(tempo.tries, 'try to join maps', 'tries to join maps')
  return `${plural(tempo.slots, 'turn')}, ${plural(tempo.moves, 'step')}, ${tries}, ${tempo.skips} missed`
}

interface Fact {
  readonly mark: Mark
  readonly title: string
  readonly detail: string
  /** Title and detail where there is little room. */
  readonly brief: readonly [title: string, detail: string]
}

/** What a player carries and suffers, the most important first. */
export function describeCondition({ explorer, slot }: OwnView, treasures: number): readonly Fact[] {
  if (explorer === null) return []
  return [
    ...trapFact(explorer),
    treasureFact(explorer, treasures),
    ...effectFact(explorer),
    ...(slot?.extra === 'crossbow' ? [THEIR_CROSSBOW] : []),
  ]
}

const THEIR_CROSSBOW: Fact = {
  mark: { kind: 'crossbow' },
  title: 'Their Crossbow',
  detail: 'you have two steps in this turn',
  brief: ['Their Crossbow', 'two steps for you'],
}

function trapFact({ skipSlots }: Explorer<KnownIsland>): readonly Fact[] {
  if (skipSlots === 0) return []
  const detail = `${plural(skipSlots, 'turn')} to miss`
  return [{ mark: { kind: 'trap' }, title: 'Trapped', detail, brief: ['Trapped', detail] }]
}

function treasureFact(explorer: Explorer<KnownIsland>, treasures: number): Fact {
  const found = countFinds(explorer, 'treasure')
  const fakes = countFinds(explorer, 'fake-treasure')
  const detail = fakes === 0 ? 'one of them is true' : `${plural(fakes, 'fake')} found out`
  const title = `${found} of ${plural(treasures, 'treasure')} carried`
  return { mark: { kind: 'treasure' }, title, detail, brief: [`${found} of ${treasures} carried`, detail] }
}

function effectFact({ effect }: Explorer<KnownIsland>): readonly Fact[] {
  if (effect === null) return []
  const title = EFFECT_NAMES[effect]
  const isCrutch = effect === 'crutch'
  const detail = isCrutch ? 'two steps in each of your turns' : 'your opponent has two steps a turn'
  return [
    { mark: { kind: effect }, title, detail, brief: [title, isCrutch ? 'two steps a turn' : 'two steps for them'] },
  ]
}

/** The table for screen readers. */
export function describeBoard(view: View, wording: Wording): string {
  const { viewer, names } = wording
  if (view.truth !== null) {
    const both = view.tempo.map((tempo, seat) => `${nameOf(seat, names)}: ${plural(tempo.moves, 'step')}.`)
    return [...both, prompt(view, wording)].join(' ')
  }
  const { own } = view
  const other = otherPlayer(viewer === 1 ? 1 : 0)
  const rival = `${nameOf(other, names)}: ${describeStanding(view, other)}.`
  if (own?.explorer == null) return [rival, prompt(view, wording)].join(' ')
  const facts = describeCondition(own, view.options.treasures).map(({ title, detail }) => `${title}: ${detail}.`)
  return [describePlace(own.explorer), ...facts, rival, prompt(view, wording)].join(' ')
}

const SIDES = { open: 'open', 'inner-wall': 'wall', 'outer-wall': 'outer wall', exit: 'exit' } as const

/** "You are at C4 on your main map. North: wall. East: open. South and west: not tried." */
function describePlace(explorer: Explorer<KnownIsland>): string {
  const { here, active, islands, outside } = explorer
  const island = islands[active]
  const name = namesOfMaps(islands)[active] ?? 'Main map'
  if (island === undefined) return ''
  const place = active === 0 ? `at ${formatCell(here)} on your main map` : `on the map "${name}", somewhere in the maze`
  const sides = (['N', 'E', 'S', 'W'] as const).map(dir => {
    const side = knownSide(island, here, dir)
    return `${DIR_NAMES[dir]} ${side === undefined ? 'not tried' : SIDES[side]}`
  })
  const around = `${sides.join(', ')}.`
  return `You are ${outside ? 'outside, and come back ' : ''}${place}. ${around[0]?.toUpperCase()}${around.slice(1)}`
}

/** A cell in the editor: "C4: Crutch; walls north, east; exit south". */
export function describeCell(maze: Maze, cell: Point): string {
  const thing = thingAt(maze, cell)
  const walls = DIRS.filter(dir => sideOf(maze, cell, dir).endsWith('wall')).map(dir => DIR_NAMES[dir])
  const exits = DIRS.filter(dir => sideOf(maze, cell, dir) === 'exit').map(dir => DIR_NAMES[dir])
  return [
    `${formatCell(cell)}: ${thing === undefined ? 'empty' : nameOfMark(thing)}`,
    ...(walls.length > 0 ? [`walls ${walls.join(', ')}`] : []),
    ...(exits.length > 0 ? [`exit ${exits.join(', ')}`] : []),
  ].join('; ')
}
