import { weekdayOf } from './days.ts'

interface WeekProps {
  readonly solved: readonly number[]
  readonly day: number
  readonly hasLetters?: boolean
}

/** The last seven days; today has a ring. */
export function Week({ solved, day, hasLetters = false }: WeekProps) {
  return (
    <span className="puzzle-week" aria-hidden="true">
      {Array.from({ length: 7 }, (_, i) => day - 6 + i).map(each => (
        <span key={each}>
          <i data-solved={solved.includes(each)} data-today={each === day}>
            {solved.includes(each) ? '✓' : ''}
          </i>
          {hasLetters && <small>{weekdayOf(each)}</small>}
        </span>
      ))}
    </span>
  )
}

export function daysText(days: number): string {
  return days === 1 ? '1 day in a row' : `${days} days in a row`
}
