import type { Seat, TextStyle } from '@turnwise/engine'
import { DEMANDS, EVENTS, FOREMEN, SHIPS, TRAINS } from '../game/content.ts'
import type { View } from '../game/types.ts'
import { drawMap, markOf, paint, trackMarkOf, wrap } from './map.ts'
import { formatPlace } from './names.ts'

const CENTRE: readonly [number, number, number] = [0, 30, 18]

export function nameOf(seat: Seat, names: readonly string[]): string {
  return names[seat] ?? `Seat ${seat}`
}

/** The window of the map round the viewer's train, then the table in words. */
export function show(view: View, style: TextStyle): string {
  const whose = typeof style.viewer === 'number' ? style.viewer : (view.current?.player ?? 0)
  const at = view.players[whose]?.at ?? CENTRE
  return [
    drawMap(view, at, style),
    '',
    ...view.players.flatMap((_, seat) => showPlayer(view, seat, style)),
    ...(view.draft === null ? [] : showDraft(view, style)),
    ...showHand(view, whose, style),
    ...showEffects(view, style),
  ].join('\n')
}

function showPlayer(view: View, seat: Seat, style: TextStyle): string[] {
  const player = view.players[seat]
  if (player === undefined) return []
  const who = `${markOf(seat)}${trackMarkOf(seat)} ${nameOf(seat, style.names)}`
  if (player.resigned) return [`${who}: resigned`]
  const train = TRAINS.get(player.train)
  const foreman =
    player.foreman === null ? 'no foreman' : `${player.foreman} (${FOREMEN.get(player.foreman)?.race ?? ''})`
  const facts = [
    `${player.gp} gold${player.debt > 0 ? `, owes ${player.debt}` : ''}`,
    `${view.joined[seat] ?? 0} of ${view.options.goal_cities} cities`,
    `${player.train} ${train?.speed ?? 0}/${train?.loads ?? 0}`,
    foreman,
    player.at === null ? 'not placed' : formatPlace(player.at),
    player.loads.length === 0 ? 'empty' : player.loads.join(', '),
    ...(player.ship === null ? [] : [`aboard ${player.ship.name} (${SHIPS.get(player.ship.name)?.speed ?? 0})`]),
    ...(player.skip > 0 ? [`loses ${player.skip} turn${player.skip > 1 ? 's' : ''}`] : []),
  ]
  const [first = '', ...more] = wrap(`${who}: ${facts.join('; ')}`, style.width - 4)
  return [paint(first.slice(0, 2), seat, style) + first.slice(2), ...more.map(line => `    ${line}`)]
}

function showDraft(view: View, style: TextStyle): string[] {
  const offers = view.draft?.offers ?? []
  return offers.flatMap((offer, seat) =>
    offer.length === 0
      ? []
      : wrap(`Dealt to ${nameOf(seat, style.names)}: ${offer.map(describeForeman).join(', ')}`, style.width),
  )
}

export function describeForeman(name: string): string {
  return `${name} (${FOREMEN.get(name)?.race ?? '?'})`
}

function showHand(view: View, seat: Seat, style: TextStyle): string[] {
  const hand = view.players[seat]?.hand ?? []
  return hand.flatMap(card => {
    const demands = DEMANDS.get(card)?.demands ?? []
    return wrap(
      `Card ${card}: ${demands.map(each => `${each.good} to ${each.city} ${each.payoff}`).join('; ')}`,
      style.width,
    )
  })
}

function showEffects(view: View, style: TextStyle): string[] {
  const cards = [...new Set(view.effects.map(effect => effect.card))]
  return cards.flatMap(card => {
    const { name = '', text = '' } = EVENTS.get(card) ?? {}
    const until = view.effects.find(effect => effect.card === card)?.until ?? null
    return wrap(`${name}: ${text} ${until === null ? '' : `(to the end of turn ${until})`}`.trim(), style.width)
  })
}

/** Whose turn it is, what may be done now, and what bounds it. */
export function prompt(view: View, { names, viewer }: TextStyle): string {
  const who = (seat: Seat) => `${nameOf(seat, names)}${seat === viewer ? ' (you)' : ''}`
  const { stage, pending, current, draft, result } = view
  if (result !== null) return `${who(result.winner)} has won (${REASONS[result.reason]}).`
  if (pending?.kind === 'lose-load')
    return `${pending.waiting.map(who).join(' and ')}: choose a load to lose (lose GOOD).`
  if (pending?.kind === 'keep-foreman')
    return `${who(pending.player)} drew ${describeForeman(pending.drawn)}: keep which?`
  if (pending?.kind === 'choose-ship') return `${who(pending.player)} may board ${pending.drawn.join(', ')}, or none.`
  if (draft !== null)
    return `${who(draft.picker)}: pick a foreman${draft.round < 3 ? ' or none' : ''} (round ${draft.round}).`
  if (stage === 'placing') return `${who(placer(view))}: place your train in any city.`
  if (current === null) return 'Nobody is to move.'
  const spent = `${current.spent} of 20 gold spent`
  if (stage === 'opening') return `${who(current.player)}, opening turn: build, upgrade, hire; ${spent}.`
  const left = { move: `${current.movesLeft} movement left`, ship: 'trains stand still', build: spent }[current.phase]
  return `Turn ${view.turn}, ${who(current.player)}, ${current.phase} phase: ${left}.`
}

function placer(view: View): Seat {
  return view.order[(view.step ?? 0) % view.order.length] ?? 0
}

const REASONS = {
  network: 'enough gold and cities joined',
  'turn-limit': 'ahead at the limit of turns',
  'last-standing': 'everybody else resigned',
} as const
