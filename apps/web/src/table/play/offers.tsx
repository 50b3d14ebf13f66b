import { offerSentence } from '@turnwise/client/match'
import type { Offer } from '@turnwise/engine'
import { useModel, useSight } from '../../match/match-context.tsx'
import { Button } from '../../shell/button.tsx'
import { useSeats } from '../seat/seats.ts'

/** An offer that waits for an answer, for both sides. */
export function Offers() {
  const model = useModel()
  const { seat, naming } = useSeats()
  const { offer } = useSight().update
  if (offer === undefined) return null
  const mine = offer.player_id === seat
  const answer = (accept: boolean) => void model.answer(accept)
  return (
    <div className="ask" role="alert">
      <span>
        {mine ? `You ${MINE[offer.kind]}: waiting for an answer.` : offerSentence(offer.player_id, offer.kind, naming)}
      </span>
      {seat !== undefined && <Button onClick={() => answer(false)}>{mine ? 'Withdraw' : 'Decline'}</Button>}
      {seat !== undefined && !mine && (
        <Button kind="main" onClick={() => answer(true)}>
          Accept
        </Button>
      )}
    </div>
  )
}

const MINE: Readonly<Record<Offer, string>> = {
  undo: 'asked to undo',
  draw: 'offered a draw',
  rematch: 'offered a rematch',
}
