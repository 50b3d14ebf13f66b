import { describeSquare } from '../words.ts'
import { MarkPicture } from './drawing/marks.tsx'
import { centreOf, type Layout } from './layout/layout.ts'

const WIDTH = 280
const HEIGHT = 118

/** One line about a special square, beside it: what it is, what it does. */
export function SquareCard({ square, layout }: { readonly square: number; readonly layout: Layout }) {
  const about = describeSquare(square)
  if (about === undefined) return null
  const [x, y] = centreOf(square, layout)
  const width = Math.min(WIDTH, layout.width - 16)
  const left = Math.min(Math.max(8, x - width / 2), layout.width - width - 8)
  const lower = y + layout.cellHeight / 2 + 12
  const isBelow = lower + HEIGHT < layout.height - 8
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
