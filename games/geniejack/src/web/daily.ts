/** Today's seed, the same for everybody wherever he is; terminals know it by the same name. */
export function dailySeed(today: Date): string {
  return `daily-${today.toISOString().slice(0, 10)}`
}

/** How long until the next one, in hours and minutes. */
export function untilTomorrow(now: Date): string {
  const next = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1)
  const minutes = Math.max(1, Math.ceil((next - now.getTime()) / 60_000))
  const hours = Math.floor(minutes / 60)
  return hours === 0 ? `${minutes} min` : `${hours} h ${minutes % 60} min`
}
