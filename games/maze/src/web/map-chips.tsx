import type { ChartedMap } from './maps.ts'

interface MapChipsProps {
  readonly maps: readonly ChartedMap[]
  readonly staged: ChartedMap['id']
  readonly onPick: (id: ChartedMap['id']) => void
}

/** All maps by name; one of them lies in front. */
export function MapChips({ maps, staged, onPick }: MapChipsProps) {
  if (maps.length < 2) return null
  return (
    <fieldset className="maze-chips" aria-label="Maps">
      {maps.map(({ id, title, isActive }) => (
        <button key={id} type="button" className="maze-chip" aria-pressed={id === staged} onClick={() => onPick(id)}>
          {title.replace('Under pit', 'Pit')}
          {isActive && ' (you)'}
        </button>
      ))}
    </fieldset>
  )
}
