import type { TextStyle } from '@turnwise/engine'
import { otherPlayer, type Player } from '../game/grid.ts'
import { positionOf } from '../game/knowledge.ts'
import type { Explorer, KnownIsland, OwnView, State, View } from '../game/types.ts'
import { describeCondition, describeTempo } from '../game/words/board.ts'
import { nameOf } from '../game/words/names.ts'
import { namesOfMaps } from '../game/words/things.ts'
import {
  cellWidth,
  cropped,
  drawPicture,
  islandPicture,
  LEGEND,
  mazePicture,
  type Picture,
  sideBySide,
} from './draw.ts'

/** Islands beyond these are listed, not drawn: after many falls they would push everything else off the screen. */
const DRAWN = 4

/** The result of the last step first, then the maps; where there are few rows, the map around the player. */
export function show(view: View, style: TextStyle): string {
  const head = headOf(view, style)
  const parts = [head, ...showParts(view, { ...style, ...roomBelow(style, head) })]
  return parts.filter(part => part.length > 0).join(style.height === undefined ? '\n\n' : '\n')
}

/** Rows for news when there are few rows. */
const NEWS = 2

function headOf(view: View, style: TextStyle): string {
  const { news = [] } = style
  if (news.length === 0) return wrap(headline(view), style.width)
  return wrap(news.join(' '), style.width)
    .split('\n')
    .slice(0, style.height === undefined ? undefined : NEWS)
    .join('\n')
}

/** All maps whole, with the legend. */
export function showMaps(view: View, style: TextStyle): string {
  const { height: _, ...whole } = style
  return [...showParts(view, whole), wrap(LEGEND.join(', '), style.width)].join('\n\n')
}

function roomBelow({ height }: TextStyle, head: string): { readonly height?: number } {
  return height === undefined ? {} : { height: height - rowsOf(head) }
}

function rowsOf(text: string): number {
  return text === '' ? 0 : text.split('\n').length
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

function showParts(view: View, style: TextStyle): readonly string[] {
  if (view.truth !== null) return [showTruth(view.truth, style)]
  if (view.own === null) {
    return [
      wrap('What is found in the mazes stays hidden until the match is over.', style.width),
      showTempo(view, style),
    ]
  }
  return showOwn(view, view.own, style)
}

function showOwn(view: View, own: OwnView, style: TextStyle): readonly string[] {
  const { explorer } = own
  if (explorer === null) {
    if (own.maze === null) return [wrap('Your opponent will be lost in the maze that you build.', style.width)]
    return [draw([mazePicture('Your maze', own.maze, undefined)], style)]
  }
  const condition = wrap(showCondition(explorer, own, view), style.width)
  const room = style.height === undefined ? {} : { height: style.height - rowsOf(condition) }
  return [showIslands(explorer, view, { ...style, ...room }), condition]
}

/** The player's maps side by side, unknown sides dotted: the main one first, or with few rows the active one. */
function showIslands(explorer: Explorer<KnownIsland>, view: View, style: TextStyle): string {
  const { islands, active } = explorer
  const names = namesOfMaps(islands)
  const shown = islands
    .map((island, index) => ({ island, index }))
    .filter(({ index }) => index === 0 || index === active || index > islands.length - DRAWN)
    .sort((a, b) => (style.height === undefined ? 0 : Number(b.index === active) - Number(a.index === active)))
  const pictures = shown.map(({ island, index }) => {
    const here = index === active ? explorer.here : undefined
    return islandPicture(`${names[index]}${here === undefined ? '' : ' (you)'}`, island, here, view.options.size)
  })
  const left = islands.length - shown.length
  const more =
    left > 0 && style.height === undefined ? `\n\n… and ${left === 1 ? 'an older map' : `${left} older maps`}.` : ''
  return `${draw(pictures, style)}${more}`
}

/** "1 of 2 steps left. Crutch: two steps in each of your turns." */
function showCondition(explorer: Explorer<KnownIsland>, own: OwnView, view: View): string {
  const facts = describeCondition(own, view.options.treasures).map(({ title, detail }) => `${title}: ${detail}.`)
  if (own.slot !== null) facts.unshift(`${own.slot.left} of ${own.slot.turns === 1 ? '1 step' : '2 steps'} left.`)
  if (explorer.met) facts.push('You have left with the true treasure.')
  else if (explorer.outside) facts.push('You are outside, and back on the same cell at your next turn.')
  return facts.join(' ')
}

function showTempo(view: View, style: TextStyle): string {
  return view.tempo
    .map((tempo, seat) => wrap(`${nameOf(seat, style.names)}: ${describeTempo(tempo)}`, style.width))
    .join('\n')
}

/** Both mazes with everything in them, and who stands where. */
function showTruth(state: State, style: TextStyle): string {
  const pictures = ([0, 1] as const).flatMap((seat: Player): readonly Picture[] => {
    const maze = state.mazes[otherPlayer(seat)]
    const explorer = state.explorers[seat]
    if (maze === null) return []
    const title = `Explored by ${nameOf(seat, style.names)}`
    return [mazePicture(title, maze, explorer === null ? undefined : positionOf(explorer))]
  })
  return pictures.length === 0 ? 'No maze was built.' : draw(pictures, style)
}

/** Where the rows are limited, one row of maps, each cut to fit around the player. */
function draw(pictures: readonly Picture[], style: TextStyle): string {
  const pad = cellWidth(pictures, style)
  const rows = style.height ?? Number.POSITIVE_INFINITY
  const drawn = pictures.map(picture => drawPicture(cropped(picture, rows, style.width, pad), style, pad))
  const text = sideBySide(drawn, style.width)
  return style.height === undefined ? text : (text.split('\n\n')[0] ?? '')
}

/** Words on lines of at most this width. */
function wrap(text: string, width: number): string {
  const lines = ['']
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? ''
    const longer = line === '' ? word : `${line} ${word}`
    if (longer.length <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines.join('\n')
}
