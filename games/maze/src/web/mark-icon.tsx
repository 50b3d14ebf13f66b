import type { Mark } from './sheet.ts'

/** The things of the maze as small drawings around (0, 0), about 18 units wide. Each has a shape of its own. */
export function MarkIcon({ mark }: { readonly mark: Mark }) {
  switch (mark.kind) {
    case 'empty':
      return null
    case 'treasure':
      return (
        <g className="maze-mark" data-kind="treasure">
          <path d={GEM} />
          <text y="4.2">?</text>
        </g>
      )
    case 'true-treasure':
      return (
        <g className="maze-mark" data-kind="true-treasure">
          <path d={GEM} />
          <path className="maze-mark-line" d="M-3.6 .6l2.6 2.8 4.8-5.6" />
        </g>
      )
    case 'fake-treasure':
      return (
        <g className="maze-mark" data-kind="fake-treasure">
          <path d={GEM} />
          <path className="maze-mark-line" d="M-3-3l6 6M3-3l-6 6" />
        </g>
      )
    case 'crutch':
      return (
        <g className="maze-mark" data-kind="crutch">
          <path className="maze-mark-line" d="M-4.5-7.5q4.5-1.8 9 0M-3.6-7.2L0 1.5 3.6-7.2M-2.4-2.6h4.8M0 1v7.5" />
        </g>
      )
    case 'crossbow':
      return (
        <g className="maze-mark" data-kind="crossbow">
          <path className="maze-mark-line" d="M-8-1.5q8-8 16 0M-8-1.5L0 2.5 8-1.5M0-7.5v15.5M-2-5.5L0-8l2 2.5" />
        </g>
      )
    case 'trap':
      return (
        <g className="maze-mark" data-kind="trap">
          <path className="maze-mark-line" d="M-8 1a8 6 0 0 0 16 0M-8 1l2.7-5 2.6 5L0-4l2.7 5 2.6-5L8 1z" />
        </g>
      )
    case 'pit-in':
      return (
        <g className="maze-mark" data-kind="pit-in">
          <circle r="8.5" />
          <text y="4.2">{mark.pit}</text>
        </g>
      )
    case 'pit-out':
      return (
        <g className="maze-mark" data-kind="pit-out">
          <circle r="8" />
          <text y="4.2">{mark.pit}</text>
        </g>
      )
  }
}

const GEM = 'M-4.5-7h9L9-1.5 0 8-9-1.5z'

export function MarkBadge({ mark, size = 26 }: { readonly mark: Mark; readonly size?: number }) {
  return (
    <svg className="maze-badge" viewBox="-12 -12 24 24" width={size} height={size} aria-hidden="true">
      <MarkIcon mark={mark} />
    </svg>
  )
}
