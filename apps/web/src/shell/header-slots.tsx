import { createContext, type ReactNode, useContext } from 'react'
import { createPortal } from 'react-dom'

/** The parts of the header that a page fills: one line of context, one notice, and its tools. */
export interface HeaderSlots {
  readonly context: HTMLElement | null
  readonly notice: HTMLElement | null
  readonly tools: HTMLElement | null
}

export const HeaderSlotsContext = createContext<HeaderSlots>({ context: null, notice: null, tools: null })

interface SlotProps {
  readonly children: ReactNode
}

export function HeaderContext({ children }: SlotProps) {
  return useSlot('context', children)
}

export function HeaderTools({ children }: SlotProps) {
  return useSlot('tools', children)
}

/** The only place for notices: always there, always the same size, empty most of the time. */
export function HeaderNotice({ children }: SlotProps) {
  return useSlot('notice', children)
}

function useSlot(name: keyof HeaderSlots, children: ReactNode) {
  const slot = useContext(HeaderSlotsContext)[name]
  return slot === null ? null : createPortal(children, slot)
}
