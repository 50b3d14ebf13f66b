import { useEffect, useState } from 'react'
import { Failure, Waiting } from '../shell/waiting.tsx'
import { TablePage } from '../table/table-page.tsx'
import { loadSeatFromFragment } from './seat-link.ts'

/** An online match. A seat link brings its token in the fragment, which never reaches a server. */
export function MatchPage({ id }: { readonly id: string }) {
  const [ready, setReady] = useState<boolean | string>(location.hash === '')
  useEffect(() => {
    if (location.hash === '') return
    loadSeatFromFragment(id, location.hash).then(
      () => setReady(true),
      error => setReady(error instanceof Error ? error.message : String(error)),
    )
  }, [id])
  if (ready === false) return <Waiting text="Finding your seat…" />
  if (typeof ready === 'string') return <Failure title="This seat link does not work" text={ready} />
  return <TablePage kind="online" id={id} />
}
