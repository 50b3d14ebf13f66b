import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../../shell/button.tsx'
import { useLabel, usePlay } from './play.tsx'

/** Pixels between the piece and the question, and between the question and the edge of the scene. */
const GAP = 10

/** Asks "Move 7 to 9?" in slow matches, beside the element that was pressed. */
export function Confirm() {
  const pressed = useLastPressed()
  const { pending, confirm } = usePlay()
  const label = useLabel()
  if (pending === undefined) return null
  return <Question key={JSON.stringify(pending)} text={`${label(pending)}?`} beside={pressed} onAnswer={confirm} />
}

interface QuestionProps {
  readonly text: string
  readonly beside: RefObject<Element | null>
  readonly onAnswer: (accept: boolean) => void
}

function Question({ text, beside, onAnswer }: QuestionProps) {
  const card = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState<{ readonly left: number; readonly top: number }>()
  const putBeside = useCallback(() => {
    const scene = card.current?.offsetParent?.getBoundingClientRect()
    const own = card.current?.getBoundingClientRect()
    const piece = beside.current?.getBoundingClientRect()
    if (scene === undefined || own === undefined || piece === undefined) return
    const middle = piece.left + piece.width / 2 - scene.left - own.width / 2
    const above = piece.top - scene.top - own.height - GAP
    const below = piece.bottom - scene.top + GAP
    setPlace({
      left: clamp(middle, GAP, scene.width - own.width - GAP),
      top: clamp(above >= GAP ? above : below, GAP, scene.height - own.height - GAP),
    })
  }, [beside])
  useLayoutEffect(putBeside, [putBeside])
  // A phone that is turned has another board.
  useEffect(() => {
    const later = () => requestAnimationFrame(putBeside)
    addEventListener('resize', later)
    return () => removeEventListener('resize', later)
  }, [putBeside])
  return (
    <div ref={card} className="ask ask-beside" role="alert" style={place}>
      <span>{text}</span>
      <Button onClick={() => onAnswer(false)}>Cancel</Button>
      <Button kind="main" onClick={() => onAnswer(true)}>
        Confirm
      </Button>
    </div>
  )
}

/** The element that the player used last, by pointer or by key. */
function useLastPressed(): RefObject<Element | null> {
  const last = useRef<Element | null>(null)
  useEffect(() => {
    const note = ({ target }: Event) => {
      if (target instanceof Element) last.current = target.closest('button, [tabindex]') ?? target
    }
    document.addEventListener('pointerdown', note, true)
    document.addEventListener('keydown', note, true)
    return () => {
      document.removeEventListener('pointerdown', note, true)
      document.removeEventListener('keydown', note, true)
    }
  }, [])
  return last
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value))
}
