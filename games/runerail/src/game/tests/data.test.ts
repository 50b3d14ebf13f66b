import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { basePayoff, demandDistance } from '../../../scripts/distance.ts'
import { CONTENT } from '../content/index.ts'
import { CONTENT_FILES, type ContentFile, formatProblem, loadContent } from '../content/load.ts'
import { LASTING_KINDS } from '../content/types.ts'
import TEXTS from '../data/texts.json' with { type: 'json' }
import { EVENT_PARTS } from '../map/areas.ts'
import {
  ENTRANCES,
  endsOf,
  isLand,
  isPort,
  isShipPoint,
  LINK_COUNT,
  linksAt,
  MAJORS,
  OUTWARD,
  PLACES,
  PORTS,
  placeAt,
  placeNamed,
  RIVER_BITS,
} from '../map/board.ts'
import {
  hexDistance,
  neighboursOf,
  POINT_COUNT,
  type Point,
  pointOf,
  spread,
  stepFrom,
  terrainAt,
} from '../map/geometry.ts'
import { cheapestNetwork } from './cheapest-network.ts'

const points = Array.from({ length: POINT_COUNT }, (_, point) => point)
const at = (map: number, q: number, r: number): Point => pointOf([map, q, r])!
const count = (terrains: string) => points.filter(point => terrains.includes(terrainAt(point))).length

describe('the text files', () => {
  test.each(CONTENT_FILES)('%s is embedded word for word', file => {
    expect(TEXTS[file]).toBe(readFileSync(new URL(`../../../content/${file}`, import.meta.url), 'utf8'))
  })

  const broken: readonly [ContentFile, (text: string) => string, string][] = [
    [
      'surface.txt',
      text => text.replace('60 x 40', '60 by 40'),
      'surface.txt:2: the first line must be the size, such as 60 x 40',
    ],
    ['surface.txt', text => text.replace('A A m m m A', 'A A m m A'), 'surface.txt:5: a row has 60 mileposts, not 59'],
    ['surface.txt', text => text.replace('. m A A m', '. m x A m'), 'surface.txt:5: "x" is not known here'],
    ['under.txt', text => text.replace(' 3  #', ' 4  #'), 'under.txt:6: this should be row 3, not 4'],
    ['regions.txt', text => text.replace('K | Karn', 'N | Karn'), 'regions.txt:4: region N is named twice'],
    ['cities.txt', text => text.replace('0 40 12', '0 99 12'), 'cities.txt:2: 0 99 12 lies off the map'],
    ['cities.txt', text => text.replace('| hops', '| hop'), 'cities.txt:2: good "hop" is not in goods.txt'],
    [
      'cities.txt',
      text => text.replace('Ondolar | major', 'Bluefeld | major'),
      'cities.txt:4: Bluefeld is listed twice',
    ],
    ['rivers.txt', text => text.replace('20,6SE', '20,6NE'), 'rivers.txt:2: "20,6NE" is not a link such as 51,16SE'],
    ['links.txt', text => text.replace('Ondolar', 'Deepcut'), 'links.txt:6: "Deepcut" is not a major city'],
    [
      'goods.txt',
      text => text.replace('ale | 4', 'ale | four'),
      'goods.txt:2: chips must be a whole number, not "four"',
    ],
    ['trains.txt', text => text.replace('Skink | 2 |', 'Skink |'), 'trains.txt:4: expected 5 fields, found 4'],
    ['foremen.txt', text => text.replace('| troll', '| ogre'), 'foremen.txt:13: race "ogre" is not one of'],
    ['ships.txt', text => text.replace('Tern | 1', 'Tern | '), 'ships.txt:4: a field is empty'],
    [
      'demands.txt',
      text => text.replace(/^001 \| \S+/m, '001 | Nowhere'),
      'demands.txt:2: city "Nowhere" is not in cities.txt',
    ],
    [
      'events.txt',
      text => text.replace('river=Elderflow ;', 'river=Elderflaw ;'),
      'events.txt:8: river "Elderflaw" is not in rivers.txt',
    ],
    ['events.txt', text => text.replace('region=LH', 'region=LX'), 'events.txt:13: region X is not in regions.txt'],
    [
      'events.txt',
      text => text.replace('near=Nord', 'near=Sud'),
      'events.txt:10: city "Sudkassel" is not in cities.txt',
    ],
    ['events.txt', text => text.replace('war-tax', 'peace-tax'), 'events.txt:23: effect "peace-tax" is not one of'],
  ]
  test.each(broken)('%s: a mistake is named with its file and line (%#)', (file, spoil, expected) => {
    const text = spoil(TEXTS[file])
    expect(text).not.toBe(TEXTS[file])
    const { problems } = loadContent({ ...TEXTS, [file]: text })
    expect(problems.map(formatProblem).join('\n')).toContain(expected)
  })
})

