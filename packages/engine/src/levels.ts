import type { Bot } from './bot.ts'

/** The names of the levels, by how many bots a game has, weakest first. */
const TITLES: readonly (readonly string[])[] = [
  [],
  ['Easy'],
  ['Easy', 'Hard'],
  ['Easy', 'Medium', 'Hard'],
  ['Easy', 'Medium', 'Hard', 'Expert'],
]

/** A bot as players know it. */
export interface Level {
  /** The bot that plays at this level. */
  readonly bot: string
  readonly title: string
  /** One line on how it plays. */
  readonly text: string
}

/** A game lists its bots weakest first; players know them as levels. */
export function levelsOf(bots: readonly Bot[]): readonly Level[] {
  const titles = TITLES[bots.length]
  return bots.map(({ id, description }, i) => ({
    bot: id,
    title: titles?.[i] ?? (i === bots.length - 1 ? 'Expert' : `Level ${i + 1}`),
    text: description,
  }))
}

/** The name of a bot at the table, unless it is given one: `Easy`. */
export function levelTitle(bots: readonly Bot[], bot: Bot): string {
  return levelsOf(bots).find(level => level.bot === bot.id)?.title ?? bot.title
}
