import { fail, ok, type Result } from './result.ts'

/** The most characters of a name. */
export const NAME_LENGTH = 40
/** The most characters of a seed. */
export const SEED_LENGTH = 200

/** Characters that move the cursor, reorder a line or are invisible, line breaks included. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}]/u

/** Joiners after what they join: combining marks (so the viramas of Indic scripts), emoji, and cursive scripts. */
const JOINERS =
  /(?<=[\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Nko}\p{Script=Adlam}])[\u200C\u200D]/gu

/** Direction marks, which only a text with right-to-left letters needs. */
const DIRECTION_MARKS = /[\u061C\u200E\u200F]/gu
const RIGHT_TO_LEFT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u

/** The one check of names, for all inputs. */
export function checkName(text: unknown): Result<string> {
  const checked = checkText('A name', text, NAME_LENGTH)
  return checked.ok && checked.value.trim() === '' ? wrongLength('A name', NAME_LENGTH) : checked
}

/** The one check of seeds, for all inputs. */
export function checkSeed(text: unknown): Result<string> {
  return checkText('A seed', text, SEED_LENGTH)
}

/** One line of plain text, its length in code points as JSON Schema counts it. */
export function checkText(what: string, text: unknown, longest: number): Result<string> {
  if (typeof text !== 'string' || text === '') return wrongLength(what, longest)
  if (!text.isWellFormed()) return fail('bad-request', `${what} must be well-formed Unicode.`)
  // The cheap bound first: a code point has at most two units.
  if (text.length > longest * 2 || [...text].length > longest) return wrongLength(what, longest)
  const joined = text.replace(JOINERS, '')
  const seen = RIGHT_TO_LEFT.test(joined) ? joined.replace(DIRECTION_MARKS, '') : joined
  return UNSEEN.test(seen) ? fail('bad-request', `${what} may not hold control or invisible characters.`) : ok(text)
}

/** Equal for two names that look the same, so that a match does not have both. */
export function nameKey(name: string): string {
  return name
    .replace(/[\u200C\u200D]/gu, '')
    .replace(DIRECTION_MARKS, '')
    .normalize('NFKC')
    .trim()
    .toLowerCase()
}

/** The name with something behind it, cut so that both together are no longer than a name. */
export function nameWith(name: string, suffix: string): string {
  return `${[...name]
    .slice(0, NAME_LENGTH - [...suffix].length)
    .join('')
    .trimEnd()}${suffix}`
}

function wrongLength(what: string, longest: number): Result<string> {
  return fail('bad-request', `${what} has 1 to ${longest} characters.`)
}
