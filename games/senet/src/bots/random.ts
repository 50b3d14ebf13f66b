import type { Bot } from '@turnwise/engine'
import type { Action, View } from '../game/types.ts'

export const random: Bot<View, Action> = {
  id: 'random',
  title: 'Random',
  description: 'Moves any piece that can move.',
  choose: ({ legal, rng }) => rng.pick(legal),
}
