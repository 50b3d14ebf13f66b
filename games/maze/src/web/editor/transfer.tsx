import { useState } from 'react'
import { formatMaze, parseMaze } from '../../schema.ts'
import type { MazeDesk } from './use-maze.ts'

interface TransferProps {
  readonly desk: MazeDesk
  readonly say: (note: string) => void
}

/** A maze as text: to read, to copy, to paste, as a file. */
export function Transfer({ desk, say }: TransferProps) {
  const [text, setText] = useState<string>()
  const shown = text ?? formatMaze(desk.maze)
  const take = (json: string) => {
    const parsed = parseMaze(json)
    if (!parsed.ok) return say(parsed.error.message)
    desk.change(() => parsed.value)
    setText(undefined)
    say('Imported: it is on the map. “Undo” brings back what was there.')
  }
  const copy = () => {
    navigator.clipboard.writeText(formatMaze(desk.maze)).then(
      () => say('Copied.'),
      () => say('This browser does not let the page copy: select the text and copy it yourself.'),
    )
  }
  return (
    <details className="maze-transfer">
      <summary>Import and export as JSON</summary>
      <textarea
        className="input maze-json"
        aria-label="The maze as JSON"
        spellCheck={false}
        value={shown}
        onChange={event => setText(event.target.value)}
      />
      <div className="maze-row">
        <button type="button" className="button button-small button-main" onClick={() => take(shown)}>
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
      </div>
    </details>
  )
}
