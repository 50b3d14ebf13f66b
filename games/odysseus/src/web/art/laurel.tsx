import { INK } from './ink.ts'

const LEAF = 'M-2 0C3 -7 13 -7 19 0C13 7 3 7 -2 0Z'
const PAIRS = Array.from({ length: 9 }, (_, i) => i)

/** A wreath that is open at the top, around 0, 0. */
export function Laurel() {
  return [-1, 1].flatMap(side =>
    PAIRS.map(i => {
      const angle = Math.PI / 2 + side * (0.28 + i * 0.29)
      const [x, y] = [Math.cos(angle) * 46, Math.sin(angle) * 46]
      const turn = (angle * 180) / Math.PI + side * 90
      return (
        <g key={`${side} ${i}`} stroke={INK} strokeWidth={1.3}>
          <g transform={`translate(${x} ${y}) rotate(${turn + side * 32})`}>
            <path d={LEAF} fill={i % 2 === 0 ? '#93ad5c' : '#7f9a4c'} />
            <path d="M0 0H15" strokeWidth={0.8} opacity={0.5} />
          </g>
          <path
            d={LEAF}
            fill="#6f8a42"
            transform={`translate(${x * 0.84} ${y * 0.84}) rotate(${turn - side * 22}) scale(.78)`}
          />
        </g>
      )
    }),
  )
}
