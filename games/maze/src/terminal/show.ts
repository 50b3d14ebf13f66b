import type { TextStyle } from '@turnwise/engine'
import { otherPlayer, type Player } from '../game/grid.ts'
import { countFinds, positionOf } from '../game/knowledge.ts'
import type { Explorer, KnownIsland, State, Tempo } from '../game/state.ts'
import type { OwnView, View } from '../game/view.ts'
import { drawPicture, islandPicture, LEGEND, mazePicture, type Picture, sideBySide } from './draw.ts'
import { plural, wrap } from './names.ts'

/** Islands beyond these are told of, not drawn: after many falls they would push everything else off the screen. */
const DRAWN = 4

export function show(view: View, style: TextStyle): string {
  const parts = [headline(view)]
  if (view.truth !== null) parts.push(showTruth(view.truth, style))
  else if (view.own !== null) parts.push(...showOwn(view, view.own, style))
  else parts.push(wrap('What is found in the mazes stays hidden until the match is over.', style.width))
  if (view.phase === 'play' || view.phase === 'over') parts.push(showTempo(view, style))
  return parts.filter(part => part.length > 0).join('\n\n')
}

function headline({ phase, round, options }: View): string {
  const when = {
    build: 'building',
    start: 'choosing a start',
    play: `round ${round} of ${options.rounds}`,
    over: 'over',
  }
  return `A Maze, ${when[phase]}`
}

function showOwn(view: View, own: OwnView, style: TextStyle): readonly string[] {
  const { explorer } = own
  if (explorer !== null) return [showIslands(explorer, view, style), showCondition(explorer, own, style)]
  if (own.maze === null) return [wrap('Your opponent will be lost in the maze that you build.', style.width)]
  return [draw([mazePicture('Your maze', own.maze, undefined)], style), wrap(LEGEND.join(', '), style.width)]
}

/** One's islands side by side, the main one first, unknown sides dotted. */
function showIslands(explorer: Explorer<KnownIsland>, view: View, style: TextStyle): string {
  const { islands, active } = explorer
  const shown = islands
    .map((island, index) => ({ island, index }))
    .filter(({ index }) => isDrawn(index, islands.length, active))
  const pictures = shown.map(({ island, index }) => {
    const name = index === 0 ? 'Main map' : `Map ${index}, under pit ${island.pit}`
    const isActive = index === active
    return islandPicture(
      `${name}${isActive ? ' (you)' : ''}`,
      island,
      isActive ? explorer.here : undefined,
      view.options.size,
    )
  })
  const left = islands.length - shown.length
  const more = left > 0 ? `\n\n… and ${plural(left, 'older map')}.` : ''
  return `${draw(pictures, style)}${more}\n${wrap(LEGEND.join(', '), style.width)}`
}

function isDrawn(index: number, count: number, active: number): boolean {
  return index === 0 || index === active || index > count - DRAWN
}

function showCondition(explorer: Explorer<KnownIsland>, own: OwnView, style: TextStyle): string {
  const effect = {
    crutch: 'Crutch: two turns in each of your slots',
    crossbow: "Crossbow: two turns in each of the opponent's slots",
  }
  const lines = [`Effect: ${explorer.effect === null ? 'none' : effect[explorer.effect]}`]
  if (explorer.skipSlots > 0) lines.push(`Trapped: ${plural(explorer.skipSlots, 'slot')} to skip`)
  const found = countFinds(explorer, 'treasure')
  const fakes = countFinds(explorer, 'fake-treasure')
  lines.push(`Treasures: ${found} not yet checked, ${fakes} known to be fake`)
  if (explorer.met) lines.push('You have left with the true treasure.')
  else if (explorer.outside) lines.push('You are outside, and back on the same cell at your next slot.')
  if (own.slot !== null) {
    const why = { crutch: ' (your Crutch)', crossbow: " (the opponent's Crossbow)" }
    const cause = own.slot.extra === null ? '' : why[own.slot.extra]
    lines.push(`This slot: ${own.slot.left} of ${plural(own.slot.turns, 'turn')} left${cause}`)
  }
  return lines.map(line => wrap(line, style.width)).join('\n')
}

function showTempo(view: View, style: TextStyle): string {
  const line = (tempo: Tempo, seat: number) =>
    `${style.names[seat] ?? `Player ${seat + 1}`}: ${plural(tempo.slots, 'slot')}, ${plural(tempo.moves, 'move')}, ${tempo.tries} tries to merge, ${tempo.skips} skipped`
  return view.tempo.map((tempo, seat) => wrap(line(tempo, seat), style.width)).join('\n')
}

/** Both mazes with everything in them, and who stands where. */
function showTruth(state: State, style: TextStyle): string {
  const pictures = ([0, 1] as const).flatMap((seat: Player): readonly Picture[] => {
    const maze = state.mazes[otherPlayer(seat)]
    const explorer = state.explorers[seat]
    const name = style.names[seat] ?? `Player ${seat + 1}`
    if (maze === null) return []
    return [mazePicture(`Explored by ${name}`, maze, explorer === null ? undefined : positionOf(explorer))]
  })
  return pictures.length === 0
    ? 'No maze was built.'
    : `${draw(pictures, style)}\n${wrap(LEGEND.join(', '), style.width)}`
}

function draw(pictures: readonly Picture[], style: TextStyle): string {
  const wide = style.width >= 80
  return sideBySide(
    pictures.map(picture => drawPicture(picture, style, wide)),
    style.width,
  )
}
