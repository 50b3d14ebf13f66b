import { type Place, roadOf, type StageOfRoad } from '../../game/road.ts'
import type { GameView } from '../../game/types.ts'
import { Silhouette } from '../art/silhouette.tsx'

const STATES = { won: 'won', now: 'you are here', ahead: 'ahead' }
const [ROW, FIRST, STEP] = [37, 128, 48]

/** The road of the run on a scrap of parchment: every stage, or on a phone only this one. */
export function Road({ view, isStrip }: { readonly view: GameView; readonly isStrip: boolean }) {
  const stages = partOf(roadOf(view), view)
  return (
    <section className="geniejack-road" aria-label="The road" data-strip={isStrip}>
      <ol className="only-heard">
        {stages.flatMap(({ stage, name, places }) =>
          places.map(place => (
            <li key={`${stage} ${place.battle}`} data-place={place.state}>
              {name}, {place.name}
              {place.isBoss ? ', boss' : ''}: {STATES[place.state]}
            </li>
          )),
        )}
      </ol>
      {isStrip ? (
        <Strip stages={stages} view={view} />
      ) : (
        <>
          <Parchment stages={stages} here={view.stage} />
          {view.seed !== '' && (
            <p className="geniejack-seed">
              Seed <b>{view.seed}</b>
            </p>
          )}
        </>
      )}
    </section>
  )
}

interface ParchmentProps {
  readonly stages: readonly StageOfRoad[]
  readonly here: number
}

function Parchment({ stages, here }: ParchmentProps) {
  const longest = Math.max(...stages.map(({ places }) => places.length))
  const width = Math.max(316, FIRST + (longest - 1) * STEP + 44)
  const height = stages.length * ROW + 17
  const rowAt = (i: number) => height - 24 - i * ROW
  const edge = `M3 4L${width * 0.28} 1L${width * 0.6} 5L${width - 3} 2L${width - 1} ${height * 0.45}L${width - 5} ${height - 2}L${width * 0.55} ${height - 6}L${width * 0.2} ${height - 2}L2 ${height - 5}L5 ${height * 0.5}z`
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path d={edge} fill="url(#gj-parchment)" filter="url(#gj-drop)" />
      <path
        d={trail(stages, rowAt)}
        fill="none"
        stroke="#8a5c33"
        strokeWidth={1.8}
        strokeDasharray="1 5.5"
        strokeLinecap="round"
      />
      {stages.map(({ stage, name, places }, i) => (
        <g key={stage}>
          <text className="geniejack-road-name" data-here={stage === here} x={10} y={rowAt(i) + 4.5}>
            {name}
          </text>
          {places.map((place, j) => (
            <Spot key={place.battle} place={place} x={FIRST + j * STEP} y={rowAt(i)} />
          ))}
        </g>
      ))}
    </svg>
  )
}

function trail(stages: readonly StageOfRoad[], rowAt: (i: number) => number): string {
  return stages
    .map(({ places }, i) => {
      const [y, end] = [rowAt(i), FIRST + (places.length - 1) * STEP]
      const row = `M${FIRST} ${y}H${end}`
      if (i === stages.length - 1) return row
      const between = y - ROW / 2
      return `${row}C${end + 34} ${y} ${end + 30} ${between} ${end - 10} ${between}H${FIRST + 4}C${FIRST - 26} ${between} ${FIRST - 30} ${y - ROW} ${FIRST} ${y - ROW}`
    })
    .join('')
}

interface SpotProps {
  readonly place: Place
  readonly x: number
  readonly y: number
}

/** A battle: ticked, here, or ahead; a boss's has six sides. */
function Spot({ place: { state, isBoss, id, name }, x, y }: SpotProps) {
  const isHere = state === 'now'
  const fill = isHere ? '#8e1f2c' : state === 'won' ? '#7d5a38' : '#efdcb4'
  const size = (isHere ? 22 : 17) / 48
  return (
    <g transform={`translate(${x} ${y})`}>
      <title>{name}</title>
      {isBoss && !isHere ? (
        <path d="M0-15L13-5V9L0 15L-13 9V-5z" fill={fill} stroke="#6a4324" strokeWidth={1.5} />
      ) : (
        <circle
          r={isHere ? 15.5 : 12.5}
          fill={fill}
          stroke={isHere ? '#fff3d6' : '#6a4324'}
          strokeWidth={isHere ? 2.2 : 1.5}
        />
      )}
      {isHere && <circle r={18.5} fill="none" stroke="#8e1f2c" strokeWidth={1.6} />}
      {state === 'won' ? (
        <path
          d="M-5 0l3.8 4 6.5-8.2"
          fill="none"
          stroke="#fbeccb"
          strokeWidth={2.4}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ) : (
        <g transform={`scale(${size}) translate(-24 -24)`}>
          <Silhouette id={id} body={isHere ? '#fff0d2' : '#6a4324'} light={isHere ? '#8e1f2c' : '#efdcb4'} />
        </g>
      )}
    </g>
  )
}

/** This stage alone, in one line. */
function Strip({ stages, view }: { readonly stages: readonly StageOfRoad[]; readonly view: GameView }) {
  const here = stages.find(({ stage }) => stage === view.stage)
  const places = here?.places ?? []
  const width = places.length * 44
  return (
    <div className="geniejack-road-strip" aria-hidden="true">
      <b>{here?.name}</b>
      <span>
        {view.stage} of {view.rules.progression.totalStages}
      </span>
      <svg height={40} viewBox={`0 0 ${width} 40`} aria-hidden="true">
        <path d={`M22 20H${width - 22}`} stroke="#8a5c33" strokeWidth={2} strokeDasharray="1 6" strokeLinecap="round" />
        {places.map((place, i) => (
          <Spot key={place.battle} place={place} x={22 + i * 44} y={20} />
        ))}
      </svg>
    </div>
  )
}

/** More than the parchment can show. */
const MOST = 16
const WINDOW = 11

/** All of it, or of a longer run what lies around the present. */
export function partOf(road: readonly StageOfRoad[], { stage, battle }: GameView): readonly StageOfRoad[] {
  if (road.reduce((sum, { places }) => sum + places.length, 0) <= MOST) return road
  return road
    .filter(one => one.stage === stage)
    .map(({ places, name }) => {
      const first = Math.max(0, Math.min(battle - 1 - Math.floor(WINDOW / 2), places.length - WINDOW))
      return { stage, name: `Stage ${stage} of ${road.length}: ${name}`, places: places.slice(first, first + WINDOW) }
    })
}
