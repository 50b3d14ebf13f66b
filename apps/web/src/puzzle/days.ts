/** Days are counted from 1970 in the time of this device. */
export function today(now = new Date()): number {
  return Math.floor((now.getTime() - now.getTimezoneOffset() * 60_000) / DAY)
}

const DAY = 86_400_000

/** `2026-11-16`, for addresses. */
export function formatDay(day: number): string {
  return new Date(day * DAY).toISOString().slice(0, 10)
}

/** Undefined for anything but a date up to today. */
export function parseDay(text: string, latest = today()): number | undefined {
  const day = Date.parse(`${text}T00:00:00Z`) / DAY
  return Number.isInteger(day) && formatDay(day) === text && day <= latest ? day : undefined
}

/** `16 November`. */
export function nameDay(day: number): string {
  return new Date(day * DAY).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' })
}

/** `M` for a Monday. */
export function weekdayOf(day: number): string {
  return new Date(day * DAY).toLocaleDateString('en-GB', { weekday: 'narrow', timeZone: 'UTC' })
}

/** Whole hours until the next day begins, at least 1. */
export function hoursLeft(now = new Date()): number {
  const next = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1)
  return Math.max(1, Math.round((next.getTime() - now.getTime()) / 3_600_000))
}
