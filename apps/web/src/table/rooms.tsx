import type { ReactNode } from 'react'
import { MatchProvider } from '../match/match-context.tsx'
import type { Session } from '../match/session.ts'
import { TimelineProvider } from './moment/timeline-model.tsx'
import { TalkProvider } from './talk/talk.tsx'

/** A match, what is said about it and which of its moments is shown, for every page with a board; a `PlayProvider` lets it be played. */
export function Rooms({ game, children }: { readonly game: Session; readonly children: ReactNode }) {
  return (
    <MatchProvider game={game}>
      <TalkProvider>
        <TimelineProvider>{children}</TimelineProvider>
      </TalkProvider>
    </MatchProvider>
  )
}
