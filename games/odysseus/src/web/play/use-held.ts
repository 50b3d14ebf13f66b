import { useEffect, useRef, useState } from 'react'

/** Milliseconds after which a press is a question, not a choice. */
const HELD = 450

/** A press that is held opens something; the release does nothing, and the next press closes it. */
export function useHeld() {
  const [isOpen, setOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const wasHeld = useRef(false)
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (!isOpen) return
    const close = () => setOpen(false)
    document.addEventListener('pointerdown', close)
    document.addEventListener('keydown', close)
    return () => {
      document.removeEventListener('pointerdown', close)
      document.removeEventListener('keydown', close)
    }
  }, [isOpen])
  return {
    isOpen,
    /** Asked by the click that ends a press: was it held? */
    endsHold: () => wasHeld.current,
    handlers: {
      onPointerDown() {
        wasHeld.current = false
        clearTimeout(timer.current)
        timer.current = setTimeout(() => {
          wasHeld.current = true
          setOpen(true)
        }, HELD)
      },
      onPointerUp: () => clearTimeout(timer.current),
      onPointerCancel: () => clearTimeout(timer.current),
      onPointerLeave: () => clearTimeout(timer.current),
      onContextMenu: (event: { preventDefault(): void }) => event.preventDefault(),
    },
  }
}
