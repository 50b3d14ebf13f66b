import { seatStyle } from '@turnwise/ui'
import type { TableModel } from './use-table.ts'
import { WhyNot } from './why-not.tsx'
import { outcomeSentence } from './words.ts'

/** The one line that always says whose turn it is, what may be done, and why not more. */
export function StatusLine({ table }: { readonly table: TableModel }) {
  const { told, players, remark, isPast, seq, latest, isSending } = table
  const acting = told.toAct[0]
  const color = acting === undefined ? undefined : players[acting]?.color
  return (
    <div className="status" data-remark={remark?.tone} data-sending={isSending} style={color && seatStyle(color)}>
      {color !== undefined && (
        <span className="status-mark" aria-hidden="true">
          {color.mark}
        </span>
      )}
      <p role="status">{remark?.text ?? sentenceOf(table)}</p>
      <WhyNot table={table} />
      {isPast && (
        <span className="tag">
          move {seq} of {latest}
        </span>
      )}
    </div>
  )
}

function sentenceOf(table: TableModel): string {
  const { session, style, isPast, latest } = table
  const { view, outcome } = table.told
  // The card below the board says how it ended.
  if (outcome !== undefined)
    return isPast ? outcomeSentence(table, outcome) : `The match is over after ${latest} moves.`
  return session.board?.prompt?.(view, style) ?? session.module.face.prompt(view, style)
}
