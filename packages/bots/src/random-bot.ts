import type { Bot } from '@turnwise/engine'

/** Plays any listed action; the weakest player of every game, and the one that finds its dead ends. */
export function randomBot(): Bot {
  return {
    id: 'random',
    title: 'Random',
    description: 'Plays any legal action.',
    choose: turn => turn.rng.pick(turn.legal),
  }
}
