import { INK, INKED } from '../ink.ts'
import { Hatch, Shore } from '../pieces.tsx'

/** A singer with wings between two rocks. */
export function SirensIsland() {
  return (
    <>
      <Shore coast={1} />
      <path
        d="M94 94 C93 80 97 70 99 58 L104 48 L109 60 C113 72 117 82 118 92 C112 97 100 97 94 94Z"
        fill="url(#ody-slate)"
        {...INKED}
      />
      <path
        d="M104 48 L109 60 C113 72 117 82 118 92 C114 95 110 96 107 96 C110 80 106 62 104 48Z"
        fill="#3b3550"
        opacity={0.4}
      />
      <path
        d="M9 93 C11 82 14 76 17 66 L22 58 L27 68 C30 76 32 84 33 94 C26 99 14 98 9 93Z"
        fill="url(#ody-slate)"
        {...INKED}
      />
      <path d="M22 58 L27 68 C30 76 32 84 33 94 C30 96 27 97 24 97 C27 84 24 70 22 58Z" fill="#3b3550" opacity={0.4} />
      <path
        d="M34 97 C34 88 42 84 50 82 C62 77 80 79 88 86 C94 90 95 94 93 98 C76 104 48 104 34 97Z"
        fill="url(#ody-rock)"
        {...INKED}
      />
      <Hatch d="M16 84l4-8M13 90l3-5M100 84l3-9M103 92l2-6M44 95l6-5M80 96l5-4" width={1.1} opacity={0.5} />
      <path
        d="M70 64 C84 66 98 56 103 36 C105 27 104 20 101 13 C97 22 91 26 84 29 C74 34 66 42 65 54Z"
        fill="url(#ody-wing)"
        {...INKED}
      />
      <Hatch
        d="M101 20 C98 34 90 46 78 53 M103 31 C100 44 92 53 80 58 M97 25 C92 34 84 42 74 47"
        width={1.3}
        opacity={0.6}
      />
      <path
        d="M50 64 C38 62 30 50 29 36 C28 28 30 21 34 15 C37 24 42 28 47 32 C54 38 58 46 58 56Z"
        fill="url(#ody-wing)"
        {...INKED}
      />
      <Hatch d="M34 23 C35 36 41 47 50 53 M31 35 C33 46 40 54 48 58" width={1.3} opacity={0.6} />
      <path
        d="M52 54 C50 66 52 78 60 84 C68 89 80 90 92 87 C84 82 78 74 75 62 C72 52 56 46 52 54Z"
        fill="#3f8791"
        {...INKED}
      />
      <path
        d="M75 62 C78 74 84 82 92 87 C84 89 76 89 70 88 C74 80 72 68 66 52 C70 53 74 57 75 62Z"
        fill="#1d4f5b"
        opacity={0.5}
      />
      <Hatch d="M56 66c3 2 5 2 7 0M58 73c3 2 6 2 8 0M63 79c3 2 6 1 8-1M66 66c3 1 5 1 7-1" width={1.2} opacity={0.7} />
      <path d="M60 85l-2 8M67 88l-1 7" {...INKED} />
      <path d="M54 56 C55 50 71 50 72 57 C70 63 58 63 54 56Z" fill="#f3cfa6" {...INKED} />
      <path d="M58 30 C66 21 80 27 79 40 C79 48 84 50 86 56 C78 58 72 54 70 48 L62 40Z" fill="#5a2f1d" {...INKED} />
      <path
        d="M57 33 C57 26 68 25 71 33 C73 40 71 47 66 49 C62 50 58 47 57.5 43 L55 41.5 L57 39Z"
        fill="#f7d9b4"
        {...INKED}
      />
      <path d="M57 33 C60 29 68 29 72 36" fill="none" stroke="#e0ac43" strokeWidth={3} />
      <circle cx={61} cy={37.6} r={1.3} fill={INK} />
      <ellipse cx={59.6} cy={44.4} rx={1.7} ry={2.2} fill="#8e2f2a" />
      <g transform="translate(46 70) scale(0.92)">
        <path
          d="M-5 12 C-16 4 -13 -10 -8 -17 M5 12 C16 4 13 -10 8 -17"
          fill="none"
          stroke={INK}
          strokeWidth={6.956521739130435}
          strokeLinecap="round"
        />
        <path d="M-12 -14h24" stroke={INK} strokeWidth={5.434782608695652} strokeLinecap="round" />
        <path
          d="M-5 12 C-16 4 -13 -10 -8 -17 M5 12 C16 4 13 -10 8 -17"
          fill="none"
          stroke="#e8b54e"
          strokeWidth={3.260869565217391}
          strokeLinecap="round"
        />
        <path d="M-12 -14h24" stroke="#e8b54e" strokeWidth={2.391304347826087} strokeLinecap="round" />
        <path d="M-4 -13v24M0 -13v24M4 -13v24" stroke={INK} strokeWidth={1.3043478260869563} />
        <path d="M-8 9 C-4 7 4 7 8 9 C8 16 4 18 0 18 C-4 18 -8 16 -8 9Z" fill="url(#ody-gold)" {...INKED} />
      </g>
      <g fill={INK} stroke={INK} strokeWidth={1.7}>
        <path d="M14 44v-13l9-3v13" fill="none" />
        <ellipse cx={11.8} cy={44.5} rx={3} ry={2.3} />
        <ellipse cx={20.8} cy={41.5} rx={3} ry={2.3} />
      </g>
    </>
  )
}
