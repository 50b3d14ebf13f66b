import { type BoardPlayer, seatStyle } from '@turnwise/ui'
import { describeCardEffect, describeFlags } from '../game/sentences.ts'
import type { GameView } from '../game/view.ts'
import { EpicMark } from './epic-mark.tsx'

/** What the last epic does, always in the same place: the last one that was met, or what comes. */
export function EpicPanel({ view, players }: { readonly view: GameView; readonly players: readonly BoardPlayer[] }) {
  const { activeEpic, upcomingEpicPeek, gameOver } = view
  const peek = upcomingEpicPeek?.tiles ?? []
  return (
    <section className="odysseus-panel odysseus-epic" aria-label="Epic">
      {gameOver !== undefined ? <Summary view={view} players={players} /> : null}
      {gameOver === undefined && activeEpic !== undefined ? (
        <>
          <p className="odysseus-title">
            <EpicMark id={activeEpic.id} />
            {activeEpic.name}
          </p>
          <p>{activeEpic.description}</p>
        </>
      ) : null}
      {gameOver === undefined && activeEpic === undefined ? (
        <p className="odysseus-quiet">Every third tile is an epic. Which one shows when a ship gets there.</p>
      ) : null}
      {peek.length > 0 ? (
        <p className="odysseus-peek">
          <b>Shown ahead:</b> {peek.map(({ name, index }) => `${name} on ${index}`).join(', ')}
        </p>
      ) : null}
    </section>
  )
}

function Summary({ view, players }: { readonly view: GameView; readonly players: readonly BoardPlayer[] }) {
  const order = [...view.state.players].sort((a, b) => b.position - a.position)
  const winners = view.gameOver?.winnerPlayerIds ?? []
  return (
    <>
      <p className="odysseus-title">{winners.length > 1 ? 'A shared homecoming' : 'The voyage is over'}</p>
      <ol className="odysseus-order">
        {order.map(({ playerId, position }) => (
          <li key={playerId}>
            {players[playerId]?.name}: tile {position}
            {winners.includes(playerId) ? ' — won' : ''}
          </li>
        ))}
      </ol>
    </>
  )
}

/** Hull and troubles of each ship. */
export function Fleet({ view, players }: { readonly view: GameView; readonly players: readonly BoardPlayer[] }) {
  return (
    <ul className="odysseus-panel odysseus-fleet" aria-label="Ships">
      {view.state.players.map(player => {
        const seat = players[player.playerId]
        const flags = describeFlags(player)
        const isCurrent = view.decidingPlayerId === player.playerId
        return seat === undefined ? null : (
          <li key={player.playerId} data-current={isCurrent} style={seatStyle(seat.color)}>
            <span className="odysseus-letter">{(seat.name.trim()[0] ?? '?').toUpperCase()}</span>
            <span className="odysseus-captain">{seat.name}</span>
            <span className="odysseus-hull" role="img" aria-label={`damage ${player.damage} of 3`}>
              {[1, 2, 3].map(pip => (
                <i key={pip} data-hit={pip <= player.damage} />
              ))}
            </span>
            {flags.length > 0 ? <small>{flags.join(', ')}</small> : null}
          </li>
        )
      })}
    </ul>
  )
}

/** The Sea deck: how many cards are left and of which kinds, the last one drawn, points and clock. */
export function SeaPanel({ view, seq }: { readonly view: GameView; readonly seq: number }) {
  const { lastCard, seaDeckCount, seaDeckMix, actionsRemaining, state } = view
  return (
    <section className="odysseus-panel odysseus-deck" aria-label="Sea deck">
      <div className="odysseus-card" key={`${seq} ${lastCard?.id}`} data-empty={lastCard === undefined}>
        {lastCard === undefined ? (
          <span>No card drawn yet</span>
        ) : (
          <>
            <b>{lastCard.name}</b>
            <span>{describeCardEffect(lastCard)}</span>
          </>
        )}
      </div>
      <dl>
        <div>
          <dt>Points</dt>
          <dd>{actionsRemaining} of 5</dd>
        </div>
        <div>
          <dt>Sea deck</dt>
          <dd>{seaDeckCount}</dd>
        </div>
        <div>
          <dt>Epic clock</dt>
          <dd>
            <span className="odysseus-clock" role="img" aria-label={`${state.epicClock} of 2`}>
              {[0, 1, 2].map(tick => (
                <i key={tick} data-on={tick < state.epicClock} data-epic={tick === 2} />
              ))}
            </span>
          </dd>
        </div>
      </dl>
      <details className="odysseus-mix">
        <summary>What is left in the deck</summary>
        <ul>
          {seaDeckMix.map(({ name, left, move, damage, endTurn }) => (
            <li key={name} data-none={left === 0}>
              {left} × {name} <small>({describeCardEffect({ move, damage, endTurn })})</small>
            </li>
          ))}
        </ul>
      </details>
    </section>
  )
}
