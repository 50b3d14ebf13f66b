import { useState } from 'react'
import { formatMaze, parseMaze } from '../../maze-json.ts'
import { keepMaze, keptMaze } from './drafts.ts'
import type { MazeDesk } from './use-maze.ts'

interface TransferProps {
  readonly desk: MazeDesk
  readonly onClose: () => void
}

/** A maze as text: to read, to copy, to paste, as a file, or kept on this device. */
export function Transfer({ desk, onClose }: TransferProps) {
  const [text, setText] = useState(() => formatMaze(desk.maze))
  const [note, setNote] = useState('This is the maze as JSON. Change it, or paste another one.')
  const take = (json: string) => {
    const parsed = parseMaze(json)
    if (!parsed.ok) return setNote(parsed.error.message)
    desk.change(() => parsed.value)
    setText(formatMaze(parsed.value))
    setNote('Taken: it lies on the map.')
  }
  const copy = () => {
    navigator.clipboard.writeText(formatMaze(desk.maze)).then(
      () => setNote('Copied.'),
      () => setNote('This browser does not let the page copy: select the text and copy it yourself.'),
    )
  }
  return (
    <section className="maze-transfer" aria-label="Import and export">
      <p className="maze-transfer-note" role="status">
        {note}
      </p>
      <textarea
        className="input maze-json"
        aria-label="The maze as JSON"
        spellCheck={false}
        value={text}
        onChange={event => setText(event.target.value)}
      />
      <div className="maze-tools-row">
        <button type="button" className="button button-small button-main" onClick={() => take(text)}>
          Import
        </button>
        <label className="button button-small maze-file">
          From a file
          <input
            type="file"
            accept=".json,application/json"
            onChange={event => void event.target.files?.[0]?.text().then(take)}
          />
        </label>
        <button type="button" className="button button-small" onClick={copy}>
          Copy
        </button>
        <a
          className="button button-small"
          download="maze.json"
          href={`data:application/json,${encodeURIComponent(formatMaze(desk.maze))}`}
        >
          Download
        </a>
        <button
          type="button"
          className="button button-small"
          onClick={() => {
            keepMaze(desk.maze)
            setNote('Kept on this device.')
          }}
        >
          Keep
        </button>
        <button
          type="button"
          className="button button-small"
          onClick={() => {
            const kept = keptMaze()
            if (kept === undefined) setNote('Nothing is kept on this device yet.')
            else take(formatMaze(kept))
          }}
        >
          Take the kept one
        </button>
        <button type="button" className="button button-small button-quiet" onClick={onClose}>
          Close
        </button>
      </div>
    </section>
  )
}
