import type { SkinPart } from '@turnwise/ui'
import { useRef } from 'react'
import { Button } from '../../shell/button.tsx'
import { addPictures, removePictures, useSkin } from '../../state/skins.ts'

interface SkinChoiceProps {
  readonly game: string
  readonly parts: readonly SkinPart[]
}

/** Pictures of the player's own in the place of parts of the board, kept on this device. */
export function SkinChoice({ game, parts }: SkinChoiceProps) {
  const { pictures, leftOut, hasOwn } = useSkin(game, parts)
  const input = useRef<HTMLInputElement>(null)
  return (
    <details className="disclosure">
      <summary>Pictures of your own</summary>
      <div className="panel-stack">
        <p className="field-help">A file replaces the part that it is named after. It stays on this device.</p>
        <input
          ref={input}
          type="file"
          accept="image/png,image/webp,image/jpeg"
          multiple
          hidden
          aria-label="Pictures for the board"
          onChange={event => void addPictures(game, parts, [...(event.target.files ?? [])])}
        />
        <Button icon="plus" onClick={() => input.current?.click()}>
          Choose pictures
        </Button>
        {hasOwn && <Button onClick={() => void removePictures(game, parts)}>Remove my pictures</Button>}
        <div role="status">
          {leftOut.map(reason => (
            <p key={reason} className="field-help">
              Left out: {reason}
            </p>
          ))}
        </div>
        <ul className="skin-parts">
          {parts.map(({ name, title }) => (
            <li key={name}>
              {title}: <code>{name}</code>
              {pictures[name] !== undefined && ' ✓'}
            </li>
          ))}
        </ul>
      </div>
    </details>
  )
}
