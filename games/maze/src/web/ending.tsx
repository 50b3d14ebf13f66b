import type { Viewer } from '@turnwise/engine'
import type { BoardPlayer, ResultPicture } from '@turnwise/ui'
import type { View } from '../game/types.ts'
import { plural } from '../game/words/names.ts'
import { describeOutcome } from '../game/words/prompt.ts'
import { MarkIcon } from './art/marks.tsx'

/** What the result card says: how it was won and in how many steps. */
export function ending(view: View, players: readonly BoardPlayer[], viewer: Viewer): ResultPicture | undefined {
  if (view.outcome === null) return undefined
  const names = players.map(({ name }) => name)
  const [, why = ''] = describeOutcome(view.outcome, { viewer, names }).split(': ')
  const steps = view.tempo.map((tempo, seat) => `${names[seat]} took ${plural(tempo.moves, 'step')}`).join(', ')
  const sentence = `${why[0]?.toUpperCase() ?? ''}${why.slice(1)} ${steps}.`
  if (view.outcome.reason !== 'treasure') return { detail: sentence }
  return { picture: <MarkIcon mark={{ kind: 'true-treasure' }} size={84} />, detail: sentence }
}
