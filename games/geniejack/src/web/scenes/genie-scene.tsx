import { type FormEvent, useId, useState } from 'react'
import { cleanWish, MAX_WISH_LENGTH } from '../../game/genie.ts'
import { REFUSALS } from '../../game/refusals.ts'
import type { GameView, PlayerAction } from '../../game/types.ts'
import { describeAction } from '../../game/words/actions.ts'
import { burdensOf } from '../../game/words/explain.ts'
import { capital, plain } from '../../game/words/names.ts'
import { Night } from '../art/night.tsx'
import { cursePicture, geniePicture } from '../art/pictures.ts'
import type { Layout } from '../layout.ts'

interface GenieSceneProps {
  readonly view: GameView
  readonly layout: Layout
  readonly legal: readonly PlayerAction[]
  readonly send: (action: PlayerAction) => void
  /** A typed wish is never the second half of a double click. */
  readonly wish: (action: PlayerAction) => void
  readonly say: (sentence: string) => void
}

/** After a boss: the curse that stays, and the wish, on a scroll. */
export function GenieScene({ view, layout, legal, send, wish, say }: GenieSceneProps) {
  const { genie, rules, player } = view
  const { width, height, arrangement } = layout
  if (genie === null) return null
  const suggested = legal.find(action => action.type === 'enter_wish')
  const onward = legal.find(action => action.type === 'continue')
  const isUpright = arrangement === 'upright'
  const curse = burdensOf(view).at(-1)
  return (
    <section className="geniejack-genie" aria-label="The Genie">
      <Night
        width={width}
        height={height}
        x={isUpright ? width / 2 : width * 0.3}
        ground={isUpright ? height * 0.46 : height}
      />
      <img className="geniejack-genie-picture" src={geniePicture()} alt="" />
      <div className="geniejack-parchment" data-made={genie.blessingEntered}>
        <h2>{genie.blessingEntered ? 'So be it' : 'A Genie rises'}</h2>
        <p>{genie.bossName} is no more, and its lamp is yours.</p>
        {genie.curseName !== '' && (
          <div className="geniejack-curse">
            {curse?.kind === 'curse' && <img src={cursePicture(curse.id)} alt="" />}
            <p>
              <span>It leaves you a curse</span>
              <b>{genie.curseName}</b>
              {capital(plain(genie.curseDescription))}
            </p>
          </div>
        )}
        {genie.blessingEntered ? (
          <>
            <blockquote>{genie.blessingText}</blockquote>
            <p className="geniejack-kept">
              Your wish is kept with the run. It changes no rule.
              {rules.health.resetHpAfterBoss && ` You are whole again: ${player.hp} of ${player.maxHp} HP.`}
            </p>
          </>
        ) : suggested === undefined ? (
          <p>The wish has not been made yet.</p>
        ) : (
          <WishForm suggestion={suggested.text} send={wish} say={say} />
        )}
        {onward !== undefined && (
          <button
            type="button"
            className="button button-main geniejack-onward"
            aria-keyshortcuts="Enter"
            onClick={() => send(onward)}
          >
            {describeAction(onward, view)}{' '}
            <span className="geniejack-key" aria-hidden="true">
              ↵
            </span>
          </button>
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
    if (wish === undefined) say(REFUSALS.badWish.error.message)
    else send({ type: 'enter_wish', text: wish })
  }
  return (
    <form className="geniejack-wish" onSubmit={submit}>
      <label htmlFor={id}>Your wish</label>
      <textarea
        id={id}
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
      <p>
        <span>It is kept with your run. It changes no rule.</span>{' '}
        <span>
          {[...text].length} / {MAX_WISH_LENGTH}
        </span>
      </p>
      <button type="submit" className="button button-main">
        Make the wish
      </button>
    </form>
  )
}
