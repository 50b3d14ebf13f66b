import { Button } from '../shell/button.tsx'
import { nameOf, type TableModel } from './use-table.ts'

/** Between the turns of two people on one device, where each has something to hide. */
export function HandOver({ table }: { readonly table: TableModel }) {
  const { handTo, takeOver } = table.chair
  if (handTo === undefined) return null
  return (
    <section className="hand-over" aria-label="Hand over">
      <h2>Hand the device to {nameOf(table, handTo)}</h2>
      <p>What {nameOf(table, handTo)} knows is shown after the button.</p>
      <Button kind="main" onClick={takeOver}>
        I am {nameOf(table, handTo)}
      </Button>
    </section>
  )
}
