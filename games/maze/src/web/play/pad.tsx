import { DIRS, type Dir } from '../../game/grid.ts'
import { DIR_NAMES } from '../../game/words/names.ts'
import { KEYS } from '../map/ways.tsx'

const ARROWS: Readonly<Record<Dir, string>> = {
  N: 'M6 15l6-6 6 6',
  E: 'M9 6l6 6-6 6',
  S: 'M6 9l6 6 6-6',
  W: 'M15 6l-6 6 6 6',
}

interface PadProps {
  /** What an arrow does: a step, or a move of the map that is being joined. */
  readonly does: 'Go' | 'Move the map'
  readonly isReady: boolean
  readonly hinted: Dir | undefined
  readonly onPress: (dir: Dir) => void
}

/** The four ways as buttons that a thumb can hit. */
export function Pad({ does, isReady, hinted, onPress }: PadProps) {
  return (
    <fieldset className="maze-pad" aria-label="Directions">
      {DIRS.map(dir => (
        <button
          key={dir}
          type="button"
          className="button maze-way"
          data-dir={dir}
          data-hint={hinted === dir}
          aria-label={`${does} ${DIR_NAMES[dir]}`}
          aria-keyshortcuts={KEYS[dir]}
          aria-disabled={isReady ? undefined : true}
          onClick={() => onPress(dir)}
        >
          <svg viewBox="0 0 24 24" width="28" height="28" aria-hidden="true">
            <path d={ARROWS[dir]} />
          </svg>
        </button>
      ))}
    </fieldset>
  )
}
