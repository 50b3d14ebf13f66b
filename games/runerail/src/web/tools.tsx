import type { StageHandle } from './use-stage.ts'

interface ToolsProps {
  readonly handle: StageHandle
  readonly isPencil: boolean
  readonly togglePencil: (() => void) | undefined
  findTrain(): void
}

/** Level, zoom, pencil, and the way back to one's train. */
export function Tools({ handle: { stage, level }, isPencil, togglePencil, findTrain }: ToolsProps) {
  return (
    <div className="runerail-tools">
      {togglePencil !== undefined && (
        <button
          type="button"
          className="button runerail-tool"
          aria-label="Plan track"
          aria-pressed={isPencil}
          onClick={togglePencil}
        >
          <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
            <path
              d="M3 17l1-4L13.5 3.5l3 3L7 16z M12 5l3 3"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.8"
              strokeLinejoin="round"
            />
          </svg>
        </button>
      )}
      <button
        type="button"
        className="button button-small"
        aria-pressed={level === 1}
        onClick={() => stage.current?.lens.goTo(1 - level)}
      >
        {level === 0 ? 'Underground' : 'Surface'}
      </button>
      <button
        type="button"
        className="button runerail-tool"
        aria-label="Zoom in"
        onClick={() => stage.current?.lens.zoom(1)}
      >
        +
      </button>
      <button
        type="button"
        className="button runerail-tool"
        aria-label="Zoom out"
        onClick={() => stage.current?.lens.zoom(-1)}
      >
        −
      </button>
      <button type="button" className="button runerail-tool" aria-label="Find my train" onClick={findTrain}>
        <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
          <path
            d="M10 1v5M10 14v5M1 10h5M14 10h5M10 5.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9z"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
          />
        </svg>
      </button>
    </div>
  )
}
