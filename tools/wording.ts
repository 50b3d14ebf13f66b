export interface Finding {
  readonly path: string
  readonly line: number
  readonly why: string
}

interface Rule {
  readonly pattern: RegExp
  readonly advice: string
  /** Files in which the words mean something else. */
  readonly except?: RegExp
}

/** Words that CONTRIBUTING.md's glossary and style replace. Case does not matter. */
const RULES: readonly Rule[] = [
  {
    pattern: /\b(he|she|his|him|her|hers|himself|herself)\b/i,
    advice: 'a person is "they", a bot or an enemy is "it"',
    // Circe and Aeolus are characters of the voyage.
    except: /^games\/odysseus\//,
  },
  { pattern: /\bshall\b/i, advice: 'say "must", "can" or "will"' },
  { pattern: /\bthe house\b|\bhouse's\b/i, advice: 'say "this repository", or what is meant' },
  { pattern: /\bat the rail\b/i, advice: 'say "a spectator"' },
  { pattern: /\bsomebody\b/i, advice: 'say who: a player, a spectator, another program' },
  { pattern: /\bunless told\b/i, advice: 'say "by default"' },
  { pattern: /\bforetell/i, advice: 'say "predict"' },
  { pattern: /\bshown out\b/i, advice: 'say "disconnected"' },
  { pattern: /^#+ what holds\b/i, advice: 'say "guarantees"' },
  { pattern: /\bways to sit down\b/i, advice: 'say "ways to play"' },
  { pattern: /\b(eyesOf|speakingOf|patiently)\b/, advice: 'name it by what it does' },
  { pattern: /\beach so many\b/i, advice: 'say "every N"' },
]

/** Lines of these files that use words we avoid. */
export function findWording(files: readonly { readonly path: string; readonly text: string }[]): readonly Finding[] {
  return files.flatMap(({ path, text }) => {
    const rules = RULES.filter(({ except }) => except?.test(path) !== true)
    return text
      .split('\n')
      .flatMap((line, index) =>
        rules
          .filter(({ pattern }) => pattern.test(line))
          .map(({ pattern, advice }) => ({ path, line: index + 1, why: `"${pattern.exec(line)?.[0]}": ${advice}` })),
      )
  })
}
