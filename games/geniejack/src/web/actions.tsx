import { useEffect, useRef } from 'react'
import { describeAction } from '../game/sentences.ts'
import type { GameView, PlayerAction } from '../game/types.ts'

interface ActionsProps {
  readonly view: GameView
  readonly legal: readonly PlayerAction[]
  readonly hint: PlayerAction | undefined
  /** A result is being played: the button shows it at once. */
  readonly isPlaying: boolean
  readonly onSkip: () => void
  readonly send: (action: PlayerAction) => void
}

const KEYS: Readonly<Partial<Record<PlayerAction['type'], string>>> = {
  hit: 'H',
  stand: 'T',
  double_down: 'D',
  continue: 'Enter',
  skip_shop: 'Enter',
}

export function buttonsOf(legal: readonly PlayerAction[]): readonly PlayerAction[] {
  return legal.filter(({ type }) => KEYS[type] !== undefined)
}

/** The big buttons. The first is always the same element, so that the keyboard stays where it is. */
export function Actions({ view, legal, hint, isPlaying, onSkip, send }: ActionsProps) {
  const row = useRef<HTMLDivElement>(null)
  const hadFocus = useRef(false)
  const buttons = buttonsOf(legal)
  // A focused button that went away leaves the keyboard nowhere: it goes on at the first one.
  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) row.current?.querySelector('button')?.focus()
  })
  return (
    <div
      className="geniejack-actions"
      role="toolbar"
      aria-label="What you can do"
      ref={row}
      onFocus={() => {
        hadFocus.current = true
      }}
      onBlur={event => {
        hadFocus.current = event.relatedTarget === null
      }}
    >
      {isPlaying ? (
        <button key="0" type="button" className="button geniejack-action" aria-keyshortcuts="Enter" onClick={onSkip}>
          Skip
        </button>
      ) : (
        buttons.map((action, i) => (
          <button
            key={String(i)}
            type="button"
            className={`button geniejack-action ${i === 0 ? 'button-main' : ''}`}
            aria-keyshortcuts={KEYS[action.type]}
            data-hint={hint?.type === action.type}
            onClick={() => send(action)}
          >
            {describeAction(action, view)}
            <span className="geniejack-key" aria-hidden="true">
              {KEYS[action.type] === 'Enter' ? '↵' : KEYS[action.type]}
            </span>
          </button>
        ))
      )}
    </div>
  )
}
