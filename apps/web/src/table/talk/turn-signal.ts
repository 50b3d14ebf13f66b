import { useEffect, useEffectEvent } from 'react'
import { useGame, useSight } from '../../match/match-context.tsx'
import { isSlow, subscribeSeats } from '../../online/push.ts'
import { speaker } from '../../shell/speaker.ts'
import { useSettings } from '../../state/settings.ts'

const ICON = '/icon.svg'
const ICON_TURN = '/icon-turn.svg'

/** Signals "Your turn" by the tab's title and icon, the app badge, a sound, and a notification if allowed. */
export function useTurnSignal(): void {
  const { notify } = useSettings()
  const session = useGame()
  const { to_act: toAct } = useSight().update
  const isMine = session.own.some(({ seat }) => toAct.includes(seat))
  const { title } = session.entry
  const isOnline = session.kind === 'online'
  const { matchId } = session
  useEffect(() => {
    document.title = isMine ? `Your turn · ${title}` : `${title} · Turnwise`
    setIcon(isMine ? ICON_TURN : ICON)
    return () => {
      document.title = 'Turnwise'
      setIcon(ICON)
    }
  }, [isMine, title])
  useEffect(() => {
    if (!isMine || !isOnline) return
    setBadge(true)
    return () => setBadge(false)
  }, [isMine, isOnline])
  useEffect(() => {
    if (!isOnline || !notify || !isSlow(session.start.clock)) return
    if (session.start.outcome !== undefined) return
    const seats = session.own.flatMap(({ seat, token }) =>
      token === undefined ? [] : [{ matchId: session.matchId, seat, token }],
    )
    // An open tab notifies by itself; only a closed one needs the push service.
    void subscribeSeats(seats).catch(() => false)
  }, [session, isOnline, notify])
  const signal = useEffectEvent(() => {
    if (document.hasFocus()) return
    speaker.play('turn')
    if (notify) void showNotification(`${title}: it is your turn`, `/match/${matchId}`)
  })
  useEffect(() => {
    if (isMine && isOnline) signal()
  }, [isMine, isOnline])
}

function setIcon(href: string): void {
  document.querySelector('link[rel="icon"]')?.setAttribute('href', href)
}

/** Only installed apps have a badge, and not on every system. */
function setBadge(isShown: boolean): void {
  if (!('setAppBadge' in navigator)) return
  const done = isShown ? navigator.setAppBadge(1) : navigator.clearAppBadge()
  // Refused if the app is not installed; the tab shows the turn too.
  done.catch(() => undefined)
}

async function showNotification(text: string, url: string): Promise<void> {
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return
  const worker = await navigator.serviceWorker?.getRegistration()
  await worker?.showNotification(text, { tag: url, icon: '/icon-192.png', data: { url } })
}
