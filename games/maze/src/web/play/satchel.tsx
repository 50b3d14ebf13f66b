import type { View } from '../../game/types.ts'
import { describeCondition } from '../../game/words/board.ts'
import { plural } from '../../game/words/names.ts'
import { MarkIcon } from '../art/marks.tsx'
import type { ChartedMap } from '../maps.ts'

interface SatchelProps {
  readonly view: View
  /** Maps that can be looked at again. */
  readonly older?: readonly ChartedMap[]
  readonly picked?: ChartedMap['id'] | undefined
  readonly size: number
  readonly isBrief?: boolean
  readonly onPick?: (id: ChartedMap['id'] | undefined) => void
}

/** What the player carries and suffers, and older maps. */
export function Satchel({ view, older = [], picked, size, isBrief = false, onPick }: SatchelProps) {
  if (view.own === null) return null
  return (
    <ul className="maze-satchel" aria-label="What you carry">
      {describeCondition(view.own, view.options.treasures).map(({ mark, title, detail, brief }) => (
        <li key={title}>
          <MarkIcon mark={mark} size={size} isOnPaper />
          <span>
            <b>{isBrief ? brief[0] : title}</b>
            <small>{isBrief ? brief[1] : detail}</small>
          </span>
        </li>
      ))}
      {older.slice(-3).map(({ id, title, cells }) => (
        <li key={id}>
          <button
            type="button"
            className="maze-older"
            aria-pressed={picked === id}
            onClick={() => onPick?.(picked === id ? undefined : id)}
          >
            <svg className="maze-icon" viewBox="0 0 44 44" width={size} height={size} aria-hidden="true">
              <path className="maze-chip" d="M4 6L22 4 40 7 39 24 41 38 24 40 6 39 3 22z" />
              <path d="M12 14h14v10h-7v8h-7z" fill="#fffaeb" stroke="#8a5f2c" />
              <path className="maze-line" d="M26 14v10M12 32h7" />
            </svg>
            <span>
              <b>{title}</b>
              <small>an older map, {plural(cells, 'cell')}</small>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
