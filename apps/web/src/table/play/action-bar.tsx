import { sameJson } from '@turnwise/engine'
import { useWake } from '@turnwise/ui'
import { useGame } from '../../match/match-context.tsx'
import { Button } from '../../shell/button.tsx'
import { useSettings } from '../../state/settings.ts'
import { useLabel, usePlay } from './play.tsx'

/** Buttons for the legal actions that are not chosen on the board itself. A long row scrolls by itself. */
export function ActionBar() {
  const { face } = useSettings()
  const { board } = useGame()
  const { legal, hint, take } = usePlay()
  const label = useLabel()
  const isText = board === undefined || face === 'text'
  const offered = isText ? [] : legal.filter(action => board.isOnBoard?.(action) !== true)
  const wake = useWake(offered.length === 0 ? '' : JSON.stringify(offered))
  if (offered.length === 0) return null
  return (
    <div className="actions-list">
      {offered.map(action => (
        <Button
          key={JSON.stringify(action)}
          // One of several would look like advice, unless a hint was asked for.
          {...(offered.length === 1 || sameJson(action, hint) ? { kind: 'main' as const } : {})}
          onClick={wake(() => take(action))}
        >
          {sentenceCase(label(action))}
        </Button>
      ))}
    </div>
  )
}

/** Games describe actions in the middle of a sentence; a button begins one. */
function sentenceCase(text: string): string {
  return text.replace(/^\p{Ll}/u, letter => letter.toUpperCase())
}
