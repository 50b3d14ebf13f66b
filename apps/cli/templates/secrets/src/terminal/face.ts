import { fail, ok, type TextFace } from '@turnwise/engine'
import type { Action, Event, View } from '../game/types.ts'

const cup = (dice: readonly (number | null)[]) => dice.map(face => face ?? '?').join(' ') || 'out'

export const face: TextFace<View, Action, Event> = {
  show(view, { names, ascii }) {
    const width = Math.max(...names.map(name => name.length))
    const cups = view.dice.map((dice, seat) => {
      const mark = view.outcome === null && view.turn === seat ? '>' : ' '
      return `${mark} ${(names[seat] ?? '').padEnd(width)}  ${cup(dice)}`
    })
    const bid =
      view.bid === null
        ? 'No bid yet.'
        : `Bid: ${view.bid.count} ${ascii ? 'x' : '×'} ${view.bid.face} by ${names[view.bid.seat]}.`
    return [`Round ${view.round}`, ...cups, bid].join('\n')
  },
  prompt(view, { names }) {
    if (view.outcome !== null) return 'The match is over.'
    if (view.turn === null) return 'Draw who bids first.'
    const name = names[view.turn] ?? `Seat ${view.turn}`
    return view.bid === null ? `${name} bids first.` : `${name} bids higher or challenges.`
  },
  describeAction(action) {
    if (action.type === 'bid') return `Bid ${action.count} × ${action.face}`
    return action.type === 'challenge' ? 'Challenge' : 'Draw who begins'
  },
  describeEvent(event, names) {
    const name = (seat: number) => names[seat] ?? `Seat ${seat}`
    switch (event.type) {
      case 'starter-drawn':
        return `${name(event.seat)} bids first.`
      case 'bid-made':
        return `${name(event.seat)} bids ${event.count} × ${event.face}.`
      case 'cups-lifted': {
        const { challenger, bid, dice, actual } = event.showdown
        const cups = dice.map((each, seat) => `${name(seat)} ${cup(each)}`).join('; ')
        return `${name(challenger)} challenges. ${cups}. There are ${actual} × ${bid.face}.`
      }
      case 'die-lost':
        return event.left === 0 ? `${name(event.seat)} is out.` : `${name(event.seat)} loses a die, ${event.left} left.`
      case 'dice-rolled':
        return event.dice === undefined || event.count === 0
          ? undefined
          : `${name(event.seat)} rolls ${cup(event.dice)}.`
      case 'match-ended':
        return `${event.winners.map(name).join(' and ')} ${event.winners.length === 1 ? 'wins' : 'share the win'}.`
    }
  },
  parse(line, _view, legal) {
    const text = line.trim().toLowerCase()
    const [, count, shown] = /^(?:bid\s+)?(\d+)\s*(?:x|×|of|\s)\s*(\d+)$/.exec(text) ?? []
    const action = legal.find(each =>
      each.type === 'bid' ? each.count === Number(count) && each.face === Number(shown) : each.type.startsWith(text),
    )
    if (text !== '' && action !== undefined) return ok(action)
    return fail('bad-request', 'Type "bid 3 x 5", "challenge" or "draw".')
  },
  help: 'bid 3 x 5   bid three fives\nchallenge   doubt the last bid\ndraw        draw who begins',
}
