import type { ExtraProps } from '@turnwise/ui'
import { useState } from 'react'
import { DEFAULT_OPTIONS, type Options, optionsProblem } from '../../game/options.ts'
import { keepMaze, keptMaze } from './drafts.ts'
import { emptyMaze } from './edit.ts'
import { Editor } from './editor.tsx'
import { freshMaze } from './more.tsx'
import { useMaze } from './use-maze.ts'
import '../look.ts'

const FIELDS: readonly { readonly name: keyof Options; readonly title: string; readonly max: number }[] = [
  { name: 'size', title: 'Size', max: 20 },
  { name: 'exits', title: 'Exits', max: 16 },
  { name: 'treasures', title: 'Treasures', max: 20 },
  { name: 'pits', title: 'Pits', max: 10 },
  { name: 'crutches', title: 'Crutches', max: 10 },
  { name: 'crossbows', title: 'Crossbows', max: 10 },
  { name: 'traps', title: 'Traps', max: 10 },
]

/** Mazes can be drawn at leisure, and kept for the next match. */
export function EditorScreen({ settings, play }: ExtraProps) {
  const [options, setOptions] = useState(DEFAULT_OPTIONS)
  const desk = useMaze(() => keptMaze() ?? freshMaze(DEFAULT_OPTIONS))
  const [note, setNote] = useState<string>()
  const set = (name: keyof Options, value: number) => {
    const next = { ...options, [name]: value }
    const problem = optionsProblem(next)
    setNote(problem)
    if (problem !== undefined) return
    setOptions(next)
    if (name === 'size') desk.change(() => emptyMaze(value))
  }
  const look: Record<string, string> = { '--maze-motion': String(settings.motion) }
  return (
    <div className="maze maze-screen" data-layout="page" data-contrast={settings.contrast} style={look}>
      <details className="maze-numbers">
        <summary>Board and contents</summary>
        <div className="maze-fields">
          {FIELDS.map(({ name, title, max }) => (
            <label key={name} className="field">
              <span className="field-label">{title}</span>
              <input
                className="input"
                type="number"
                min={name === 'size' ? 4 : name === 'exits' || name === 'treasures' ? 1 : 0}
                max={max}
                value={options[name]}
                onChange={event => event.target.checkValidity() && set(name, event.target.valueAsNumber)}
              />
            </label>
          ))}
        </div>
      </details>
      <p className="maze-screen-note" role="status">
        {note ?? 'A kept maze waits on this device: in a match, “Import, export” has it.'}
      </p>
      <Editor desk={desk} options={options}>
        {problems => (
          <>
            <button
              type="button"
              className="button button-main"
              onClick={() => {
                keepMaze(desk.maze)
                setNote(
                  problems === 0 ? 'Kept on this device.' : 'Kept as it is; no match takes it before it is valid.',
                )
              }}
            >
              Keep this maze
            </button>
            <button type="button" className="button" onClick={() => play({ options })}>
              Play a match
            </button>
          </>
        )}
      </Editor>
    </div>
  )
}
