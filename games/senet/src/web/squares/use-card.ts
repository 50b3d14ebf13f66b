import { useEffect, useState } from 'react'
import { isSpecial } from '../drawing/marks.tsx'

const HOVER = 300
const PRESS = 500

/** Which special square is explained: hovered for a moment, focused by key, or pressed for long. */
export function useCard() {
  const [asked, setAsked] = useState<{ readonly square: number; readonly after: number }>()
  const [shown, setShown] = useState<number>()
  useEffect(() => {
    setShown(undefined)
    if (asked === undefined) return
    const timer = setTimeout(() => setShown(asked.square), asked.after)
    return () => clearTimeout(timer)
  }, [asked])
  const ask = (square: number | undefined, after: number) =>
    setAsked(square === undefined || !isSpecial(square) ? undefined : { square, after })
  return {
    about: shown,
    hover: (square: number | undefined) => ask(square, HOVER),
    focus: (square: number | undefined) => ask(square, 0),
    press: (square: number) => ask(square, PRESS),
    close: () => setAsked(undefined),
  }
}
