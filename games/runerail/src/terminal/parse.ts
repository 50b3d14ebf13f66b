import { fail, ok, ownValue, type Result, type Seat } from '@turnwise/engine'
import { PLACES, type Place, placeAt } from '../game/board.ts'
import { lineAction } from '../game/commands/build-line.ts'
import type { Action, ActionOf } from '../game/commands/index.ts'
import type { Milepost } from '../game/content/types.ts'
import { FOREMEN, GOODS, SHIPS, TRAINS } from '../game/content.ts'
import { pointOf, sameMilepost } from '../game/geometry.ts'
import { layWhatGoes, sectionsTo } from '../game/laying.ts'
import { type Arrival, explore, pathOf, rulesOfTurn } from '../game/reach.ts'
import { REFUSALS } from '../game/refusals.ts'
import { coursesOf, pathOfCourse } from '../game/ships.ts'
import type { View } from '../game/types.ts'
import { findCity, findName, parseMilepost, parseStep } from '../game/words/names.ts'

type Parsed = Result<Action>

const bad = (message: string) => fail('bad-request', message)
const noCity = (text: string) => bad(`"${text}" does not name one city.`)

/** Words that need no more than themselves. */
const PLAIN: Readonly<Record<string, Action>> = {
  discard: { type: 'discard-hand' },
  next: { type: 'next-phase' },
  end: { type: 'end-turn' },
  rescue: { type: 'rescue-train' },
  borrow: { type: 'borrow-gold' },
  ship: { type: 'draw-ship' },
  ashore: { type: 'disembark' },
  resign: { type: 'resign' },
}

/** A command by its name; the rules themselves refuse what is not allowed, so their reason is the one that is shown. */
export function parse(line: string, view: View, legal: readonly Action[], seat: Seat): Parsed {
  const text = line.trim().replace(/\s+/g, ' ')
  const [word = '', ...words] = text.split(' ')
  const command = word.toLowerCase()
  const rest = words.join(' ')
  const plain = ownValue(PLAIN, command) ?? ownValue(PLAIN, command.replace(/-(hand|phase|turn|train|gold)$/, ''))
  if (plain !== undefined && rest === '') return ok(plain)
  switch (command) {
    case 'take':
    case 'pick-foreman':
      return named(rest, [...FOREMEN.keys()], foreman => ({ type: 'pick-foreman', foreman_id: foreman }), true)
    case 'place':
    case 'place-train': {
      const city = findCity(rest)
      return city === undefined ? noCity(rest) : ok({ type: 'place-train', city: city.name })
    }
    case 'move':
    case 'move-train':
      return parseWay(words, view, legal, seat, 'move-train')
    case 'sail':
    case 'sail-ship':
      return parseWay(words, view, legal, seat, 'sail-ship')
    case 'pick':
    case 'pick-up':
      return named(rest.replace(/^up /i, ''), GOODS, good => ({ type: 'pick-up', good: good ?? '' }))
    case 'drop':
    case 'drop-load':
      return named(rest, GOODS, good => ({ type: 'drop-load', good: good ?? '' }))
    case 'lose':
    case 'choose-load':
      return named(rest, GOODS, good => ({ type: 'choose-load', good: good ?? '' }))
    case 'deliver':
      return parseDelivery(words, legal)
    case 'board':
    case 'board-ship':
      return named(rest, [...SHIPS.keys()], ship => ({ type: 'board-ship', ship_id: ship }), true)
    case 'build':
    case 'build-track':
      return parseBuild(words, view, legal, seat)
    case 'upgrade':
    case 'upgrade-train':
      return parseUpgrade(words)
    case 'hire':
    case 'hire-foreman':
      if (rest === 'deck' || rest === 'discard') return ok({ type: 'hire-foreman', mode: 'draw', from: rest })
      return named(rest, [...FOREMEN.keys()], foreman => ({
        type: 'hire-foreman',
        mode: 'choose',
        foreman_id: foreman ?? '',
      }))
    case 'keep':
    case 'keep-foreman':
      return named(rest, [...FOREMEN.keys()], foreman => ({ type: 'keep-foreman', foreman_id: foreman ?? '' }))
    default:
      return bad(`"${word}" is not understood. Type help for the commands.`)
  }
}

function named(text: string, names: readonly string[], make: (name: string | null) => Action, orNone = false): Parsed {
  if (orNone && text.toLowerCase() === 'none') return ok(make(null))
  const name = findName(text, names, each => each)
  if (name !== undefined) return ok(make(name))
  return bad(`"${text}" names none, or more than one, of ${names.join(', ')}${orNone ? ', none' : ''}.`)
}

/** A city, one milepost (the best way there), or a way of mileposts and directions. */
function parseWay(
  words: readonly string[],
  view: View,
  legal: readonly Action[],
  seat: Seat,
  type: 'move-train' | 'sail-ship',
): Parsed {
  const from = view.players[seat]?.at
  if (from === null || from === undefined) return REFUSALS.notPlaced
  const path: Milepost[] = []
  for (const word of words) {
    const next = parseMilepost(word) ?? parseStep(word, path.at(-1) ?? from)
    if (next === undefined) break
    path.push(next)
  }
  const [target] = path
  const to = (isThere: (milepost: Milepost) => boolean) =>
    listedWay(legal, type, isThere) ?? wayTo(view, seat, type, isThere)
  if (path.length === words.length && target !== undefined) {
    if (path.length > 1 || isBeside(from, target)) return ok({ type, path })
    return to(milepost => sameMilepost(milepost, target)) ?? bad(`${words[0]} is not in reach this turn.`)
  }
  const city = findName(words.join(' '), PLACES, place => place.name)
  if (city === undefined) return noCity(words.join(' '))
  const inCity = (milepost: Milepost) => city.points.includes(pointOf(milepost) ?? -1)
  return to(inCity) ?? bad(`${city.name} is not in reach this turn. Try: path to ${city.name}`)
}

