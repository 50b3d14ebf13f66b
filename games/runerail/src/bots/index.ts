import { randomBot } from '@turnwise/bots'
import type { Bot } from '@turnwise/engine'
import type { Action } from '../game/commands/index.ts'
import type { View } from '../game/types.ts'
import { decide } from './decide.ts'
import { estimate } from './estimate.ts'
import { MAGNATE, PLANNER } from './settings.ts'

export const random: Bot<View, Action> = { ...randomBot(), choose: turn => turn.rng.pick(turn.legal) }

export const planner: Bot<View, Action> = {
  id: 'planner',
  title: 'Planner',
  description: 'Serves one demand at a time: the one that pays best for its track and distance.',
  choose: turn => decide(turn, PLANNER),
}

export const magnate: Bot<View, Action> = {
  ...estimate,
  id: 'magnate',
  title: 'Magnate',
  description: 'Plans several deliveries together, sails, and builds with the seven cities in mind.',
  choose: turn => decide(turn, MAGNATE),
}

/** Weakest first. */
export const bots = [random, planner, magnate] as const
