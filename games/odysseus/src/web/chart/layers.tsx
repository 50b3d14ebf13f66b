import { memo } from 'react'
import { CompassRose, SeaMonster } from '../art/decoration.tsx'
import { islandOf } from '../art/islands/index.tsx'
import { Ithaca } from '../art/ithaca.tsx'
import { Mist } from '../art/mist.tsx'
import { Troy } from '../art/troy.tsx'
import { pathOf } from './curve.ts'
import { islandBox, ithacaBox, troyBox } from './places.ts'
import type { Route } from './route.ts'
import { type ChartTile, isIsland } from './tiles.ts'
import { scatterWaves, waveLine } from './waves.ts'

interface LayerProps {
  readonly route: Route
  readonly tiles: readonly ChartTile[]
  /** The last tile that is drawn as laid. */
  readonly laid: number
}

/** The sheet itself: frame, rhumb lines, rose, waves, Troy. It changes only when the path grows. */
export const SheetLayer = memo(function SheetLayer({
  route,
  tiles,
  laid,
  hasTitle,
}: LayerProps & { readonly hasTitle: boolean }) {
  const { width, height, unit, shape } = route
  const isWide = shape === 'wide'
  const troy = troyBox(route)
  const rose = isWide
    ? { x: 0.437 * width, y: 0.775 * height, size: 0.84 }
    : { x: 0.56 * width, y: 0.53 * height, size: 0.45 }
  const m = isWide ? 9 * unit : 5
  const dash = isWide ? 38 : 20
  const isOpen = laid < 23
  return (
    <svg className="odysseus-layer" width={width} height={height} aria-hidden="true">
      <path d={rhumbLines(rose.x, rose.y, 56 * unit * rose.size)} className="odysseus-rhumbs" />
      <g className="odysseus-frame">
        <rect x={m} y={m} width={width - 2 * m} height={height - 2 * m} strokeWidth={1.1} opacity={0.6} />
        <rect
          x={m + 6}
          y={m + 6}
          width={width - 2 * m - 12}
          height={height - 2 * m - 12}
          strokeWidth={0.8}
          opacity={0.5}
        />
        <rect
          x={m + 3}
          y={m + 3}
          width={width - 2 * m - 6}
          height={height - 2 * m - 6}
          strokeWidth={4}
          strokeDasharray={`${dash} ${dash}`}
          opacity={0.42}
        />
      </g>
      {isOpen && !route.isLow && unit > 0.6 ? (
        <g
          transform={`translate(${rose.x} ${rose.y}) scale(${unit * rose.size}) rotate(-7)`}
          opacity={isWide ? 0.8 : 0.55}
        >
          <CompassRose />
        </g>
      ) : null}
      {isWide && laid < 25 ? (
        <g transform={`translate(${0.655 * width} ${0.765 * height}) scale(${0.86 * unit})`} opacity={0.55}>
          <SeaMonster />
        </g>
      ) : null}
      <Waves route={route} laid={laid} />
      {isWide && laid >= 5 ? <Dolphins route={route} /> : null}
      {hasTitle ? (
        <>
          <path
            id="ody-sea-name"
            d={`M${0.17 * width} ${0.098 * height}q${0.17 * width} ${0.012 * height} ${0.34 * width} 0`}
            fill="none"
          />
          <text className="odysseus-sea-name" fontSize={21 * unit}>
            <textPath href="#ody-sea-name" startOffset="50%" textAnchor="middle">
              The Wine-Dark Sea
            </textPath>
          </text>
        </>
      ) : null}
      <g transform={`translate(${troy.x} ${troy.y}) scale(${troy.scale})`}>
        <Troy />
      </g>
      <RouteLine route={route} tiles={tiles} laid={laid} />
    </svg>
  )
})

function rhumbLines(x: number, y: number, from: number): string {
  return Array.from({ length: 32 }, (_, i) => {
    const angle = (i * Math.PI) / 16 - 0.12
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    return `M${(x + cos * from).toFixed(1)} ${(y + sin * from).toFixed(1)}L${(x + cos * 2400).toFixed(0)} ${(y + sin * 2400).toFixed(0)}`
  }).join('')
}

function Waves({ route, laid }: { readonly route: Route; readonly laid: number }) {
  const waves = scatterWaves(route)
  const isSailed = (nearest: number) => nearest <= laid || nearest >= route.spots.length - 2
  const draw = (sailed: boolean) =>
    waves
      .filter(({ nearest }) => isSailed(nearest) === sailed)
      .map(({ x, y }) => waveLine(x, y, 0.8 * route.unit))
      .join('')
  const width = 1.5 * Math.max(0.8 * route.unit, 0.8)
  return (
    <>
      <path className="odysseus-wave-sea" d={draw(true)} strokeWidth={width} />
      <path className="odysseus-wave-paper" d={draw(false)} strokeWidth={width} />
    </>
  )
}

