import { useState } from 'react'
import { useLocation } from 'wouter'
import { useGame, useMoment, useSight } from '../match/match-context.tsx'
import { Button } from '../shell/button.tsx'
import { CopyField } from '../shell/copy-field.tsx'
import { messageOf } from '../shell/message-of.ts'
import { Invite } from '../table/seat/invite.tsx'
import { useTalk } from '../table/talk/talk.tsx'
import { downloadRecord, exportRecord, forkRecord } from './record.ts'
import { packRecord } from './record-link.ts'

/** Share, export, and play from here. */
export function SharePanel() {
  const session = useGame()
  const { seq, isPast } = useMoment()
  const { outcome } = useSight().update
  const { say } = useTalk()
  const [, navigate] = useLocation()
  const [link, setLink] = useState<string>()
  const closed =
    session.kind === 'online' && outcome === undefined
      ? 'A running online match keeps its seed secret; this works once it is over.'
      : undefined
  const attempt = (work: () => Promise<unknown>) => () => void work().catch(error => say(messageOf(error)))
  return (
    <div className="panel-stack">
      {session.kind === 'online' && <Invite />}
      {session.kind === 'online' && (
        <CopyField
          label={isPast ? `Link to move ${seq}` : 'Link to watch this match'}
          text={`${location.origin}/match/${session.matchId}${isPast ? `?at=${seq}` : ''}`}
        />
      )}
      {session.kind === 'local' &&
        (link === undefined ? (
          <Button
            icon="link"
            onClick={attempt(async () => {
              const packed = await packRecord(await exportRecord(session))
              setLink(`${location.origin}/replay${isPast ? `?at=${seq}` : ''}#${packed}`)
            })}
          >
            Make a link to this match
          </Button>
        ) : (
          <CopyField label="The whole match in one link" text={link} />
        ))}
      <Button
        icon="file"
        because={closed}
        onRefused={say}
        onClick={attempt(async () => downloadRecord(await exportRecord(session)))}
      >
        Save as a file
      </Button>
      <Button
        icon="fork"
        because={closed}
        onRefused={say}
        onClick={attempt(async () => navigate(await forkRecord(session, seq)))}
      >
        {isPast ? `Play on from move ${seq}` : 'Play on from here'}
      </Button>
      <p className="field-help">A copy on this device: the match itself stays as it is.</p>
    </div>
  )
}
