import { useState } from 'react'
import { Button } from '../shell/button.tsx'
import { CopyField } from '../shell/copy-field.tsx'
import { exportRecord } from '../table/record.ts'
import { packRecord } from '../table/record-link.ts'
import type { TableModel } from '../table/use-table.ts'

/** A link to this review: online the address of the match, else the whole match in the link. */
export function ShareReview({ table }: { readonly table: TableModel }) {
  const { session } = table
  const [link, setLink] = useState<string>()
  const make = async () => {
    const url =
      session.kind === 'online'
        ? `${location.origin}/match/${session.matchId}/review`
        : `${location.origin}/replay?review#${await packRecord(await exportRecord(session))}`
    if (navigator.share === undefined) return setLink(url)
    try {
      await navigator.share({ title: `${session.entry.title}, review`, url })
    } catch {
      // Closed without sharing: the link can still be copied.
      setLink(url)
    }
  }
  if (link !== undefined) return <CopyField label="Link to this review" text={link} />
  return (
    <Button
      icon="share"
      onClick={() => void make().catch(error => table.say(error instanceof Error ? error.message : String(error)))}
    >
      Share
    </Button>
  )
}
