import { Button } from '../shell/button.tsx'
import { labelOf, type TableModel } from './use-table.ts'

/** "Move 7 to 9?" in matches where there is time to look twice. */
export function ConfirmBar({ table }: { readonly table: TableModel }) {
  const { pending, confirm } = table
  if (pending === undefined) return null
  return (
    <div className="banner banner-good confirm-bar" role="alert">
      <span>{labelOf(table, pending)}?</span>
      <Button small kind="main" onClick={() => confirm(true)}>
        Confirm
      </Button>
      <Button small onClick={() => confirm(false)}>
        Cancel
      </Button>
    </div>
  )
}
