import type { ReactNode } from 'react'
import { FIRST_EXIT, GATE, LAST, OFF, REFUGE, WATER } from '../game/board.ts'

/** What a special square shows: a safe place, the gate, the water, and the exact throw that leads off the board. */
export function SquareMark({ square }: { readonly square: number }) {
  if (square === WATER) {
    return (
      <Mark>
        <path d="M4 9q3-4 6 0t6 0 6 0 6 0M4 16q3-4 6 0t6 0 6 0 6 0M4 23q3-4 6 0t6 0 6 0 6 0" />
      </Mark>
    )
  }
  if (square === GATE) {
    return (
      <Mark>
        <path d="M6 27V15a10 10 0 0 1 20 0v12M12 27V15a4 4 0 0 1 8 0v12" />
      </Mark>
    )
  }
  if (square === REFUGE) {
    return (
      <Mark>
        <path d="M16 4 27 8v8c0 6-4.5 10-11 12C9.500 26 5 22 5 16V8z" />
      </Mark>
    )
  }
  if (square >= FIRST_EXIT && square <= LAST) return <Strokes count={OFF - square} isSafe={square !== LAST} />
  return null
}

/** As many strokes as the throw that bears off from here; a frame where the square is safe. */
function Strokes({ count, isSafe }: { readonly count: number; readonly isSafe: boolean }) {
  const first = 16 - (count - 1) * 3
  return (
    <Mark>
      {isSafe && <path d="M16 3 28 7v9c0 7-5 11-12 13C9 27 4 23 4 16V7z" />}
      {Array.from({ length: count }, (_, i) => first + i * 6).map(x => (
        <path key={x} d={`M${x} 10v12`} />
      ))}
    </Mark>
  )
}

function Mark({ children }: { readonly children: ReactNode }) {
  return (
    <svg className="senet-mark" viewBox="0 0 32 32" aria-hidden="true">
      {children}
    </svg>
  )
}
