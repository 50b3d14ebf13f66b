import { ROOMY } from '@turnwise/ui'
import { useId, useState } from 'react'
import { useGame, useMoment } from '../../match/match-context.tsx'
import { Button } from '../../shell/button.tsx'
import { SCROLLABLE } from '../../shell/dialog.tsx'
import { useMedia } from '../../state/settings.ts'
import { useLabel, usePlay } from '../play/play.tsx'
import { useSeats } from '../seat/seats.ts'
import { useTalk } from '../talk/talk.tsx'

/** The non-visual face: the board in words, typed commands, and a button for each legal action. */
export function TextBoard() {
  const { module } = useGame()
  const { view } = useMoment()
  const { style } = useSeats()
  const { legal, take } = usePlay()
  const label = useLabel()
  const wide = useMedia(ROOMY)
  return (
    <div className="text-board">
      <section aria-label="The board in words">
        <pre {...SCROLLABLE}>{module.face.show(view, { ...style, width: wide ? 80 : 40 })}</pre>
      </section>
      {legal.length > 0 && (
        <div className="text-play">
          <TypedCommand />
          <ul className="text-actions" aria-label="What you may do">
            {legal.map(action => (
              <li key={JSON.stringify(action)}>
                <Button onClick={() => take(action)}>{label(action)}</Button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

function TypedCommand() {
  const { module } = useGame()
  const { view } = useMoment()
  const { seat } = useSeats()
  const { legal, take } = usePlay()
  const { say } = useTalk()
  const [line, setLine] = useState('')
  const id = useId()
  const submit = () => {
    if (seat === undefined) return
    const parsed = module.face.parse(line, view, legal, seat)
    if (!parsed.ok) return say(parsed.error.message)
    setLine('')
    take(parsed.value)
  }
  return (
    <form
      className="text-command"
      onSubmit={event => {
        event.preventDefault()
        submit()
      }}
    >
      <label className="field-label" htmlFor={id}>
        Type a command
      </label>
      <input
        id={id}
        className="input"
        value={line}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={event => setLine(event.target.value)}
      />
      <Button submit>Do it</Button>
    </form>
  )
}
