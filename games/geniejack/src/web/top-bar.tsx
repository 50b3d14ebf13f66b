import type { GameView } from '../game/types.ts'
import type { Note } from './about.tsx'
import { RunMap } from './run-map.tsx'
import { nextSpeed, setSpeed, useSpeed } from './speed.ts'

interface TopBarProps {
  readonly view: GameView
  readonly onAbout: (note: Note) => void
}

/** The run map, the seed and the speed. */
export function TopBar({ view, onAbout }: TopBarProps) {
  const speed = useSpeed()
  const showSeed = () => {
    const text = `Difficulty ${view.difficulty}. The same seed gives the same run: enter it under “More settings”.`
    onAbout({ title: `Seed ${view.seed}`, text })
    // A refused clipboard is no loss: the seed is on the screen.
    navigator.clipboard?.writeText(view.seed).then(
      () => onAbout({ title: `Seed ${view.seed}`, text: `Copied. ${text}` }),
      () => undefined,
    )
  }
  return (
    <div className="geniejack-top">
      <RunMap view={view} />
      <button type="button" className="geniejack-chip geniejack-seed" onClick={showSeed}>
        <span aria-hidden="true">#</span>
        <span className="geniejack-seed-text">
          <span className="only-heard">Seed </span>
          {view.seed}
        </span>
      </button>
      <button type="button" className="geniejack-chip" onClick={() => setSpeed(nextSpeed(speed))}>
        <span className="only-heard">Game speed </span>
        {speed}×
      </button>
    </div>
  )
}
