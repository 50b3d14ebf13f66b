import type { StageHandle } from './use-stage.ts'

interface ToolsProps {
  readonly handle: StageHandle
  readonly isPencil: boolean
  readonly togglePencil: (() => void) | undefined
  findTrain(): void
}

const PATHS = {
  plus: 'M0-7V7M-7 0H7',
  minus: 'M-7 0H7',
  locate: 'M0-9V-5M0 5V9M-9 0H-5M5 0H9M0-5A5 5 0 1 1 0 5A5 5 0 1 1 0-5M-1 0h2',
  layers: 'M0-8L9-3L0 2L-9-3zM-9 1L0 6L9 1M-9 5L0 10L9 5',
  pencil: 'M-8 8L-7 3L4-8L8-4L-3 7zM2-6L6-2',
} as const

function Icon({ name }: { readonly name: keyof typeof PATHS }) {
  return (
    <svg viewBox="-12 -12 24 24" width="22" height="22" aria-hidden="true">
      <path
        d={PATHS[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}

/** Zoom, the way back to the own train, the other level, and the pencil. */
export function Tools({ handle: { stage, level }, isPencil, togglePencil, findTrain }: ToolsProps) {
  return (
    <div className="runerail-tools" role="toolbar" aria-label="Map">
      <button
        type="button"
        className="runerail-tool runerail-zoom"
        aria-label="Zoom in"
        onClick={() => stage.current?.lens.zoom(1)}
      >
        <Icon name="plus" />
      </button>
      <button
        type="button"
        className="runerail-tool runerail-zoom"
        aria-label="Zoom out"
        onClick={() => stage.current?.lens.zoom(-1)}
      >
        <Icon name="minus" />
      </button>
      <button type="button" className="runerail-tool" aria-label="Find my train" onClick={findTrain}>
        <Icon name="locate" />
      </button>
      <button
        type="button"
        className="runerail-tool"
        aria-label={level === 0 ? 'Underground' : 'Surface'}
        title={level === 0 ? 'Underground' : 'Surface'}
        aria-pressed={level === 1}
        onClick={() => stage.current?.lens.goTo(1 - level)}
      >
        <Icon name="layers" />
      </button>
      {togglePencil !== undefined && (
        <button
          type="button"
          className="runerail-tool"
          aria-label="Plan track"
          title="Plan track"
          aria-pressed={isPencil}
          onClick={togglePencil}
        >
          <Icon name="pencil" />
        </button>
      )}
    </div>
  )
}
