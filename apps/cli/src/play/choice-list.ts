import type { Choice } from './frame.ts'

/** A longer list is not printed; the game's own help says what can be typed. */
const LONGEST_LIST = 40
/** From so many on, choices that differ only in their last word are listed by that word. */
const MANY_ALIKE = 6
const MOST_WORDS = 24

/** A list of choices, line by line. Choices that differ only in their last word, such as a cell, share two lines. */
export function choiceLines(choices: readonly Choice[]): readonly string[] {
  const groups = Map.groupBy(choices, choice => kindOf(choice) ?? choice)
  const lines = [...groups.values()].flatMap(group => {
    const [first, ...others] = group
    if (first === undefined || group.length < MANY_ALIKE) return group.map(lineOf)
    const words = others.slice(0, MOST_WORDS).map(({ key }) => lastWord(key))
    const more = others.length > MOST_WORDS ? ` and ${others.length - MOST_WORDS} more` : ''
    return [lineOf(first), `  … or with ${words.join(', ')}${more}`]
  })
  const left = lines.length - LONGEST_LIST
  if (left <= 0) return lines
  return [...lines.slice(0, LONGEST_LIST), `  … and ${left} more; ? tells how to type them.`]
}

function lineOf({ key, text }: Choice): string {
  return key === text ? `  ${key}` : `  ${key}: ${text}`
}

/** What is typed and what it says, without the last word; undefined where the text does not have that word. */
function kindOf({ key, text }: Choice): string | undefined {
  const word = lastWord(key)
  if (word === key || !text.includes(word)) return undefined
  return `${key.slice(0, -word.length)}: ${text.replace(word, '')}`
}

function lastWord(text: string): string {
  return text.slice(text.lastIndexOf(' ') + 1)
}
