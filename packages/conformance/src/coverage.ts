import { readFileSync } from 'node:fs'
import { type Profiler, Session } from 'node:inspector'
import { fileURLToPath } from 'node:url'

/** Lines that no match reached, by file. */
export interface Unreached {
  readonly file: string
  /** First and last of each stretch. */
  readonly lines: readonly (readonly [number, number])[]
}

/** Which parts of the rules have run, as V8 counts it. To be started before the rules are loaded. */
export class Coverage {
  readonly #session = new Session()
  readonly #isRules: (file: string) => boolean
  /** By file, a byte for each character that has run. */
  readonly #ran = new Map<string, Uint8Array>()
  #isNew = false

  constructor(isRules: (file: string) => boolean) {
    this.#isRules = isRules
    this.#session.connect()
    this.#session.post('Profiler.enable')
    this.#session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
  }

  /** Whether anything has run since the last call that never did before. */
  reachedNew(): boolean {
    this.#isNew = false
    this.#session.post('Profiler.takePreciseCoverage', (_error, taken) => {
      for (const script of taken?.result ?? []) this.#note(script)
    })
    return this.#isNew
  }

  stop(): void {
    this.#session.disconnect()
  }

  unreached(): readonly Unreached[] {
    this.reachedNew()
    return [...this.#ran].flatMap(([file, ran]) => {
      const lines = linesOf(readFileSync(file, 'utf8'), ran)
      return lines.length === 0 ? [] : [{ file, lines }]
    })
  }

  #note({ url, functions }: Profiler.ScriptCoverage): void {
    const file = url.startsWith('file:') ? fileURLToPath(url) : url
    if (!this.#isRules(file)) return
    const ranges = functions.flatMap(each => each.ranges)
    const length = Math.max(...ranges.map(({ endOffset }) => endOffset))
    const ran = this.#ran.get(file) ?? new Uint8Array(length)
    this.#ran.set(file, ran)
    // Outer ranges first, so that the inner ones take their parts out again.
    const now = new Uint8Array(length)
    for (const { startOffset, endOffset, count } of ranges.toSorted(outerFirst)) {
      now.fill(count > 0 ? 1 : 0, startOffset, endOffset)
    }
    for (let i = 0; i < length; i++) {
      if (now[i] === 0 || ran[i] === 1) continue
      ran[i] = 1
      this.#isNew = true
    }
  }
}

function outerFirst(a: Profiler.CoverageRange, b: Profiler.CoverageRange): number {
  return a.startOffset - b.startOffset || b.endOffset - a.endOffset
}

function linesOf(text: string, ran: Uint8Array): readonly (readonly [number, number])[] {
  const stretches: [number, number][] = []
  let offset = 0
  for (const [i, line] of text.split('\n').entries()) {
    const code = line.trim()
    const start = offset + line.indexOf(code)
    const isCode = /\w/.test(code) && !/^(\/\/|\/\*|\*)/.test(code)
    if (isCode && ran.slice(start, start + code.length).every(each => each === 0)) {
      const last = stretches.at(-1)
      if (last !== undefined && last[1] >= i - 1) last[1] = i + 1
      else stretches.push([i + 1, i + 1])
    }
    offset += line.length + 1
  }
  return stretches
}
