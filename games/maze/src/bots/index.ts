import type { Bot } from '@turnwise/engine'
import type { Action, View } from '../index.ts'

export const bots: readonly Bot<View, Action>[] = []
