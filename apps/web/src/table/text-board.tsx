import { useId, useState } from 'react'
import { Button } from '../shell/button.tsx'
import { useMedia } from '../state/settings.ts'
import { labelOf, type TableModel } from './use-table.ts'

/** What scrolls must be reachable by keyboard. */
const SCROLLABLE = { tabIndex: 0 } as const

/** The non-visual face: the board in words, typed commands, and a button for each legal action. */
export function TextBoard({ table }: { readonly table: TableModel }) {
  const { session, view, style, legal } = table
  const wide = useMedia('(min-width: 700px)')
  return (
    <div className="text-board">
      <section aria-label="The board in words">
        <pre {...SCROLLABLE}>{session.module.face.show(view, { ...style, width: wide ? 80 : 40 })}</pre>
      </section>
      {legal.length > 0 && <TypedCommand table={table} />}
      <ul className="text-actions" aria-label="What you may do">
        {legal.map(action => (
          <li key={JSON.stringify(action)}>
            <Button onClick={() => table.send(action)}>{labelOf(table, action)}</Button>
          </li>
        ))}
      </ul>
    </div>
  )
}

function TypedCommand({ table }: { readonly table: TableModel }) {
  const { session, view, legal, viewer } = table
  const [line, setLine] = useState('')
  const id = useId()
  const submit = () => {
    if (typeof viewer !== 'number') return
    const parsed = session.module.face.parse(line, view, legal, viewer)
    if (!parsed.ok) return table.say(parsed.error.message)
    setLine('')
    table.send(parsed.value)
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
