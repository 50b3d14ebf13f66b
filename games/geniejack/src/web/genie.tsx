import { type FormEvent, useId, useState } from 'react'
import { cleanWish, MAX_WISH_LENGTH } from '../game/genie.ts'
import { plain } from '../game/sentences.ts'
import type { GameView, PlayerAction } from '../game/types.ts'
import { GeniePicture } from './genie-picture.tsx'
import { SkullIcon } from './icons.tsx'

interface GenieProps {
  readonly view: GameView
  readonly legal: readonly PlayerAction[]
  readonly send: (action: PlayerAction) => void
  readonly say: (sentence: string) => void
}

/** After a boss: the curse that stays, and the wish. */
export function Genie({ view, legal, send, say }: GenieProps) {
  const { genie, player, rules } = view
  if (genie === null) return null
  const suggested = legal.find(action => action.type === 'enter_wish')
  return (
    <section className="geniejack-scene geniejack-genie" aria-label="The Genie">
      <GeniePicture />
      <div className="geniejack-genie-words">
        <h2>{genie.blessingEntered ? 'So be it' : 'A Genie rises'}</h2>
        <p>{genie.bossName} is no more, and its lamp is yours.</p>
        {genie.curseName !== '' && (
          <p className="geniejack-curse">
            <SkullIcon />
            <span>
              <b>Curse: {genie.curseName}</b> {plain(genie.curseDescription)}
            </span>
          </p>
        )}
        {genie.blessingEntered ? (
          <>
            <blockquote>{genie.blessingText}</blockquote>
            <p>
              The wish is kept; it changes nothing yet.
              {rules.health.resetHpAfterBoss && ` You are whole again: ${player.hp} of ${player.maxHp} HP.`}
            </p>
          </>
        ) : suggested === undefined ? (
          <p>The wish has not been made yet.</p>
        ) : (
          <WishForm suggestion={suggested.text} send={send} say={say} />
        )}
      </div>
    </section>
  )
}

interface WishFormProps {
  readonly suggestion: string
  readonly send: (action: PlayerAction) => void
  readonly say: (sentence: string) => void
}

function WishForm({ suggestion, send, say }: WishFormProps) {
  const [text, setText] = useState('')
  const id = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wish = cleanWish(text)
    if (wish === undefined) say(`Say your wish in words, up to ${MAX_WISH_LENGTH} characters.`)
    else send({ type: 'enter_wish', text: wish })
  }
  return (
    <form className="geniejack-wish" onSubmit={submit}>
      <label htmlFor={id}>Your wish</label>
      <textarea
        id={id}
        className="input"
        rows={2}
        maxLength={MAX_WISH_LENGTH}
        placeholder={suggestion}
        value={text}
        // The wish is one line: Enter makes it.
        onChange={event => setText(event.target.value.replaceAll(/\s/gu, ' '))}
        onKeyDown={event => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) submit(event)
        }}
      />
      <button type="submit" className="button button-main">
        Make the wish
      </button>
    </form>
  )
}