describe('11.6 the data', () => {
  test('1 sizes, known characters only (B7), and a region for every milepost', () => {
    expect([CONTENT.surface.width, CONTENT.surface.height, CONTENT.under.width, CONTENT.under.height]).toEqual([
      60, 40, 22, 13,
    ])
    expect(points.filter(point => point < 2400 && isLand(point))).toHaveLength(1480)
    expect(points.filter(point => point >= 2400 && isLand(point))).toHaveLength(232)
    for (const [point, letter] of [...CONTENT.regions.cells].entries()) expect(letter === 'o').toBe(!isLand(point))
  })

  test('2 cities are on their characters, a major one on seven (C1), apart from each other (C4)', () => {
    expect(PLACES).toHaveLength(42)
    expect(MAJORS).toHaveLength(8)
    expect([count('s'), count('c'), count('@'), count('*P')]).toEqual([22, 12, 8, 48])
    const mark = { small: 's', medium: 'c', major: '@' }
    for (const city of PLACES) {
      expect(terrainAt(city.centre), city.name).toBe(mark[city.size])
      for (const point of city.points.slice(1)) expect('*P').toContain(terrainAt(point))
      expect(city.points.map(point => placeAt(point))).toEqual(city.points.map(() => city))
      for (const other of PLACES) {
        const least = city.size === 'major' && other.size === 'major' ? 6 : 4
        if (other !== city) expect(hexDistance(city.centre, other.centre)).toBeGreaterThanOrEqual(least)
      }
    }
  })

  test('3 there is room to build to every place, and ports lie by the sea (P1)', () => {
    for (const city of MAJORS) expect(OUTWARD.get(city)!.length, city.name).toBeGreaterThanOrEqual(12)
    for (const city of PLACES) if (city.size !== 'major') expect(linksAt(city.centre).length).toBeGreaterThanOrEqual(4)
    for (const point of points.filter(each => 'pu'.includes(terrainAt(each)))) {
      expect(linksAt(point).length).toBeGreaterThanOrEqual(2)
    }
    expect(PORTS).toHaveLength(23)
    for (const port of PORTS) expect(neighboursOf(port).some(isShipPoint)).toBe(true)
  })

  test('4 one sea; every land with a city has a port; every city can be reached', () => {
    const water = points.filter(isShipPoint)
    const sea = spread([water[0]!], isShipPoint)
    expect(water.every(point => sea[point] !== -1)).toBe(true)
    for (const city of PLACES.filter(each => each.at[0] === 0)) {
      const land = spread([city.centre], isLand)
      expect(
        PORTS.some(port => land[port] !== -1),
        city.name,
      ).toBe(true)
    }
    const under = spread([placeNamed('Uloggh')!.centre], isLand)
    expect(under[placeNamed('Dripstone')!.centre]).toBeGreaterThan(0)
    for (const entrance of ENTRANCES) expect(under[entrance.under]).toBeGreaterThan(0)
  })

  test('5 every strait joins land on both sides', () => {
    const straits = points.filter(point => terrainAt(point) === 'w')
    expect(straits).toHaveLength(5)
    for (const strait of straits) {
      const around = neighboursOf(strait).filter(point => isLand(point) && terrainAt(point) !== 'w')
      const apart = around.some(a => around.some(b => a !== b && hexDistance(a, b) === 2))
      expect(apart, String(strait)).toBe(true)
    }
  })

  test('6 rivers flow from triangle to triangle into the sea, and cross no strait (W3)', () => {
    expect(RIVER_BITS.filter(bits => bits !== 0)).toHaveLength(187)
    for (const { name, crosses } of CONTENT.rivers) {
      const links = crosses.map(({ from, direction }) => [pointOf(from)!, pointOf(stepFrom(from, direction))!] as const)
      for (const [index, [a, b]] of links.entries()) {
        expect(
          [a, b].every(end => isLand(end) && !isShipPoint(end)),
          `${name} ${index}`,
        ).toBe(true)
        const next = links[index + 1]
        if (next !== undefined) expect(new Set([a, b, ...next]).size, `${name} ${index}`).toBe(3)
      }
      const [a, b] = links.at(-1)!
      const mouth = neighboursOf(a).filter(point => neighboursOf(b).includes(point))
      expect(mouth.some(isShipPoint), name).toBe(true)
    }
  })

  test('7 goods', () => {
    expect(CONTENT.goods).toHaveLength(26)
    expect(CONTENT.goods.reduce((sum, good) => sum + good.chips, 0)).toBe(96)
    for (const { name, chips } of CONTENT.goods) {
      const cities = PLACES.filter(city => city.goods.includes(name)).length
      expect([1, 2, 3]).toContain(cities)
      expect([3, 4]).toContain(chips)
    }
    for (const city of PLACES) expect(city.goods.length).toBeLessThanOrEqual(2)
  })

  test('8 demand cards (E1, E2, E3, E4)', () => {
    const all = CONTENT.demands.flatMap(card => card.demands)
    expect([CONTENT.demands.length, all.length]).toEqual([120, 360])
    const asked = (city: string) => all.filter(demand => demand.city === city).length
    const times = { major: [14], medium: [10], small: [5, 6] }
    for (const city of PLACES) expect(times[city.size], city.name).toContain(asked(city.name))
    expect(PLACES.filter(city => asked(city.name) === 5)).toHaveLength(4)
    for (const { name } of CONTENT.goods) expect([13, 14]).toContain(all.filter(demand => demand.good === name).length)
    expect(new Set(all.map(demand => `${demand.good} ${demand.city}`)).size).toBe(360)
    for (const { demands } of CONTENT.demands) {
      expect(new Set(demands.map(demand => demand.city)).size).toBe(3)
      expect(new Set(demands.map(demand => demand.good)).size).toBe(3)
    }
    const pairs = all.map(demand => {
      const city = placeNamed(demand.city)!
      expect(city.goods).not.toContain(demand.good)
      return { distance: demandDistance(demand.good, city), payoff: demand.payoff }
    })
    for (const { distance, payoff } of pairs) {
      expect(distance).toBeGreaterThanOrEqual(5)
      expect(Math.abs(payoff - basePayoff(distance))).toBeLessThanOrEqual(0.12 * basePayoff(distance) + 1)
      expect(payoff).toBeLessThanOrEqual(50)
    }
    expect(mean(pairs.map(pair => pair.payoff))).toBeGreaterThan(15)
    expect(mean(pairs.map(pair => pair.payoff))).toBeLessThan(22)
    expect(correlation(pairs.map(pair => [pair.distance, pair.payoff]))).toBeGreaterThan(0.95)
  })

  test('9 joining seven major cities costs 90 to 150, less with the rainbow bridge', () => {
    const plain = cheapestNetwork(7, false)
    expect(plain).toBeGreaterThanOrEqual(90)
    expect(plain).toBeLessThanOrEqual(150)
    expect(cheapestNetwork(7, true)).toBeLessThan(plain)
  })

  test('10 events: twenty, every effect, no empty area', () => {
    expect(CONTENT.events.map(event => event.number)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
    const kinds = new Set(CONTENT.events.flatMap(event => event.parts.map(part => part.kind)))
    for (const kind of LASTING_KINDS) expect(kinds).toContain(kind)
    for (const kind of ['destroy-track', 'lose-turn', 'lose-load', 'ships-to-port', 'war-tax'])
      expect(kinds).toContain(kind)
    for (const parts of EVENT_PARTS.values()) {
      for (const { mask } of parts) if (mask !== undefined) expect(mask.includes(1)).toBe(true)
    }
    const closed = (card: number) => PLACES.filter(city => EVENT_PARTS.get(200 + card)![0]!.mask![city.centre] === 1)
    expect([closed(18).length, closed(19).length]).toEqual([18, 7])
  })

  test('11 golden values of distances (B4, E3) and prices (B6)', () => {
    const apart = (a: string, b: string) => hexDistance(placeNamed(a)!.centre, placeNamed(b)!.centre)
    expect([apart('Bluefeld', 'Bremmner'), apart('Thornmere', 'Karrowgate'), apart('Saltmarrow', 'Wychmoor')]).toEqual([
      10, 14, 18,
    ])
    const sea = spread([at(0, 41, 12)], point => isShipPoint(point) || isPort(point))
    expect(sea[at(0, 47, 7)]).toBe(9)
    const distances: readonly [string, string, number, number][] = [
      ['hops', 'Bremmner', 9, 11],
      ['dragons', 'Wychmoor', 27, 26],
      ['potions', 'Bluefeld', 26, 25],
      ['salt', 'Quillhaven', 36, 33],
    ]
    for (const [good, city, distance, payoff] of distances) {
      expect(demandDistance(good, placeNamed(city)!)).toBe(distance)
      expect(Math.round(basePayoff(distance))).toBe(payoff)
    }
  })

  test('B1 to B3, B5: six neighbours each way, each link once', () => {
    expect(neighboursOf(at(0, 20, 30))).toContain(at(0, 20, 31))
    for (let link = 0; link < LINK_COUNT; link++) {
      const [a, b] = endsOf(link)
      expect(a).toBeLessThan(b)
      expect(hexDistance(a, b)).toBe(1)
    }
    expect(hexDistance(at(0, 1, 1), at(1, 1, 1))).toBe(Number.POSITIVE_INFINITY)
  })
})

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function correlation(pairs: readonly (readonly [number, number])[]): number {
  const mx = mean(pairs.map(([x]) => x))
  const my = mean(pairs.map(([, y]) => y))
  const sum = (f: (x: number, y: number) => number) => pairs.reduce((total, [x, y]) => total + f(x - mx, y - my), 0)
  return sum((x, y) => x * y) / Math.sqrt(sum(x => x * x) * sum((_, y) => y * y))
}
