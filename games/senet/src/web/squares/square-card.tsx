import { useScene } from '@turnwise/ui'
import { useEffect, useState } from 'react'
import { describeSquare } from '../../game/words/board.ts'
import { isSpecial, MarkPicture } from '../drawing/marks.tsx'
import { centreOf, type Layout } from '../layout/layout.ts'

const WIDTH = 280
const HEIGHT = 118
/** From the left edge of a card above its square. */
const NOSE = 28

/** One line about a special square, beside it: what it is, what it does. */
export function SquareCard({ square, layout }: { readonly square: number; readonly layout: Layout }) {
  const about = describeSquare(square)
  const { scale } = useScene()
  if (about === undefined) return null
  const [x, y] = centreOf(square, layout)
  const width = Math.min(WIDTH * scale, layout.width - 16)
  const lower = y + layout.cellHeight / 2 + 12
  const isBelow = lower + HEIGHT * scale < layout.height - 8
  // Above, it leaves the water's way back to 15 free.
  const left = Math.min(Math.max(8, x - (isBelow ? width / 2 : NOSE)), layout.width - width - 8)
  const style = {
    width,
    insetInlineStart: left,
    '--senet-nose': `${x - left}px`,
    ...(isBelow ? { insetBlockStart: lower } : { insetBlockEnd: layout.height - y + layout.cellHeight / 2 + 12 }),
  }
  return (
    <div className="senet-card" data-side={isBelow ? 'below' : 'above'} style={style} aria-hidden="true">
      <MarkPicture square={square} />
      <p>
        <b>{about.title}</b> <small>square {square}</small>
      </p>
      <p>{about.text}</p>
    </div>
  )
}

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