/** A name means what the list of choices calls by it. */
function listedWay(
  legal: readonly Action[],
  type: 'move-train' | 'sail-ship',
  isThere: (milepost: Milepost) => boolean,
): Parsed | undefined {
  const ways = legal.flatMap(action => (action.type === type ? [action] : []))
  const found = ways.find(({ path }) => path.length > 1 && isThere(path.at(-1) ?? [0, 0, 0]))
  return found === undefined ? undefined : ok(found)
}

function isBeside(a: Milepost, b: Milepost): boolean {
  return ['e', 'w', 'ne', 'nw', 'se', 'sw'].some(word => {
    const next = parseStep(word, a)
    return next !== undefined && sameMilepost(next, b)
  })
}

function wayTo(
  view: View,
  seat: Seat,
  type: 'move-train' | 'sail-ship',
  isThere: (milepost: Milepost) => boolean,
): Parsed | undefined {
  if (type === 'sail-ship') {
    const course =
      view.current === null
        ? undefined
        : coursesOf(view, seat)
            .map(pathOfCourse)
            .find(path => isThere(path.at(-1) ?? [0, 0, 0]))
    return course === undefined ? undefined : ok({ type, path: course })
  }
  let best: Arrival | undefined
  explore(view, seat, rulesOfTurn(view, seat), arrival => {
    if (isThere(pathOf(arrival).at(-1) ?? [0, 0, 0]) && (best === undefined || arrival.gold < best.gold)) best = arrival
    return false
  })
  return best === undefined ? undefined : ok({ type, path: pathOf(best) })
}

/** The card may be left out where only one asks for it. */
function parseDelivery(words: readonly string[], legal: readonly Action[]): Parsed {
  const [good = '', card] = words
  const name = findName(good, GOODS, each => each)
  if (name === undefined) return bad(`"${good}" is not a good.`)
  if (card !== undefined)
    return /^\d+$/.test(card)
      ? ok({ type: 'deliver', card_id: Number(card), good: name })
      : bad(`"${card}" is not a card.`)
  const offers = legal.filter(action => action.type === 'deliver' && action.good === name)
  const [only, another] = offers
  if (only === undefined) return fail('illegal-action', `No card of yours pays for ${name} here.`)
  return another === undefined ? ok(only) : bad(`Several cards pay for ${name}: say which, as in deliver ${name} 17.`)
}

/** `build to Bremmner`: the cheapest line there, as far as it goes this turn; `build 39,12 38,12` or `build 39,12 w`: one section. */
function parseBuild(words: readonly string[], view: View, legal: readonly Action[], seat: Seat): Parsed {
  const [from = '', to = ''] = words
  if (from.toLowerCase() === 'to') return parseLine(words.slice(1).join(' '), view, legal, seat)
  const start = parseMilepost(from)
  if (start === undefined)
    return bad(`"${from}" is not a milepost such as 39,12 or u11,5. To a city: build to Bremmner`)
  const end = parseMilepost(to) ?? parseStep(to, start)
  if (end === undefined || words.length !== 2) return bad('Say two mileposts, or one and a direction: build 39,12 w')
  return ok({ type: 'build-track', start, end })
}

function parseLine(name: string, view: View, legal: readonly Action[], seat: Seat): Parsed {
  const city = findCity(name)
  if (city === undefined) return noCity(name)
  const listed = legal.find(action => action.type === 'build-line' && lineEnd(action) === city)
  if (listed !== undefined) return ok(listed)
  const sections = sectionsTo(view, seat, city.points)
  if (sections === undefined) return REFUSALS.noLine
  if (sections.length === 0) return REFUSALS.lineBegins
  const { pairs, problem } = layWhatGoes(view, seat, sections)
  const action = lineAction(pairs)
  return action === undefined ? fail('illegal-action', problem ?? 'Nothing of it can be built now.') : ok(action)
}

/** The city in which a line ends. */
export function lineEnd({ sections }: ActionOf<'build-line'>): Place | undefined {
  const end = sections.at(-1)?.end
  return end === undefined ? undefined : placeAt(pointOf(end) ?? -1)
}

/** `upgrade Frostwing drop ale`. */
function parseUpgrade(words: readonly string[]): Parsed {
  const [train = '', verb, good = ''] = words
  const name = findName(train, [...TRAINS.keys()], each => each)
  if (name === undefined) return bad(`"${train}" is not one of ${[...TRAINS.keys()].join(', ')}.`)
  if (verb === undefined) return ok({ type: 'upgrade-train', train: name })
  const drop = findName(good, GOODS, each => each)
  if (verb !== 'drop' || drop === undefined) return bad('As in: upgrade Frostwing drop ale')
  return ok({ type: 'upgrade-train', train: name, drop })
}
