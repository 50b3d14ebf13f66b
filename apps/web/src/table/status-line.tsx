import type { RefCallback } from 'react'
import type { TableModel } from './use-table.ts'
import { WhyNot } from './why-not.tsx'
import { resultOf, waitingText } from './words.ts'

interface StatusLineProps {
  readonly table: TableModel
  /** The element for the board's own title and second line. */
  readonly slot?: RefCallback<HTMLElement>
  readonly isClaimed?: boolean
}

/** The line that always says whose turn it is, what the player can do, and why not more. */
export function StatusLine({ table, slot, isClaimed = false }: StatusLineProps) {
  const { remark, isSending } = table
  // The board does not know of an ending outside the rules, such as a resignation.
  const isBoards = isClaimed && remark === undefined && table.outcome === undefined
  const [title, detail] = splitSentence(remark?.text ?? sentenceOf(table))
  return (
    <div
      className="status"
      data-remark={remark?.tone}
      data-sending={isSending}
      data-length={lengthOf(title)}
      data-detail={detail.length > 24 ? 'long' : 'short'}
    >
      <p role="status">
        <span ref={slot} hidden={!isBoards} />
        {!isBoards && (
          <>
            <b className="status-title">{title}</b>
            {detail !== '' && <span className="status-detail"> {detail}</span>}
          </>
        )}
      </p>
      <WhyNot table={table} />
    </div>
  )
}

/** Long titles get a smaller font if there is little room. */
function lengthOf(title: string): 'short' | 'long' | 'longest' {
  return title.length <= 26 ? 'short' : title.length <= 46 ? 'long' : 'longest'
}

/** The first sentence is the title, the rest the second line. */
function splitSentence(text: string): readonly [string, string] {
  const end = /[.!?] /.exec(text)
  return end === null ? [text, ''] : [text.slice(0, end.index + 1), text.slice(end.index + 2)]
}

export function sentenceOf(table: TableModel): string {
  const { session, style, view, outcome } = table
  if (outcome !== undefined) return resultOf(table, outcome)
  const acting = table.toAct[0]
  if (acting !== undefined && table.sight.update.players[acting]?.open === true) {
    return `${waitingText(table)}.${session.own.length > 0 ? ' Share the link to invite them.' : ''}`
  }
  return session.board?.prompt?.(view, style) ?? session.module.face.prompt(view, style)
}
