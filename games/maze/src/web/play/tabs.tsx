import type { ChartedMap } from '../maps.ts'

interface TabsProps {
  readonly maps: readonly ChartedMap[]
  readonly front: ChartedMap['id']
  /** Held sideways there is room for a word each. */
  readonly isBrief: boolean
  readonly onPick: (id: ChartedMap['id']) => void
}

/** More than this many do not fit beside each other: the rest are in a list. */
const MOST = 4

/** All maps by name; one of them is in front. */
export function Tabs({ maps, front, isBrief, onPick }: TabsProps) {
  const tabs = maps.length <= MOST ? maps : maps.filter(({ id, isActive }) => id === 0 || id === 'own' || isActive)
  const others = maps.filter(map => !tabs.includes(map))
  return (
    <fieldset className="maze-tabs" aria-label="Maps">
      {tabs.map(({ id, title, isActive }) => (
        <button key={id} type="button" className="maze-map-tab" aria-pressed={id === front} onClick={() => onPick(id)}>
          {isBrief ? briefTitle(title) : title.replace('Under pit', 'Pit')}
          {isActive && (isBrief ? ' ●' : ', you')}
        </button>
      ))}
      {others.length > 0 && (
        <select
          className="maze-map-tab"
          aria-label="Older maps"
          data-pressed={others.some(({ id }) => id === front)}
          value={others.some(({ id }) => id === front) ? String(front) : ''}
          onChange={event => onPick(Number(event.target.value))}
        >
          <option value="" disabled>
            {others.length} older
          </option>
          {others.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      )}
    </fieldset>
  )
}

function briefTitle(title: string): string {
  return title.replace('Under pit', 'Pit').replace('Main map', 'Main').replace('Your maze', 'Yours')
}
