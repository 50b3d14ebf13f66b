import { DIRS, type Dir } from '../game/grid.ts'
import { DIR_NAMES } from './words.ts'

const ARROWS: Readonly<Record<Dir, string>> = {
  N: 'M12 19V5M6 11l6-6 6 6',
  E: 'M5 12h14M13 6l6 6-6 6',
  S: 'M12 5v14M6 13l6 6 6-6',
  W: 'M19 12H5M11 6l-6 6 6 6',
}
const KEYS: Readonly<Record<Dir, string>> = { N: 'ArrowUp', E: 'ArrowRight', S: 'ArrowDown', W: 'ArrowLeft' }

interface DPadProps {
  readonly mayMove: boolean
  readonly hinted: Dir | undefined
  readonly onMove: (dir: Dir) => void
}

/** The four ways as buttons that a thumb can hit. */
export function DPad({ mayMove, hinted, onMove }: DPadProps) {
  return (
    <fieldset className="maze-dpad" aria-label="Move">
      {DIRS.map(dir => (
        <button
          key={dir}
          type="button"
          className="button maze-way"
          data-dir={dir}
          data-hint={hinted === dir}
          aria-label={`Go ${DIR_NAMES[dir]}`}
          aria-keyshortcuts={KEYS[dir]}
          aria-disabled={mayMove ? undefined : true}
          onClick={() => onMove(dir)}
        >
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <path d={ARROWS[dir]} />
          </svg>
        </button>
      ))}
    </fieldset>
  )
}
