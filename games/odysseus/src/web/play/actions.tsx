import { ownValue } from '@turnwise/engine'
import { useWake } from '@turnwise/ui'
import { specId } from '../../game/seaDeck.ts'
import type { GameView, Move, SeaCard, SimpleMove } from '../../game/types.ts'
import { ACTIONS, costText, describeBriefly, describeWind } from '../../game/words/actions.ts'
import { describeWaiting } from '../../game/words/prompt.ts'
import { CardBack } from '../art/card-back.tsx'
import { CARD_PICTURES } from '../art/cards/index.ts'
import { Icon, Pips, Price } from '../art/tokens.tsx'
import type { Look } from '../strips.ts'
import { DeckMix } from './cards.tsx'
import { useHeld } from './use-held.ts'

export interface ActionsProps {
  readonly view: GameView
  /** What the viewer may do now. */
  readonly moves: readonly Move[]
  readonly isOwnTurn: boolean
  readonly look: Look
  /** The deck is a button among the actions, not on the table. */
  readonly hasDeck: boolean
  readonly hint: Move | undefined
  /** What a lesson points at. */
  readonly points: readonly string[]
  send(move: Move): void
  say(sentence: string): void
}

/** The five actions with their prices, or the winds of Aeolus while they are to be chosen. */
export function Actions(props: ActionsProps) {
  const winds = props.moves.flatMap(move => (move.type === 'aeolus_move' ? [move] : []))
  const wake = useWake(winds.length > 0 ? 'winds' : props.isOwnTurn ? 'actions' : '')
  if (winds.length > 0) return <Winds {...props} winds={winds} wake={wake} />
  return (
    <fieldset className="odysseus-actions" data-look={props.look}>
      <legend className="only-heard">Actions</legend>
      {props.view.actions.map(({ type, cost, reason }) => (
        <ActionButton key={type} {...props} type={type} cost={cost} reason={reason} wake={wake} />
      ))}
    </fieldset>
  )
}

type Wake = ReturnType<typeof useWake>

interface ActionProps extends ActionsProps {
  readonly type: SimpleMove
  readonly cost: number
  readonly reason: string | undefined
  readonly wake: Wake
}

function ActionButton({
  view,
  moves,
  isOwnTurn,
  look,
  hasDeck,
  hint,
  points,
  send,
  say,
  type,
  cost,
  reason,
  wake,
}: ActionProps) {
  const move = moves.find(each => each.type === type)
  const isRow = look === 'row'
  const why = isOwnTurn && reason !== undefined ? reason : describeWaiting(view)
  const short = isOwnTurn ? describeBriefly(view, type) : undefined
  const deck = type === 'draw_card' && hasDeck
  const held = useHeld()
  const choose = move === undefined ? () => say(why) : wake(() => send(move))
  const button = (
    <button
      {...(deck ? held.handlers : {})}
      type="button"
      className="odysseus-action"
      data-kind={type}
      data-main={type === 'draw_card' && move !== undefined}
      data-hint={hint?.type === type || points.includes(type)}
      aria-disabled={move === undefined ? true : undefined}
      title={move === undefined ? why : undefined}
      onClick={() => held.endsHold() || choose()}
    >
      {deck ? <SmallDeck view={view} /> : <Icon name={type} size={isRow ? 26 : 24} />}
      <span className="odysseus-action-text">
        <b>{ACTIONS[type].label}</b>
        <small>
          {cost === 0 ? 'free' : <Price cost={cost} />}
          {cost === 0 ? null : isRow ? (short ?? costText(cost)) : <span className="only-heard">{costText(cost)}</span>}
        </small>
        {move === undefined ? <span className="only-heard">{why}</span> : null}
      </span>
    </button>
  )
  // On a phone the deck says what is left in it while it is pressed for long.
  return (
    <>
      {held.isOpen && <DeckMix view={view} />}
      {button}
    </>
  )
}

/** On a phone the deck is the button, and the last card lies on it. */
function SmallDeck({ view: { seaDeckCount, lastCard } }: { readonly view: GameView }) {
  return (
    <span className="odysseus-small-deck" aria-hidden="true">
      <svg viewBox="0 0 104 146" preserveAspectRatio="none" aria-hidden="true">
        <CardBack />
      </svg>
      <svg viewBox="0 0 104 146" preserveAspectRatio="none" aria-hidden="true">
        <CardBack />
      </svg>
      {lastCard === undefined ? null : <MiniCard card={lastCard} />}
      <em>{seaDeckCount}</em>
    </span>
  )
}

/** The last card where there is no room for its words: picture, how far, and a red edge where it does damage. */
function MiniCard({ card }: { readonly card: SeaCard }) {
  const { move, damage } = card
  return (
    <span className="odysseus-mini-card" data-damage={damage > 0}>
      <svg viewBox="0 0 80 56" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        {ownValue(CARD_PICTURES, specId(card.id)) ?? null}
      </svg>
      <b>{move > 0 ? `+${move}` : move < 0 ? `−${-move}` : '0'}</b>
    </span>
  )
}

interface WindsProps extends ActionsProps {
  readonly winds: readonly (Move & { type: 'aeolus_move' })[]
  readonly wake: Wake
}

function Winds({ winds, look, hint, points, send, wake }: WindsProps) {
  return (
    <fieldset className="odysseus-actions odysseus-winds" data-look={look}>
      <legend className="only-heard">How far does the wind carry you?</legend>
      {winds.map(move => {
        const { tilesToMove } = move
        const { title, price } = describeWind(tilesToMove)
        return (
          <button
            key={tilesToMove}
            type="button"
            className="odysseus-action"
            data-hint={
              (hint?.type === 'aeolus_move' && hint.tilesToMove === tilesToMove) || points.includes('aeolus_move')
            }
            onClick={wake(() => send(move))}
          >
            <WindIcon strength={tilesToMove} />
            <span className="odysseus-action-text">
              <b>{title}</b>
              <small>
                {tilesToMove === 0 ? null : <Pips damage={tilesToMove} size={12} />}
                {price}
              </small>
            </span>
          </button>
        )
      })}
    </fieldset>
  )
}

function WindIcon({ strength }: { readonly strength: number }) {
  return (
    <svg
      className="odysseus-icon"
      width={34}
      height={26}
      viewBox="0 0 34 26"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      aria-hidden="true"
    >
      {strength === 0 ? (
        <path d="M6 13h22" strokeDasharray="3 5" />
      ) : (
        <path
          d={`M3 10h17c6 0 6-7 1-7c-3 0-4 3-2 4M6 16h22c5 0 5 7 0 6${strength > 1 ? 'M3 21h11c4 0 4 4 1 4' : ''}`}
        />
      )}
    </svg>
  )
}
