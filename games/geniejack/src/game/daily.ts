/** Today's seed, the same for everybody wherever they are. */
export function dailySeed(today: Date): string {
  return `daily-${today.toISOString().slice(0, 10)}`
}

/** A daily run counts once, so nothing in it can be taken back. */
export function isDaily(seed: string): boolean {
  return /^daily-\d{4}-\d\d-\d\d$/u.test(seed)
}
