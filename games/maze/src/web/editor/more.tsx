import { createRng } from '@turnwise/engine'
import { useState } from 'react'
import { DEFAULT_STYLE, generateMaze } from '../../game/generate.ts'
import type { Options } from '../../game/options.ts'
import { emptyMaze, mirrored } from './edit.ts'
import { Transfer } from './transfer.tsx'
import type { MazeDesk } from './use-maze.ts'

/** The whole maze at once: generated, mirrored, cleared, taken back, brought in and out. */
export function More({ desk, options }: { readonly desk: MazeDesk; readonly options: Options }) {
  const [style, setStyle] = useState(DEFAULT_STYLE)
  const [isOpen, setOpen] = useState(false)
  const generate = () => desk.change(() => freshMaze(options, style))
  const slider = (name: 'twisty' | 'open', title: string) => (
    <label className="maze-style">
      <span>{title}</span>
      <input
        className="range"
        type="range"
        min={0}
        max={100}
        step={5}
        value={style[name]}
        aria-valuetext={`${style[name]} percent`}
        onChange={event => setStyle({ ...style, [name]: Number(event.target.value) })}
      />
    </label>
  )
  return (
    <div className="maze-more">
      <div className="maze-tools-row">
        <Small onClick={generate}>Generate</Small>
        <Small onClick={() => desk.change(mirrored)}>Mirror</Small>
        <Small onClick={() => desk.change(maze => emptyMaze(maze.size))}>Clear</Small>
        <Small onClick={desk.undo} isOff={!desk.canUndo}>
          Take back
        </Small>
        <button type="button" className="button button-small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          Import, export
        </button>
      </div>
      <div className="maze-styles">
        {slider('twisty', 'Twisty')}
        {slider('open', 'Open')}
      </div>
      {isOpen && <Transfer desk={desk} onClose={() => setOpen(false)} />}
    </div>
  )
}

/** Another one each time. */
export function freshMaze(options: Options, style = DEFAULT_STYLE) {
  return generateMaze(options, style, createRng(`${Date.now()} ${Math.random()}`))
}

interface SmallProps {
  readonly children: string
  readonly isOff?: boolean
  readonly onClick: () => void
}

function Small({ children, isOff = false, onClick }: SmallProps) {
  return (
    <button type="button" className="button button-small" aria-disabled={isOff ? true : undefined} onClick={onClick}>
      {children}
    </button>
  )
}
