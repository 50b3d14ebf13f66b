import { seatStyle } from '@turnwise/ui'
import type { TableModel } from './use-table.ts'
import { WhyNot } from './why-not.tsx'
import { outcomeSentence } from './words.ts'

/** The one line that always says whose turn it is, what may be done, and why not more. */
export function StatusLine({ table }: { readonly table: TableModel }) {
  const { live, players, remark, isPast, seq, latest } = table
  const acting = isPast ? undefined : live.shown?.update.to_act[0]
  const color = acting === undefined ? undefined : players[acting]?.color
  return (
    <div className="status" data-remark={remark !== undefined} style={color && seatStyle(color)}>
      {color !== undefined && (
        <span className="status-mark" aria-hidden="true">
          {color.mark}
        </span>
      )}
      <p role="status">{remark ?? sentenceOf(table)}</p>
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
  const { session, view, style, outcome, isPast, latest } = table
  // The card below the board says how it ended.
  if (outcome !== undefined)
    return isPast ? outcomeSentence(table, outcome) : `The match is over after ${latest} moves.`
  return session.board?.prompt?.(view, style) ?? session.module.face.prompt(view, style)
}
