import { sentencesOf } from '@turnwise/client/match'
import type { SeatColor } from '@turnwise/ui'
import { seatStyle } from '@turnwise/ui'
import { memo, useEffect, useRef } from 'react'
import { useEntries, useGame, useMoment } from '../../match/match-context.tsx'
import { type TimelineModel, useTimeline } from '../moment/timeline-model.tsx'
import { useSeats } from '../seat/seats.ts'
import { foldLog } from './fold-log.ts'

/** The log in plain words; a click on a line goes to its moment. */
export function LogPanel() {
  const { board } = useGame()
  const entries = useEntries()
  const { seq, isPast } = useMoment()
  const { players, naming } = useSeats()
  const { latest, goTo } = useTimeline()
  const list = useRef<HTMLOListElement>(null)
  // The log follows the timeline.
  useEffect(() => {
    if (isPast) list.current?.querySelector(`[data-seq="${seq}"]`)?.scrollIntoView({ block: 'nearest' })
    else list.current?.parentElement?.scrollTo(0, 0)
  }, [seq, isPast])
  if (entries.length === 0) return <p className="panel-empty">Nothing has happened yet.</p>
  const lines = foldLog(
    entries,
    entry => sentencesOf(entry, naming).join(' '),
    board?.logLine && (events => board.logLine?.(events, naming.names)),
  )
  return (
    <ol className="log" aria-label="Log" ref={list}>
      {lines.map(line => (
        <LogLine
          key={line.first}
          seq={line.seq}
          words={line.words}
          color={line.playerId === null ? undefined : players[line.playerId]?.color}
          isShown={line.first <= seq && seq <= line.seq}
          isLast={line.seq === latest}
          goTo={goTo}
        />
      ))}
    </ol>
  )
}

interface LogLineProps {
  readonly seq: number
  readonly words: string
  readonly color: SeatColor | undefined
  readonly isShown: boolean
  readonly isLast: boolean
  readonly goTo: TimelineModel['goTo']
}

/** Long logs stay cheap: a line is rendered again only when its props have changed. */
const LogLine = memo(function LogLine({ seq, words, color, isShown, isLast, goTo }: LogLineProps) {
  if (words === '') return null
  return (
    <li data-seq={seq} style={color && seatStyle(color)}>
      <button type="button" className="log-line" aria-current={isShown} onClick={() => goTo(isLast ? undefined : seq)}>
        <span className="log-number">{seq}</span>
        <span className="log-mark" aria-hidden="true">
          {color?.mark}
        </span>
        <span>{words}</span>
      </button>
    </li>
  )
})
