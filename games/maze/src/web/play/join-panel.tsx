import { type FormEvent, useState } from 'react'
import { formatCell, parseCell, plural } from '../../game/words/names.ts'
import { JOIN_TERMS } from '../../game/words/prompt.ts'
import type { Box } from '../art/paper.tsx'
import type { Join } from './use-join.ts'

/** What joining means, beside the map on a laptop. */
export function JoinPanel({ box, join }: { readonly box: Box; readonly join: Join }) {
  return (
    <section className="maze-join-panel" style={{ left: box.x, top: box.y, width: box.width, height: box.height }}>
      <h2>Where does this map belong?</h2>
      <p>
        Drag it onto the main map, or click one of the {plural(join.candidates.length, 'place')} where it fits. If you
        are there, the two maps become one. If not, you only know that.
      </p>
      <p>
        <small>{JOIN_TERMS}</small>
      </p>
      <CellField join={join} />
    </section>
  )
}

/** The cell can be typed. */
function CellField({ join }: { readonly join: Join }) {
  const [text, setText] = useState('')
  const type = (value: string) => {
    setText(value)
    const cell = parseCell(value.trim())
    if (cell !== undefined) join.point(cell)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (parseCell(text.trim()) !== undefined) join.claim()
  }
  return (
    <form className="maze-cell-field" onSubmit={submit}>
      <label>
        <span>Cell</span>
        <input
          className="input"
          value={text}
          placeholder={formatCell(join.at)}
          maxLength={3}
          autoComplete="off"
          onChange={event => type(event.target.value)}
        />
      </label>
    </form>
  )
}

interface JoinButtonsProps {
  readonly join: Join
  /** On a phone the field is beside the buttons. */
  readonly hasField: boolean
  readonly wake: (handler: () => void) => () => void
}

export function JoinButtons({ join, hasField, wake }: JoinButtonsProps) {
  const cell = formatCell(join.at)
  return (
    <>
      {hasField && <CellField join={join} />}
      <button
        type="button"
        className="button button-main"
        aria-disabled={join.fits(join.at) ? undefined : true}
        onClick={wake(join.claim)}
      >
        {join.fits(join.at) ? `I am at ${cell}` : `${cell} does not fit`}
      </button>
      <button type="button" className="button" onClick={wake(join.close)}>
        Cancel
      </button>
    </>
  )
}
