import type { Bot } from '@turnwise/engine'

/** The names of the levels, by how many bots a game has, weakest first. */
const TITLES: readonly (readonly string[])[] = [
  [],
  ['Easy'],
  ['Easy', 'Hard'],
  ['Easy', 'Medium', 'Hard'],
  ['Easy', 'Medium', 'Hard', 'Expert'],
]

export interface Level {
  /** The bot that plays at this level. */
  readonly bot: string
  readonly title: string
  /** One line on how it plays. */
  readonly text: string
}

/** The name of a bot of this level at the table: `Easy`, or `Easy 2` if there is another one. */
export function botNames(bots: readonly Bot[], bot: string, count: number): readonly string[] {
  const title = levelsOf(bots).find(level => level.bot === bot)?.title ?? bot
  return Array.from({ length: count }, (_, i) => (i === 0 ? title : `${title} ${i + 1}`))
}

/** A game lists its bots weakest first; players know them as levels. */
export function levelsOf(bots: readonly Bot[]): readonly Level[] {
  const titles = TITLES[bots.length]
  return bots.map(({ id, title, description }, i) => ({
    bot: id,
    title: titles?.[i] ?? (i === bots.length - 1 ? 'Expert' : `Level ${i + 1}`),
    text: `${title}: ${description}`,
  }))
}
