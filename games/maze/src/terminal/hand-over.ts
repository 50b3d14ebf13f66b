import type { TextStyle } from '@turnwise/engine'
import type { View } from '../game/view.ts'

/**
 * What two people on one device see between them, instead of the map of either: it tells only what everybody may know,
 * and whose eyes come next.
 */
export function handOver(view: View, style: TextStyle): string {
  const [seat] = view.toAct
  if (seat === undefined) return ''
  const name = style.names[seat] ?? `Player ${seat + 1}`
  const what = { build: 'build a maze', start: 'choose a start', play: `play a slot of round ${view.round}`, over: '' }
  const lines = [`Hand over to ${name}.`, `${name} is to ${what[view.phase]}.`, 'Press Enter when nobody else looks.']
  const width = Math.min(style.width, Math.max(...lines.map(line => line.length)) + 4)
  const rule = (style.ascii ? '-' : '─').repeat(width)
  return ['', rule, ...lines.map(line => `  ${line}`), rule, ''].join('\n')
}
