import type { ReactNode } from 'react'
import type { Mark } from '../../game/words/things.ts'

/** The things of a maze, inked and washed, around (0, 0), about 36 wide. Each has a shape of its own. */
export function MarkArt({ mark }: { readonly mark: Mark }): ReactNode {
  switch (mark.kind) {
    case 'empty':
      return null
    case 'treasure':
      return (
        <>
          <Gem />
          <circle className="maze-tag" cx="11" cy="10" r="8.5" />
          <text className="maze-tag-text" x="11" y="14.8">
            ?
          </text>
        </>
      )
    case 'true-treasure':
      return (
        <>
          <Gem />
          <circle cx="10" cy="10" r="8.5" fill="#0e6b60" />
          <path d="M6 10l3 3.2 5-6.4" stroke="#fff" strokeWidth="2.4" fill="none" />
        </>
      )
    case 'fake-treasure':
      return (
        <>
          <path d={GEM} fill="#e6dcc8" />
          <path className="maze-line" d={GEM} strokeDasharray="4 3" />
          <path d="M-6-6L6 5M6-6L-6 5" stroke="#a12d1b" strokeWidth="2.8" fill="none" />
        </>
      )
    case 'crutch':
      return (
        <>
          <path d="M-9-15Q0-19 9-15L9-11Q0-14-9-11z" fill="#b9783e" />
          <path d="M-7-12L0 4L7-12" fill="none" stroke="#b9783e" strokeWidth="4" />
          <path className="maze-line" d="M-10-15Q0-20 10-15L9-10.5Q0-14-9-10.5zM-7-11L-1.5 3V17H1.5V3L7-11M-4-4H4" />
        </>
      )
    case 'crossbow':
      return (
        <>
          <path d="M-17-2Q0-19 17-2" fill="none" stroke="#3f78b0" strokeWidth="5" />
          <path d="M-2.5-12H2.5V17H-2.5z" fill="#b9783e" />
          <path
            className="maze-line"
            d="M-18-1Q0-20 18-1M-15 0Q0-14 15 0M-18-1L0 7L18-1M-2.5-12V17H2.5V-12M0-18L-4-12H4z"
          />
        </>
      )
    case 'trap':
      return (
        <>
          <path d="M-16 2A16 11 0 0 0 16 2z" fill="#c1502e" />
          <path d="M-16 2L-11-9L-6 1L0-11L6 1L11-9L16 2z" fill="#e0cdb8" />
          <path
            className="maze-line"
            d="M-16 2L-11-9L-6 1L0-11L6 1L11-9L16 2A16 11 0 0 1-16 2zM-11 5A12 6 0 0 0 11 5"
          />
        </>
      )
    case 'pit-in':
      return (
        <>
          <ellipse rx="17" ry="14.5" fill="#2c2438" />
          <ellipse cx="2" cy="2.5" rx="13" ry="10.5" fill="#120d1a" />
          <path
            className="maze-line"
            d="M-17 0C-17-10-8-15 0-14.5C9-14 17-9 17 0C17 9 8 14.5 0 14.5C-9 14.5-17 9-17 0z"
          />
          <path
            className="maze-line"
            strokeWidth="1.3"
            d="M-15-9l-4-4M-8-13l-2-5M1-15v-4M9-13l3-4M15-8l4-3M17 4l4 1M12 11l3 4M3 15l1 4M-7 14l-1 4M-14 9l-4 3"
          />
          <PitNumber pit={mark.pit} color="#fff6de" />
        </>
      )
    case 'pit-out':
      return (
        <>
          <circle r="15.5" fill="#efe4f2" />
          <circle r="15.5" fill="none" stroke="#4a3a62" strokeWidth="2.2" strokeDasharray="5 4.7" />
          <PitNumber pit={mark.pit} color="#3a2c52" />
        </>
      )
  }
}

const GEM = 'M-9-13H9L17-3L0 16L-17-3z'

function Gem() {
  return (
    <>
      <path d={GEM} fill="#f0c04a" />
      <path d="M-9-13L-17-3L0 16L-5-3z" fill="#fbe08a" />
      <path d="M9-13L17-3L0 16L5-3z" fill="#c98a22" />
      <path className="maze-line" d={`${GEM}M-17-3H17M-9-13L-5-3L0 16L5-3L9-13`} />
    </>
  )
}

function PitNumber({ pit, color }: { readonly pit: number; readonly color: string }) {
  return (
    <text className="maze-number" y="6.2" fill={color} fontSize={pit > 9 ? 14 : 18}>
      {pit}
    </text>
  )
}

interface MarkIconProps {
  readonly mark: Mark
  readonly size: number
  /** On a scrap of paper. */
  readonly isOnPaper?: boolean
}

/** One of the things beside the maps: in the satchel, on a tool. */
export function MarkIcon({ mark, size, isOnPaper = false }: MarkIconProps) {
  return (
    <svg className="maze-icon" viewBox="-24 -24 48 48" width={size} height={size} aria-hidden="true">
      {isOnPaper && <path className="maze-chip" d="M-22-20L-4-22 20-20 22 2 20 21-2 20-21 22-20 0z" />}
      <MarkArt mark={mark} />
    </svg>
  )
}
