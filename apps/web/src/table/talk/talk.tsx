import { sentencesOf } from '@turnwise/client/match'
import type { RemarkTone } from '@turnwise/ui'
import { createContext, type ReactNode, use, useCallback, useEffect, useState } from 'react'
import { useGame, useMatch, useSettled } from '../../match/match-context.tsx'
import { speaker } from '../../shell/speaker.ts'
import { useSeats } from '../seat/seats.ts'
import { useSounds } from './sounds.ts'

/** A sentence for the status line: a refusal or a note. */
export interface Remark {
  readonly text: string
  readonly tone: RemarkTone
}

/** What the page says to the player until something happens. */
export interface Talk {
  /** The last refusal or remark. */
  readonly remark: Remark | undefined
  /** The last event in words, for screen readers. */
  readonly announcement: string
  say(sentence: string, tone?: RemarkTone): void
  announce(sentence: string): void
  /** A remark belongs to one moment. */
  clear(): void
}

const TalkContext = createContext<Talk | undefined>(undefined)

export function TalkProvider({ children }: { readonly children: ReactNode }) {
  const { hasSecrets } = useGame()
  const { seat, naming } = useSeats()
  const [remark, setRemark] = useState<Remark>()
  const [announcement, announce] = useState('')
  const clear = useCallback(() => setRemark(undefined), [])
  const say = useCallback((text: string, tone: RemarkTone = 'refusal') => {
    if (tone === 'refusal') speaker.play('error')
    setRemark({ text, tone })
  }, [])
  const notDone = useMatch(state => state.notDone)
  useEffect(() => {
    if (notDone !== undefined) say(notDone.sentence)
  }, [notDone, say])
  // If players have secrets, remarks to one player must not be shown to the next one at this device.
  const [saidTo, setSaidTo] = useState(seat)
  if (saidTo !== seat && hasSecrets) {
    setSaidTo(seat)
    announce('')
    clear()
  }
  useSettled((now, before) => {
    const fresh = now.log.slice(before.log.length)
    // A player came, left or chatted: what was said stays.
    if (fresh.length === 0) return
    const names = now.update.players.map(({ name }) => name)
    const told = (entries: typeof fresh) => entries.flatMap(entry => sentencesOf(entry, { ...naming, names })).join(' ')
    const declined = told(fresh.filter(entry => entry.kind === 'answer' && entry.accept !== true))
    if (declined === '') clear()
    else say(declined, 'note')
    const words = told(fresh.slice(-8))
    if (words !== '') announce(words)
  })
  useSounds()
  return <TalkContext value={{ remark, announcement, say, announce, clear }}>{children}</TalkContext>
}

export function useTalk(): Talk {
  const talk = use(TalkContext)
  if (talk === undefined) throw new Error('Nothing can be said on this page.')
  return talk
}
