import { useEffect } from 'react'
import { speaker } from '../shell/speaker.ts'
import { useSettings } from '../state/settings.ts'
import type { TableModel } from './use-table.ts'

const ICON = '/icon.svg'
const ICON_TURN = '/icon-turn.svg'

/** "Your turn" in the tab's title and icon, as a sound, and as a notification where that was allowed. */
export function useTurnSignal(table: TableModel | undefined): void {
  const { notify } = useSettings()
  const session = table?.session
  const toAct = table?.live.shown?.update.to_act ?? []
  const isMine = session?.own.some(({ seat }) => toAct.includes(seat)) === true
  const title = session?.entry.title ?? 'Turnwise'
  const isOnline = session?.kind === 'online'
  const matchId = session?.matchId
  useEffect(() => {
    document.title = isMine ? `Your turn · ${title}` : `${title} · Turnwise`
    setIcon(isMine ? ICON_TURN : ICON)
    return () => {
      document.title = 'Turnwise'
      setIcon(ICON)
    }
  }, [isMine, title])
  useEffect(() => {
    if (!isMine || !isOnline || document.hasFocus()) return
    speaker.play('turn')
    if (notify) void showNotification(`${title}: it is your turn`, `/match/${matchId}`)
  }, [isMine, isOnline, title, matchId, notify])
}

function setIcon(href: string): void {
  document.querySelector('link[rel="icon"]')?.setAttribute('href', href)
}

async function showNotification(text: string, url: string): Promise<void> {
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return
  const worker = await navigator.serviceWorker?.getRegistration()
  await worker?.showNotification(text, { tag: url, icon: '/icon-192.png', data: { url } })
}