function Dolphins({ route: { width, height, unit } }: { readonly route: Route }) {
  return [
    [0.565, 0.175, 0.72],
    [0.598, 0.19, 0.6],
  ].map(([x = 0, y = 0, size = 1]) => (
    <g key={x} className="odysseus-dolphin" transform={`translate(${x * width} ${y * height}) scale(${size * unit})`}>
      <path d="M0 20 C4 8 14 2 25 4 C30 4 34 7 38 11 L44 12 L38 15 C34 15 30 13 26 13 C18 12 10 15 6 22 L2 27 L-4 26 L-1 23 L-5 19Z M18 4 C19 0 23 -3 27 -3 C25 0 25 2 26 4Z" />
      <path className="odysseus-wave-sea" d="M-14 30q5 -5 10 0t10 0t10 0" strokeWidth={1.8} />
    </g>
  ))
}

/** Dots where a ship has sailed, a pencilled line where none has. */
function RouteLine({ route: { curve, spots, unit }, laid }: LayerProps) {
  const front = spots[laid]?.at ?? 0
  const gap = Math.max(8, 10.5 * unit)
  const dots = pathOf(curve.between(0, front))
  return (
    <>
      <path
        className="odysseus-route-ahead"
        d={pathOf(curve.between(front, curve.length))}
        strokeWidth={Math.max(1.6, 1.9 * unit)}
        strokeDasharray={`${5 * unit} ${7 * unit}`}
      />
      <path
        className="odysseus-route-shade"
        d={dots}
        strokeWidth={Math.max(3.4, 4.4 * unit)}
        strokeDasharray={`0.1 ${gap}`}
        transform="translate(.6 1.2)"
      />
      <path className="odysseus-route" d={dots} strokeWidth={Math.max(3, 3.8 * unit)} strokeDasharray={`0.1 ${gap}`} />
    </>
  )
}

interface IslandLayerProps extends LayerProps {
  /** The island that has come forward. */
  readonly forward: number | undefined
  /** Tiles whose mist is lifting now. */
  readonly fresh: ReadonlySet<number>
  readonly isHome: boolean
}

/** The islands, as known, as a pencil drawing seen through the mist, or as mist. */
export const IslandLayer = memo(function IslandLayer({ route, tiles, laid, forward, fresh, isHome }: IslandLayerProps) {
  const ithaca = ithacaBox(route)
  const { scale } = ithaca
  return (
    <svg className="odysseus-layer" width={route.width} height={route.height} aria-hidden="true">
      {tiles.filter(isIsland).map(tile => {
        const box = islandBox(route, tile.index)
        const isKnown = tile.index <= laid
        return (
          <g
            key={tile.index}
            className="odysseus-island"
            data-forward={tile.index === forward}
            transform={`translate(${box.x.toFixed(1)} ${box.y.toFixed(1)}) scale(${box.scale.toFixed(4)})`}
          >
            <g className="odysseus-island-figure">
              {isKnown && tile.epicId !== undefined ? <Figure epicId={tile.epicId} /> : null}
              {!isKnown && tile.epicId !== undefined ? <SeenAhead epicId={tile.epicId} /> : null}
              {!isKnown && tile.epicId === undefined ? <Mist /> : null}
            </g>
            {isKnown && fresh.has(tile.index) ? <LiftingMist /> : null}
          </g>
        )
      })}
      <ellipse
        cx={ithaca.x + 112 * scale}
        cy={ithaca.y + 112 * scale}
        rx={150 * scale}
        ry={92 * scale}
        fill="url(#ody-goal)"
      />
      {isHome ? <Rays x={ithaca.x + 112 * scale} y={ithaca.y + 70 * scale} size={scale} /> : null}
      <g transform={`translate(${ithaca.x} ${ithaca.y}) scale(${scale})`}>
        <Ithaca isMirrored={route.shape === 'tall'} />
      </g>
    </svg>
  )
})

const Figure = memo(function Figure({ epicId }: { readonly epicId: string }) {
  const Island = islandOf(epicId)
  return <Island />
})

const SeenAhead = memo(function SeenAhead({ epicId }: { readonly epicId: string }) {
  return (
    <g className="odysseus-seen">
      <g filter="url(#ody-pencil)" opacity={0.92}>
        <Figure epicId={epicId} />
      </g>
      <g opacity={0.86} transform="translate(6 52) scale(.62 .52)">
        <Mist />
      </g>
      <g opacity={0.8} transform="translate(52 56) scale(.58 .48)">
        <Mist />
      </g>
    </g>
  )
})

/** Two banks that drift apart and fade. */
function LiftingMist() {
  return (
    <>
      {(['left', 'right'] as const).map(side => (
        <g key={side} className="odysseus-lifting" data-side={side}>
          <Mist />
        </g>
      ))}
    </>
  )
}

function Rays({ x, y, size }: { readonly x: number; readonly y: number; readonly size: number }) {
  const d = `M0 0L${-7 * size} ${-190 * size}L${7 * size} ${-190 * size}Z`
  return (
    <g transform={`translate(${x} ${y})`} opacity={0.9}>
      <g className="odysseus-rays">
        {Array.from({ length: 24 }, (_, i) => (
          <path key={`${i * 15}`} d={d} fill="url(#ody-ray)" transform={`rotate(${i * 15})`} />
        ))}
      </g>
    </g>
  )
}
