export interface Measured {
  readonly name: string
  readonly perSecond: number
}

export interface Contender {
  readonly name: string
  /** Plays the whole game with this number and returns how many moves it took. */
  play(game: number): number | Promise<number>
}

/**
 * Runs the contenders in turns, a slice each, round after round, so that other work on the machine affects all of them
 * alike; the figure is the median round.
 */
export async function measure(contenders: readonly Contender[], rounds: number, sliceMs: number): Promise<Measured[]> {
  const speeds = contenders.map((): number[] => [])
  let game = 0
  for (let round = 0; round <= rounds; round++) {
    for (const [i, contender] of contenders.entries()) {
      const began = performance.now()
      let moves = 0
      while (performance.now() - began < sliceMs) moves += await contender.play(game++)
      // The first round warms up.
      if (round > 0) speeds[i]?.push((moves / (performance.now() - began)) * 1000)
    }
  }
  return contenders.map(({ name }, i) => ({ name, perSecond: median(speeds[i] ?? []) }))
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

export function formatCount(value: number): string {
  return Math.round(value).toLocaleString('en-US')
}

export function printTable(head: readonly string[], rows: readonly (readonly string[])[]): void {
  for (const row of [head, head.map(() => '---'), ...rows]) process.stdout.write(`| ${row.join(' | ')} |\n`)
}
