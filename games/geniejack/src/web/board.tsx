import { type BoardProps, SceneActions, SceneExtra, SceneStatus, useScene, useStrip, useWake } from '@turnwise/ui'
import type { ReactNode } from 'react'
import { type CSSProperties, useEffect, useEffectEvent, useState } from 'react'
import type { Event } from '../game/events.ts'
import { EQUIPMENT_SLOTS, type GameView, type PlayerAction } from '../game/types.ts'
import { explainWorn } from '../game/words/explain.ts'
import { situation } from '../game/words/prompt.ts'
import { Paints } from './art/paints.tsx'
import { Actions } from './battle/actions.tsx'
import { Battle } from './battle/battle.tsx'
import { HpBar } from './battle/hp-bar.tsx'
import { findBlow } from './battle/shown.ts'
import { actionFor, useKeys } from './battle/use-keys.ts'
import { useShown } from './battle/use-shown.ts'
import { layoutOf } from './layout.ts'
import { useRecord } from './runs/use-record.ts'
import { GenieScene } from './scenes/genie-scene.tsx'
import { ShopScene } from './scenes/shop-scene.tsx'
import { STRIPS_WITHOUT_ACTIONS } from './strips.ts'
import './css/board.css'
import './css/hp.css'
import './css/note.css'
import './css/enemy.css'
import './css/road.css'
import './css/result.css'
import './css/cards.css'
import './css/kit.css'
import './css/shop.css'
import './css/scroll.css'
import './css/genie.css'
import './css/compact.css'
import './css/compact-shop.css'
import './css/compact-genie.css'
import './css/ending.css'

export function Board(props: BoardProps<GameView, PlayerAction, Event>) {
  const { view, settled, isMoving, viewer, players, legal, events, seq, settings, hint, points = NONE, say } = props
  const { motion, contrast, choices } = settings
  const scene = useScene()
  const { shown, isPlaying, finish } = useShown(view, events, seq, motion)
  const [note, setNote] = useState<NoteContent & { readonly seq: number }>()
  const isOwn = viewer === 0 && players[0]?.isYou === true
  useRecord(view, events, isOwn)
  useStrip(settled.phase === 'genie' || settled.outcome !== null ? STRIPS_WITHOUT_ACTIONS : undefined)
  const wake = useWake(legal.map(({ type }) => type).join())
  const send = wake(props.send)
  const explain = (name: string, does: NoteContent['does']) => setNote({ name, does, seq })
  const close = () => setNote(undefined)
  useKeys(key => {
    if (key === 'Escape') close()
    const action = actionFor(key, view, legal)
    if (isMoving) finish()
    // A key is never the second half of a double click.
    else if (action !== undefined) props.send(action)
    return action !== undefined
  })
  const layout = layoutOf(scene, view.enemy?.isBoss === true)
  const { arrangement, width, height, rim, unit } = layout
  const blow = findBlow(shown.changes, view.enemy?.name ?? '')
  const isHeavy = isPlaying && blow !== undefined && blow.by <= -HEAVY
  const style: Record<string, string | number> = {
    '--gj-width': `${width}px`,
    '--gj-height': `${height}px`,
    '--gj-rim': `${rim}px`,
    '--gj-unit': unit,
    '--gj-pace': motion,
  }
  const common = { layout, legal, hint, send, onExplain: explain }
  const { title, detail } = situation(settled)
  const spectating = viewer === 0 ? title : `${players[0]?.name ?? 'The player'} plays. ${title}`
  return (
    <div
      className="geniejack"
      data-phase={view.phase}
      data-arrangement={arrangement}
      data-contrast={contrast}
      data-low={arrangement === 'upright' && height < 500}
      data-flat={arrangement === 'wide' && height < 410}
      data-moving={isPlaying}
      data-shake={isHeavy && choices?.shake !== 'off' && motion > 0}
      data-points={points.join(' ')}
      style={style satisfies CSSProperties}
      onPointerDownCapture={isPlaying ? finish : undefined}
    >
      <Paints />
      <div className="geniejack-stage" style={{ width, height }}>
        {view.phase === 'shop' && !isPlaying ? (
          <ShopScene {...common} view={settled.phase === 'shop' ? settled : view} say={say} />
        ) : view.phase === 'genie' && !isPlaying ? (
          <GenieScene {...common} view={settled.phase === 'genie' ? settled : view} wish={props.send} say={say} />
        ) : (
          <Battle {...common} view={view} settled={settled} shown={shown} isPlaying={isPlaying} pace={motion} />
        )}
      </div>
      <div className="geniejack-wood" aria-hidden="true" />
      <Note content={note?.seq === seq ? note : undefined} onClose={close} />
      <CloseOnTap isOpen={note !== undefined} close={close} />
      <SceneStatus title={spectating} detail={detail === '' ? undefined : detail} />
      <SceneExtra place="before">
        <HpBar name={players[0]?.name ?? 'You'} side="own" hp={settled.player.hp} maxHp={settled.player.maxHp} />
      </SceneExtra>
      <SceneActions>
        <Actions
          view={settled}
          legal={legal}
          hint={hint}
          isPhone={arrangement !== 'wide'}
          send={send}
          say={say}
          onKit={() => explain('You wear', <KitList view={settled} />)}
        />
      </SceneActions>
    </div>
  )
}

const NONE: readonly never[] = []

/** A blow of this many HP shakes the table. */
const HEAVY = 10

/** What is worn, where there is no room to show it all the time. */
function KitList({ view }: { readonly view: GameView }) {
  return (
    <ul>
      {EQUIPMENT_SLOTS.map(slot => {
        const worn = explainWorn(view, slot)
        return <li key={slot}>{worn === undefined ? `No ${slot}` : `${worn.name}: ${worn.does}`}</li>
      })}
    </ul>
  )
}

/** The next tap anywhere closes a note; the tap that opened it is over by then. */
function CloseOnTap({ isOpen, close }: { readonly isOpen: boolean; readonly close: () => void }) {
  const closeNow = useEffectEvent(close)
  useEffect(() => {
    if (!isOpen) return
    const listener = (event: PointerEvent) => {
      if (!(event.target instanceof Element) || event.target.closest('.geniejack-note') === null) closeNow()
    }
    document.addEventListener('pointerdown', listener)
    return () => document.removeEventListener('pointerdown', listener)
  }, [isOpen])
  return null
}

interface NoteContent {
  readonly name: string
  readonly does: ReactNode
}

interface NoteProps {
  readonly content: NoteContent | undefined
  readonly onClose: () => void
}

/** Explains the thing that was tapped; the next tap anywhere closes it. */
function Note({ content, onClose }: NoteProps) {
  return (
    <div className="geniejack-note" role="status" data-shown={content !== undefined}>
      {content !== undefined && (
        <>
          <div>
            <b>{content.name}</b>
            <div>{content.does}</div>
          </div>
          <button type="button" aria-label="Close" onClick={onClose}>
            ×
          </button>
        </>
      )}
    </div>
  )
}
