import { Button } from '../shell/button.tsx'

interface PuzzleToolsProps {
  readonly left: number
  readonly tries: number
  /** Why there is no hint. */
  readonly because: string | undefined
  onHint(): void
  onRefused(why: string): void
}

/** The tries that are left, and a hint, in place of the tools of a match. */
export function PuzzleTools({ left, tries, because, onHint, onRefused }: PuzzleToolsProps) {
  return (
    <div className="toolbar puzzle-tools">
      <span className="puzzle-tries">
        <b>{left === 1 ? '1 try' : `${left} tries`}</b>
        <span aria-hidden="true">
          {Array.from({ length: tries }, (_, i) => (
            <i key={i} data-left={i < left} />
          ))}
        </span>
      </span>
      <Button icon="hint" iconOnly because={because} onRefused={onRefused} onClick={onHint}>
        Hint
      </Button>
    </div>
  )
}
