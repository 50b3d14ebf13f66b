import { useRef, useState } from 'react'

/** One action for each moment: a second click before the first has arrived is ignored as accidental. */
export function useSendOnce() {
  const sentAt = useRef<number>(undefined)
  const [isSending, setSending] = useState(false)
  const send = async (seq: number, work: () => Promise<boolean>) => {
    if (sentAt.current === seq) return
    sentAt.current = seq
    setSending(true)
    const isTaken = await work()
    if (!isTaken) sentAt.current = undefined
    setSending(false)
  }
  return { isSending, sendOnce: (seq: number, work: () => Promise<boolean>) => void send(seq, work) }
}
