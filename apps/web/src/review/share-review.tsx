import { useGame } from '../match/match-context.tsx'
import { exportRecord } from '../record/record.ts'
import { packRecord } from '../record/record-link.ts'
import { ShareLink } from '../shell/share-link.tsx'
import { useTalk } from '../table/talk/talk.tsx'

/** A link to this review: online the address of the match, else the whole match in the link. */
export function ShareReview() {
  const session = useGame()
  const { say } = useTalk()
  const makeUrl = async () =>
    session.kind === 'online'
      ? `${location.origin}/match/${session.matchId}/review`
      : `${location.origin}/replay?review#${await packRecord(await exportRecord(session))}`
  return (
    <ShareLink
      title={`${session.entry.title}, review`}
      label="Link to this review"
      makeUrl={makeUrl}
      onFailed={message => say(message)}
    />
  )
}
