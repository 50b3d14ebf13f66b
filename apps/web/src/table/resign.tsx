import { useEffect, useState } from 'react'
import { Button } from '../shell/button.tsx'
import type { TableModel } from './use-table.ts'

/** A second click within three seconds, so that a slip costs nothing. */
const GRACE = 3000

export function ResignButton({ table }: { readonly table: TableModel }) {
  const [armed, setArmed] = useState(false)
  useEffect(() => {
    if (!armed) return
    const timer = setTimeout(() => setArmed(false), GRACE)
    return () => clearTimeout(timer)
  }, [armed])
  return (
    <Button
      icon="flag"
      small
      {...(armed ? { kind: 'danger' as const } : {})}
      onClick={() => {
        setArmed(!armed)
        if (armed) void table.command({ cmd: 'resign' })
      }}
    >
      {armed ? 'Sure?' : 'Resign'}
    </Button>
  )
}
