import { useEffect, useRef } from 'react'
import { DarkSide, LightSide, StickShadow } from '../drawing/stick.tsx'
import { fallen, gathered, type MatBox, type MatLayout } from '../layout/sticks.ts'
import { ROLL_ONE, ROLL_STEP } from './moment.ts'

interface SticksProps {
  readonly box: MatBox
  /** How many light sides are up; undefined while they are gathered. */
  readonly light: number | undefined
  /** Rolls when this changes; undefined never rolls. */
  readonly rollKey: number | undefined
  readonly motion: number
}

/** Four two-sided sticks. Thrown, they leave the pile, turn over twice and come to rest. */
export function Sticks({ box, light, rollKey, motion }: SticksProps) {
  const layer = useRef<HTMLDivElement>(null)
  const laid = light === undefined ? gathered(box) : fallen(box)
  const look = useRef({ box, motion })
  look.current = { box, motion }
  useEffect(() => {
    if (rollKey === undefined || look.current.motion === 0) return
    const sticks = [...(layer.current?.querySelectorAll('.senet-stick') ?? [])]
    const running = sticks.flatMap((stick, i) => roll(stick, i, look.current))
    return () => {
      for (const animation of running) animation.cancel()
    }
  }, [rollKey])
  return (
    <div className="senet-sticks" ref={layer} aria-hidden="true">
      {laid.places.map((place, i) => (
        <Stick key={PLACES[i]} laid={laid} place={place} isLight={light === undefined ? i % 2 === 1 : i < light} />
      ))}
    </div>
  )
}

const PLACES = ['first', 'second', 'third', 'fourth'] as const

interface StickProps {
  readonly laid: MatLayout
  readonly place: MatLayout['places'][number]
  readonly isLight: boolean
}

function Stick({ laid, place, isLight }: StickProps) {
  const { length, width } = laid
  return (
    <div className="senet-stick" data-light={isLight} style={{ translate: `${place.x}px ${place.y}px` }}>
      <svg className="senet-stick-shadow" width="1" height="1" aria-hidden="true">
        <StickShadow length={length} width={width} angle={place.angle} />
      </svg>
      <div className="senet-stick-turn" style={{ rotate: `${place.angle}deg` }}>
        <svg className="senet-side" data-up={isLight} width="1" height="1" aria-hidden="true">
          <LightSide length={length} width={width} />
        </svg>
        <svg className="senet-side" data-up={!isLight} width="1" height="1" aria-hidden="true">
          <DarkSide length={length} width={width} />
        </svg>
      </div>
    </div>
  )
}

/** Half turns that a stick makes on its way; an even number, so that it shows its own side at the end. */
const HALF_TURNS = 4

function roll(stick: Element, index: number, { box, motion }: { box: MatBox; motion: number }): Animation[] {
  const from = gathered(box).places[index]
  const to = fallen(box).places[index]
  const turn = stick.querySelector('.senet-stick-turn')
  const shadow = stick.querySelector('.senet-stick-shadow')
  if (from === undefined || to === undefined || turn === null || shadow === null) return []
  const timing = { duration: ROLL_ONE * motion, delay: index * ROLL_STEP * motion, fill: 'backwards' as const }
  const sides = [...turn.querySelectorAll('.senet-side')]
  const flips = Array.from({ length: HALF_TURNS + 1 }, (_, i) => i / HALF_TURNS)
  const eased = (part: number) => 1 - (1 - part) ** 2
  return [
    stick.animate(
      [
        { translate: `${from.x}px ${from.y}px`, easing: 'ease-out' },
        { translate: `${(from.x + to.x) / 2}px ${(from.y + to.y) / 2 - 18}px`, offset: 0.35, easing: 'ease-in' },
        { translate: `${to.x}px ${to.y}px`, offset: 0.8, easing: 'ease-out' },
        { translate: `${to.x + 1.5}px ${to.y - 3}px`, offset: 0.9, easing: 'ease-in' },
        { translate: `${to.x}px ${to.y}px` },
      ],
      timing,
    ),
    turn.animate(
      flips.flatMap((part, i): Keyframe[] => {
        const rotate = (at: number) =>
          `${from.angle + (to.angle - from.angle + (index % 2 ? -180 : 180)) * at - (index % 2 ? -180 : 180)}deg`
        const full = { rotate: rotate(eased(part)), scale: '1 1', offset: part * 0.9 }
        const between = (part + 0.5 / HALF_TURNS) * 0.9
        const edge = { rotate: rotate(eased(part + 0.5 / HALF_TURNS)), scale: '1 0.12', offset: between }
        return i === HALF_TURNS ? [full, { ...full, offset: 1 }] : [full, edge]
      }),
      timing,
    ),
    // In the air it casts no visible shadow.
    shadow.animate([{ opacity: 0 }, { opacity: 0, offset: 0.6 }, { opacity: 1, offset: 0.85 }, { opacity: 1 }], timing),
    // Each time it stands on its edge the other side comes up.
    ...sides.map(side => {
      const isUp = side.getAttribute('data-up') === 'true'
      return side.animate(
        [
          { opacity: isUp ? 1 : 0, offset: 0 },
          ...Array.from({ length: HALF_TURNS }, (_, i) => ({
            opacity: (i % 2 === 0) === isUp ? 0 : 1,
            offset: ((i + 0.5) / HALF_TURNS) * 0.9,
          })),
          { opacity: isUp ? 1 : 0, offset: 1 },
        ].map(frame => ({ ...frame, easing: 'step-end' })),
        timing,
      )
    }),
  ]
}
