import { type FormEvent, useState } from 'react'
import { mirrored } from './edit.ts'
import { dropMaze, keepMaze, keptMazes } from './store.ts'
import { Transfer } from './transfer.tsx'
import type { MazeDesk } from './use-maze.ts'

interface DrawerProps {
  readonly desk: MazeDesk
  /** Several people play on this device: what one of them kept is not shown. */
  readonly isShared: boolean
  /** The tools have no room for it. */
  readonly hasMirror: boolean
  readonly onClose: () => void
}

/** Mazes that are kept on this device under their names, and a maze as text. */
export function Drawer({ desk, isShared, hasMirror, onClose }: DrawerProps) {
  const [kept, setKept] = useState(isShared ? [] : keptMazes)
  const [name, setName] = useState('')
  /** The name that a second click replaces or deletes. */
  const [asked, setAsked] = useState<string>()
  const [note, setNote] = useState('')
  const isTaken = kept.some(one => one.name === name.trim())
  const keep = (event: FormEvent) => {
    event.preventDefault()
    const chosen = name.trim()
    if (chosen === '') return setNote('Give the maze a name first.')
    if (isTaken && asked !== `keep ${chosen}`) {
      setAsked(`keep ${chosen}`)
      return setNote(`There is a maze named ${chosen}. Press once more to replace it.`)
    }
    keepMaze(chosen, desk.maze)
    setKept(keptMazes())
    setAsked(undefined)
    setNote(`Saved as ${chosen}.`)
  }
  const drop = (chosen: string) => {
    if (asked !== `drop ${chosen}`) {
      setAsked(`drop ${chosen}`)
      return setNote(`Press once more to delete ${chosen}.`)
    }
    dropMaze(chosen)
    setKept(keptMazes())
    setAsked(undefined)
    setNote(`${chosen} is deleted.`)
  }
  return (
    <section className="maze-drawer" aria-label="My mazes">
      <div className="maze-drawer-head">
        <h2>My mazes</h2>
        {hasMirror && (
          <button type="button" className="button button-small" onClick={() => desk.change(mirrored)}>
            Mirror
          </button>
        )}
        <button type="button" className="button button-small" onClick={onClose}>
          Close
        </button>
      </div>
      <p className="maze-drawer-note" role="status">
        {note || (isShared ? 'Not shown while several people play on this device.' : 'Saved on this device only.')}
      </p>
      {!isShared && (
        <>
          <form className="maze-keep" onSubmit={keep}>
            <input
              className="input"
              aria-label="Name of this maze"
              placeholder="Name of this maze"
              maxLength={40}
              value={name}
              onChange={event => setName(event.target.value)}
            />
            <button type="submit" className="button button-small button-main">
              Save
            </button>
          </form>
          <ul className="maze-kept">
            {kept.map(one => (
              <li key={one.name}>
                <b>{one.name}</b>
                <small>
                  {one.maze.size}×{one.maze.size}
                </small>
                <button
                  type="button"
                  className="button button-small"
                  aria-label={`Open ${one.name}`}
                  onClick={() => {
                    desk.change(() => one.maze)
                    setName(one.name)
                    setNote(`${one.name} is on the map. “Undo” brings back what was there.`)
                  }}
                >
                  Open
                </button>
                <button
                  type="button"
                  className="button button-small"
                  aria-label={`Delete ${one.name}`}
                  onClick={() => drop(one.name)}
                >
                  Delete
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <Transfer desk={desk} say={setNote} />
    </section>
  )
}
