import type { Source } from './lines.ts'
import { type City, type Demand, type DemandCard, RACES, type Train } from './types.ts'

export function parseGoods(source: Source): { name: string; chips: number }[] {
  return source.named(line => {
    const [name = '', count] = source.fields(line, 2) ?? []
    const chips = source.whole(line, count, 'chips')
    return chips === undefined ? undefined : { name, chips }
  })
}

export function parseTrains(source: Source): Train[] {
  return source.named(line => {
    const fields = source.fields(line, 5)
    if (fields === undefined) return undefined
    const level = source.whole(line, fields[1], 'level')
    const loads = source.whole(line, fields[2], 'loads')
    const speed = source.whole(line, fields[3], 'speed')
    const copies = source.whole(line, fields[4], 'copies')
    if (level === undefined || loads === undefined || speed === undefined || copies === undefined) return undefined
    return { name: fields[0] ?? '', level, loads, speed, copies }
  })
}

export function parseForemen(source: Source) {
  return source.named(line => {
    const [name = '', text] = source.fields(line, 2) ?? []
    const race = source.oneOf(line, text, RACES, 'race')
    return race === undefined ? undefined : { name, race }
  })
}

export function parseShips(source: Source) {
  return source.named(line => {
    const [name = '', feeText, speedText] = source.fields(line, 3) ?? []
    const fee = source.whole(line, feeText, 'fee')
    const speed = source.whole(line, speedText, 'speed')
    return fee === undefined || speed === undefined ? undefined : { name, fee, speed }
  })
}

export function parseDemands(source: Source, cities: readonly City[], goods: readonly string[]): DemandCard[] {
  return source.each(line => {
    const fields = source.fields(line, 4)
    if (fields === undefined) return undefined
    const number = source.whole(line, fields[0], 'card number')
    const demands: Demand[] = []
    for (const text of fields.slice(1)) {
      // Read from the right: names of cities contain spaces.
      const parts = /^(.+) (\S+) (\d+)$/.exec(text)
      if (parts === null) return source.report(line, `"${text}" is not a demand such as Bluefeld potions 25`)
      const [, city = '', good = '', payoff] = parts
      if (!cities.some(each => each.name === city)) return source.report(line, `city "${city}" is not in cities.txt`)
      if (!goods.includes(good)) return source.report(line, `good "${good}" is not in goods.txt`)
      demands.push({ city, good, payoff: Number(payoff) })
    }
    return number === undefined ? undefined : { number, demands }
  })
}
