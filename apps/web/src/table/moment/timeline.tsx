import { useEffect, useEffectEvent, useState } from 'react'
import { useMoment } from '../../match/match-context.tsx'
import { Button } from '../../shell/button.tsx'
import { useBoardSettings } from '../../state/settings.ts'
import { useSentence } from '../talk/status-line.tsx'
import { useTimeline } from './timeline-model.tsx'

/** Pauses while the match is played back: at its start, and between the end of one animation and the next. */
const STEP = 900
const REST = 500

/** To scrub, to step, and to play back the match. It replaces the strip while it is open. */
export function Timeline() {
  const { seq, isPast, isMoving } = useMoment()
  const { wanted, latest, goTo, playTo, close } = useTimeline()
  const { motion } = useBoardSettings()
  const sentence = useSentence()
  const [playing, setPlaying] = useState(false)
  const to = (at: number) => goTo(at >= latest ? undefined : Math.max(0, at))
  const step = useEffectEvent(() => {
    if (seq < latest) return playTo(seq + 1)
    setPlaying(false)
    goTo(undefined)
  })
  const pause = (seq === 0 ? STEP : REST) * (motion || 1)
  // The effect runs again whenever a moment has settled, hence the dependency on `seq`.
  useEffect(() => {
    if (!playing || !isPast || isMoving || seq > latest) return
    const timer = setTimeout(step, pause)
    return () => clearTimeout(timer)
  }, [playing, isPast, isMoving, seq, latest, pause])
  return (
    <fieldset className="timeline" aria-label="Timeline">
      <p className="timeline-text" role="status">
        <b className="status-title">
          Move {seq} of {latest}
        </b>
        <span className="status-detail"> {sentence}</span>
      </p>
      <Button icon="close" iconOnly kind="quiet" onClick={close}>
        Back to the present
      </Button>
      <div className="timeline-row">
        <Button icon="first" iconOnly kind="quiet" onClick={() => to(0)}>
          To the start
        </Button>
        <Button icon="back" iconOnly kind="quiet" onClick={() => to(wanted - 1)}>
          Step back
        </Button>
        <Button
          icon={playing ? 'pause' : 'play'}
          iconOnly
          kind="quiet"
          onClick={() => {
            if (!playing && !isPast) goTo(0)
            setPlaying(!playing)
          }}
        >
          {playing ? 'Pause' : 'Play back'}
        </Button>
        <input
          className="range"
          type="range"
          min={0}
          max={latest}
          value={wanted}
          aria-label="Moment of the match"
          aria-valuetext={`move ${wanted} of ${latest}`}
          onChange={event => {
            setPlaying(false)
            to(Number(event.target.value))
          }}
        />
        <Button icon="forward" iconOnly kind="quiet" onClick={() => to(wanted + 1)}>
          Step forward
        </Button>
        <Button icon="last" iconOnly kind="quiet" onClick={() => to(latest)}>
          To the present
        </Button>
      </div>
    </fieldset>
  )
}
