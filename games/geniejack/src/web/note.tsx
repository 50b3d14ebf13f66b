import type { ReactNode } from 'react'

export interface NoteContent {
  readonly name: string
  readonly does: ReactNode
}

interface NoteProps {
  readonly content: NoteContent | undefined
  readonly onClose: () => void
}

/** Explains the thing that was tapped; the next tap anywhere closes it. */
export function Note({ content, onClose }: NoteProps) {
  return (
    <div className="geniejack-note" role="status" data-shown={content !== undefined}>
      {content !== undefined && (
        <>
          <div>
            <b>{content.name}</b>
            <div>{content.does}</div>
          </div>
          <button type="button" aria-label="Close" onClick={onClose}>
            ×
          </button>
        </>
      )}
    </div>
  )
}
