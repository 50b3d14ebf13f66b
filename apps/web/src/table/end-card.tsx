import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { rematchAddress } from '../online/rematch.ts'
import { Button } from '../shell/button.tsx'
import { newGame } from './new-game.ts'
import type { TableModel } from './use-table.ts'
import { outcomeSentence } from './words.ts'

/** How it ended, and the next match one click away. */
export function EndCard({ table }: { readonly table: TableModel }) {
  const [, navigate] = useLocation()
  const { session, isPast, live } = table
  const { outcome } = table.told
  const accepted = live.entries.some(
    entry => entry.kind === 'answer' && entry.offer === 'rematch' && entry.accept === true,
  )
  useGoToRematch(accepted && session.kind === 'online', () => navigate(rematchAddress(session, table.players.length)))
  if (outcome === undefined || isPast) return null
  const youWon = session.own.length === 1 && outcome.winners.includes(session.own[0]?.seat ?? -1)
  return (
    <section className="end-card" data-won={youWon} aria-label="Result">
      <h2>{outcomeSentence(table, outcome)}</h2>
      <div className="end-actions">
        {session.kind === 'local' && (
          <Button kind="main" icon="plus" onClick={() => void newGame(table).then(navigate)}>
            Play again
          </Button>
        )}
        {session.kind === 'online' && session.own.length > 0 && !accepted && (
          <Button
            kind="main"
            because={live.shown?.update.offer !== undefined ? 'A rematch is on offer already.' : undefined}
            onRefused={table.say}
            onClick={() => void table.command({ cmd: 'offer', kind: 'rematch' })}
          >
            Rematch
          </Button>
        )}
        {session.kind === 'online' && accepted && (
          <Button kind="main" onClick={() => navigate(rematchAddress(session, table.players.length))}>
            Go to the rematch
          </Button>
        )}
        <Button icon="play" onClick={() => table.goTo(0)}>
          Watch it again
        </Button>
      </div>
    </section>
  )
}

/** Whoever sees the offer being accepted goes along at once; whoever comes later finds the button. */
function useGoToRematch(accepted: boolean, go: () => void): void {
  const [before] = useState(accepted)
  const leave = useEffectEvent(go)
  useEffect(() => {
    if (accepted && !before) leave()
  }, [accepted, before])
}
