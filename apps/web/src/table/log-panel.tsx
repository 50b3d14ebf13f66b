import { seatStyle } from '@turnwise/ui'
import { useEffect, useRef } from 'react'
import type { TableModel } from './use-table.ts'
import { entryWords } from './words.ts'

/** The log in plain words; each line goes to its moment. */
export function LogPanel({ table }: { readonly table: TableModel }) {
  const { live, players, seq, latest } = table
  const list = useRef<HTMLOListElement>(null)
  // The newest line stays in sight.
  useEffect(() => {
    const element = list.current
    if (element !== null && seq === latest) element.scrollTop = element.scrollHeight
  }, [seq, latest])
  if (live.entries.length === 0) return <p className="panel-empty">Nothing has happened yet.</p>
  return (
    <ol className="log" ref={list} aria-label="Log">
      {live.entries.map(entry => {
        const words = entryWords(table, entry).join(' ')
        if (words === '') return null
        const color = entry.player_id === null ? undefined : players[entry.player_id]?.color
        return (
          <li key={entry.seq} style={color && seatStyle(color)}>
            <button
              type="button"
              className="log-line"
              aria-current={entry.seq === seq}
              onClick={() => table.goTo(entry.seq === latest ? undefined : entry.seq)}
            >
              <span className="log-number">{entry.seq}</span>
              <span className="log-mark" aria-hidden="true">
                {color?.mark}
              </span>
              <span>{words}</span>
            </button>
          </li>
        )
      })}
    </ol>
  )
}
