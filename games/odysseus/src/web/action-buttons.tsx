import { ACTION_LABELS, costText } from '../game/sentences.ts'
import type { Move } from '../game/types.ts'
import type { GameView } from '../game/view.ts'

interface ActionButtonsProps {
  readonly view: GameView
  readonly legal: readonly Move[]
  readonly hint: Move | undefined
  send(move: Move): void
  say(sentence: string): void
}

/** The five actions with their cost, or the winds of Aeolus while they are to be chosen. A button that cannot be used says why. */
export function ActionButtons({ view, legal, hint, send, say }: ActionButtonsProps) {
  const winds = legal.flatMap(move => (move.type === 'aeolus_move' ? [move] : []))
  if (winds.length > 0) {
    return (
      <fieldset className="odysseus-actions">
        <legend className="only-heard">How far does the wind carry you?</legend>
        {winds.map(move => (
          <button
            key={move.tilesToMove}
            type="button"
            className="button odysseus-action"
            data-hint={hint?.type === 'aeolus_move' && hint.tilesToMove === move.tilesToMove}
            onClick={() => send(move)}
          >
            <span>{move.tilesToMove === 0 ? 'No wind' : `${move.tilesToMove} forward`}</span>
            <small>{move.tilesToMove === 0 ? 'stay here' : `${move.tilesToMove} damage`}</small>
          </button>
        ))}
      </fieldset>
    )
  }
  return (
    <fieldset className="odysseus-actions">
      <legend className="only-heard">Actions</legend>
      {view.actions.map(({ type, cost, reason }) => {
        const isLegal = legal.some(move => move.type === type)
        const why = reason ?? 'It is not your turn.'
        return (
          <button
            key={type}
            type="button"
            className="button odysseus-action"
            data-kind={type}
            data-hint={hint?.type === type}
            aria-disabled={isLegal ? undefined : true}
            title={isLegal ? undefined : why}
            onClick={() => (isLegal ? send({ type }) : say(why))}
          >
            <span>{ACTION_LABELS[type]}</span>
            <small>{costText(cost)}</small>
          </button>
        )
      })}
    </fieldset>
  )
}
