import type { ExtraProps } from '@turnwise/ui'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Maze } from '../../game/maze.ts'
import { DEFAULT_OPTIONS, OPTION_RANGES, type Options } from '../../game/options.ts'
import { mazeProblems } from '../../game/validate.ts'
import { optionsSchema } from '../../schema.ts'
import { Paints } from '../art/paper.tsx'
import { countOf, freshMaze } from './edit.ts'
import { Editor } from './editor.tsx'
import { draftOf, saveDraft, saveForNextMatch } from './store.ts'
import { useMaze } from './use-maze.ts'

const FIELDS = [
  { name: 'size', title: 'Board' },
  { name: 'exits', title: 'Exits' },
  { name: 'treasures', title: 'Treasures' },
  { name: 'pits', title: 'Pits' },
  { name: 'crutches', title: 'Crutches' },
  { name: 'crossbows', title: 'Crossbows' },
  { name: 'traps', title: 'Traps' },
] as const

const PLACE = 'editor'

/** The editor beside play: draw, keep under a name, and play with what was drawn. */
export function EditorScreen({ settings, play }: ExtraProps) {
  const desk = useMaze(() => draftOf(PLACE) ?? freshMaze(DEFAULT_OPTIONS))
  const [options, setOptions] = useState<Options>(() => optionsOf(desk.maze))
  const [note, setNote] = useState('')
  const box = useRef<HTMLDivElement>(null)
  const room = useRoom(box)
  const { maze } = desk
  // A maze of another size was taken or imported: the numbers follow it.
  const fitting = options.size === maze.size ? options : optionsOf(maze)
  const problems = useMemo(() => mazeProblems(maze, fitting), [maze, fitting])
  useEffect(() => saveDraft(PLACE, maze), [maze])
  const set = (name: keyof Options, value: number) => {
    const parsed = optionsSchema.safeParse({ ...fitting, [name]: value })
    if (!parsed.success) return setNote(parsed.error.issues[0]?.message ?? 'These numbers do not fit together.')
    setNote('')
    setOptions(parsed.data)
    if (name === 'size') desk.change(() => freshMaze(parsed.data))
  }
  const start = () => {
    if (problems.length > 0) return setNote('First fix what is listed.')
    saveForNextMatch(maze)
    play({ options: fitting })
  }
  const look: Record<string, string> = { '--maze-motion': String(settings.motion) }
  return (
    <div className="maze maze-screen" data-contrast={settings.contrast} data-arrangement="page" style={look}>
      <Paints />
      <div className="maze-screen-desk" ref={box}>
        {room !== undefined && (
          <Editor desk={desk} options={fitting} problems={problems} room={room} isShared={false} />
        )}
      </div>
      <div className="maze-screen-foot">
        <details className="maze-numbers">
          <summary>Board and contents</summary>
          <div className="maze-fields">
            {FIELDS.map(({ name, title }) => (
              <label key={name} className="field">
                <span className="field-label">{title}</span>
                <input
                  className="input"
                  type="number"
                  min={OPTION_RANGES[name][0]}
                  max={OPTION_RANGES[name][1]}
                  value={fitting[name]}
                  onChange={event => event.target.checkValidity() && set(name, event.target.valueAsNumber)}
                />
              </label>
            ))}
          </div>
        </details>
        <p role="status">{note}</p>
        <button
          type="button"
          className="button button-main"
          aria-disabled={problems.length > 0 ? true : undefined}
          onClick={start}
        >
          {problems.length === 0 ? 'Play with this maze' : `Play with this maze · ${problems.length} to fix`}
        </button>
      </div>
    </div>
  )
}

/** The numbers that a maze fits, as far as it is complete. */
function optionsOf(maze: Maze): Options {
  const wished = {
    ...DEFAULT_OPTIONS,
    size: maze.size,
    exits: Math.max(1, maze.exits.length),
    treasures: Math.max(1, countOf(maze, 'true-treasure') + countOf(maze, 'fake-treasure')),
    pits: Math.max(countOf(maze, 'pit-in'), countOf(maze, 'pit-out')),
    crutches: countOf(maze, 'crutch'),
    crossbows: countOf(maze, 'crossbow'),
    traps: countOf(maze, 'trap'),
  }
  const parsed = optionsSchema.safeParse(maze.size === DEFAULT_OPTIONS.size ? DEFAULT_OPTIONS : wished)
  return parsed.success ? parsed.data : DEFAULT_OPTIONS
}

function useRoom(box: React.RefObject<HTMLDivElement | null>) {
  const [room, setRoom] = useState<{ x: number; y: number; width: number; height: number }>()
  useLayoutEffect(() => {
    const element = box.current
    if (element === null) return
    const measure = () => setRoom({ x: 4, y: 4, width: element.clientWidth - 8, height: element.clientHeight - 8 })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [box])
  return room
}
