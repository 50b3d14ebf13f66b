import type { Finding } from './wording.ts'

interface Rule {
  readonly pattern: RegExp
  readonly advice: string
}

/** What makes a test depend on how fast a machine is. The runners' limits for what hangs are in their configurations. */
const RULES: readonly Rule[] = [
  { pattern: /\bwaitForTimeout\(/, advice: 'wait for the event that is meant' },
  { pattern: /=> setTimeout\(|\btimers\/promises\b|\bsleep\(/, advice: 'a sleep: wait for the event that is meant' },
  {
    pattern: /\b(while|for) ?\(.*\b(performance|Date)\.now\(/,
    advice: 'a loop until a time is up: wait for the event',
  },
  { pattern: /\bexpect\(.*\b(performance|Date)\.now\(/, advice: 'an assertion on time: inject the time' },
  { pattern: /\b(retries|retry|repeats): ?\d|--(retries|retry)\b/, advice: 'a test that needs a second try is a bug' },
  {
    pattern: /^(?!.*\bcmd: ).*\btimeout: ?[1-9][\d_]*(?![\d_]| \*)|^ *\}, \d[\d_]{3,}\)$/,
    advice: 'a limit of its own: the runner has one',
  },
]

/** Tests, what they share, and the runners' configurations; templates are run by others. */
const isForTests = (path: string) =>
  /(\.test\.tsx?|\/(e2e|tests)\/.*\.tsx?|(playwright|vitest)\.config\.ts)$/.test(path) &&
  !/^apps\/cli\/templates\/|^tools\/test-time/.test(path)

export function findTestTime(files: readonly { readonly path: string; readonly text: string }[]): readonly Finding[] {
  return files.flatMap(({ path, text }) =>
    isForTests(path)
      ? text.split('\n').flatMap((line, index) =>
          RULES.filter(({ pattern }) => pattern.test(line)).map(({ advice }) => ({
            path,
            line: index + 1,
            why: `${line.trim()}: ${advice}`,
          })),
        )
      : [],
  )
}
