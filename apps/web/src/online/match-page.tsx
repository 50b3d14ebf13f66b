import { useEffect, useState } from 'react'
import { messageOf } from '../shell/message-of.ts'
import { Failure, Waiting } from '../shell/waiting.tsx'
import { TablePage } from '../table/table-page.tsx'
import { loadSeatFromFragment } from './seat-link.ts'

/**
 * An online match. A seat link has its token in the fragment, which is never sent to a server. If the link is opened in
 * a tab that already shows the match, only the fragment changes.
 */
export function MatchPage({ id }: { readonly id: string }) {
  const [ready, setReady] = useState<boolean | string>(location.hash === '')
  const [opened, setOpened] = useState(0)
  useEffect(() => {
    const load = () => {
      if (location.hash === '') return
      setReady(false)
      loadSeatFromFragment(id, location.hash).then(
        () => {
          setOpened(count => count + 1)
          setReady(true)
        },
        error => setReady(messageOf(error)),
      )
    }
    load()
    window.addEventListener('hashchange', load)
    return () => window.removeEventListener('hashchange', load)
  }, [id])
  if (ready === false) return <Waiting text="Finding your seat…" />
  if (typeof ready === 'string') return <Failure title="This seat link does not work" text={ready} />
  return <TablePage key={opened} kind="online" id={id} />
}
