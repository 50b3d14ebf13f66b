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

/** Characters that show nothing: fillers, selectors of variants, blanks. */
const BLANK = /[\p{Default_Ignorable_Code_Point}\u2800\u{1D159}\u{16FE4}]/gu

/** Variants after what has them: emoji, ideographs, letters of Mongolian, 'Phags-pa and Myanmar; and blanks within Braille. */
const VARIANTS =
  /(?<=[\p{Emoji}\p{Emoji_Modifier}])[\uFE0E\uFE0F]|(?<=\p{Ideographic})[\uFE00-\uFE02\u{E0100}-\u{E01EF}]|(?<=\p{Script=Mongolian})[\u180B-\u180D\u180F]|(?<=[\p{Script=Phags_Pa}\p{Script=Myanmar}])\uFE00|(?<=[\u2801-\u28FF])\u2800(?=[\u2801-\u28FF])/gu

/** Something that can be seen by itself. */
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u

/** The one check of names, for all inputs. */
export function checkName(text: unknown): Result<string> {
  const checked = checkText('A name', text, NAME_LENGTH)
  if (!checked.ok) return checked
  if (checked.value.trim() === '') return wrongLength('A name', NAME_LENGTH)
  const plain = checked.value.replace(VARIANTS, '').replace(JOINERS, '').replace(DIRECTION_MARKS, '')
  const shown = plain.replace(BLANK, '')
  if (shown === plain && SEEN.test(shown)) return checked
  return fail('bad-request', 'A name may not hold control or invisible characters.')
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

/** Small letters of other scripts that look like Latin ones, themselves or as capitals. */
const SAME_SMALL = sameAs(
  'аa вb еe кk мm нh оo рp сc тt уy хx ѕs іi јj ԛq ԝw αa βb εe ζz ηh ιi κk μm νn οo ρp τt υy χx օo',
)
/** What looks like a small l, a capital O or an m. */
const SAME_STROKES = sameAs('Il 1l |l Іl Ιl ӏl Ӏl 0O ОO ΟO')

function sameAs(pairs: string): ReadonlyMap<string, string> {
  return new Map(pairs.split(' ').map(pair => [pair.slice(0, 1), pair.slice(1)]))
}

/** Would two names at one table be taken for the same? */
export function readAlike(one: string, other: string): boolean {
  const [a, b] = [one, other].map(bareName)
  if (a === undefined || b === undefined) return false
  return folded(a) === folded(b) || inStrokes(a) === inStrokes(b)
}

/** Without what cannot be seen. */
function bareName(name: string): string {
  return name.normalize('NFKC').replace(BLANK, '').replace(DIRECTION_MARKS, '').replace(/\s/gu, '').normalize('NFC')
}

function folded(name: string): string {
  return replaced(name.toLowerCase(), SAME_SMALL)
}

function inStrokes(name: string): string {
  return replaced(name, SAME_STROKES).replaceAll('rn', 'm')
}

function replaced(text: string, same: ReadonlyMap<string, string>): string {
  return [...text].map(character => same.get(character) ?? character).join('')
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
