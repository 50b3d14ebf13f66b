import { isSeedPending, outcomeSentence } from '@turnwise/client/match'
import type { RefCallback } from 'react'
import { useEntries, useGame, useMoment, useSight } from '../../match/match-context.tsx'
import { usePlay } from '../play/play.tsx'
import { WhyNot } from '../play/why-not.tsx'
import { useSeats, waitingText } from '../seat/seats.ts'
import { type Remark, useTalk } from './talk.tsx'

interface StatusLineProps {
  /** Said in place of the last remark, and of the prompt. */
  readonly remark?: Remark | undefined
  /** The element for the board's own title and second line. */
  readonly slot?: RefCallback<HTMLElement>
  readonly isClaimed?: boolean
}

/** The line that always says whose turn it is, what the player can do, and why not more. */
export function StatusLine({ remark: fixed, slot, isClaimed = false }: StatusLineProps) {
  const talk = useTalk()
  const remark = fixed ?? talk.remark
  const { isSending } = usePlay()
  const { outcome } = useMoment()
  const sentence = useSentence()
  // The board does not know of an ending outside the rules, such as a resignation.
  const isPending = isSeedPending(useEntries())
  const isBoards = isClaimed && remark === undefined && outcome === undefined && !isPending
  const [title, detail] = splitSentence(remark?.text ?? sentence)
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
      <WhyNot />
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

/** Whose turn it is, or how the match ended. */
export function useSentence(): string {
  const game = useGame()
  const { view, outcome, toAct } = useMoment()
  const { players } = useSight().update
  const { style, naming } = useSeats()
  const isPending = isSeedPending(useEntries())
  if (outcome !== undefined) return outcomeSentence(outcome, naming)
  const [acting] = toAct
  const isWaiting = isPending
    ? players.some(({ open }) => open === true)
    : acting !== undefined && players[acting]?.open === true
  if (isWaiting) {
    return `${waitingText(game, players)}.${game.own.length > 0 ? ' Share the link to invite them.' : ''}`
  }
  if (isPending) return 'The players make the seed together. It takes a moment.'
  return game.board?.prompt?.(view, style) ?? game.module.face.prompt(view, style)
}
