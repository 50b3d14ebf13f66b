import { INK, INKED } from '../ink.ts'
import { Hatch, Shore } from '../pieces.tsx'

/** A gold cup that steams, and a sailor who drank from it. */
export function CirceIsland() {
  return (
    <>
      <Shore coast={1} meadow="url(#ody-grass)" />
      <g>
        <path d="M24 84 C20 66 22 44 28 30 C34 44 36 66 32 84Z" fill="#4f6b3d" {...INKED} />
        <path d="M28 30 C34 44 36 66 32 84 L28 84Z" fill="#2d4529" opacity={0.6} />
        <Hatch d="M26 52v10M29 62v12M26 70v8" width={1.1} opacity={0.5} />
      </g>
      <path
        d="M55 43 C46 36 47 27 57 27 C69 27 72 19 66 14 C61 10 54 12 55 17 C56 21 61 20 61 17"
        fill="none"
        stroke={INK}
        strokeWidth={7.6}
        strokeLinecap="round"
      />
      <path
        d="M55 43 C46 36 47 27 57 27 C69 27 72 19 66 14 C61 10 54 12 55 17 C56 21 61 20 61 17"
        fill="none"
        stroke="#a86bb4"
        strokeWidth={4.6}
        strokeLinecap="round"
      />
      <path
        d="M53 38 C50 33 51 30 57 29.5 C66 29 71 25 70 20"
        fill="none"
        stroke="#e6c4ea"
        strokeWidth={1.5}
        strokeLinecap="round"
      />
      <path
        d="M38 51 C26 49 25 64 41 65 M73 51 C85 49 86 64 70 65"
        fill="none"
        stroke={INK}
        strokeWidth={6}
        strokeLinecap="round"
      />
      <path
        d="M38 51 C26 49 25 64 41 65 M73 51 C85 49 86 64 70 65"
        fill="none"
        stroke="#d9a441"
        strokeWidth={2.8}
        strokeLinecap="round"
      />
      <path
        d="M34 44 C34 62 43 72 52 74 L52 82 C47 83 43 86 42 91 C50 94 61 94 69 91 C68 86 64 83 59 82 L59 74 C68 72 77 62 77 44Z"
        fill="url(#ody-gold)"
        {...INKED}
      />
      <path
        d="M77 44 C77 62 68 72 59 74 L59 82 C64 83 68 86 69 91 C66 92 63 92.6 60 93 C61 84 57 82 57 74 C66 66 69 56 69 44Z"
        fill="#6b430d"
        opacity={0.4}
      />
      <path
        d="M40 48 C40.5 57 44 63 48 66"
        fill="none"
        stroke="#fff6d5"
        strokeWidth={2.4}
        strokeLinecap="round"
        opacity={0.9}
      />
      <ellipse cx={55.5} cy={44} rx={21.5} ry={5.6} fill="#7d3b86" {...INKED} />
      <path d="M37 44 C42 41 52 40 60 40.3" stroke="#d9a6de" strokeWidth={1.6} fill="none" strokeLinecap="round" />
      <path d="M36 56h39" stroke="#8a5a12" strokeWidth={1.3} opacity={0.7} />
      <path
        d="M82 20l1.5 4.2 4.2 1.5-4.2 1.5L82 31.4l-1.5-4.2-4.2-1.5 4.2-1.5zM44 20l1 2.8 2.8 1-2.8 1-1 2.8-1-2.8-2.8-1 2.8-1z"
        fill="#fff3c4"
        {...INKED}
      />
      <g transform="translate(95 82)">
        <path d="M12 -7 C17 -11 19 -6 15.5 -5 C18 -2 20 -5 18.5 -7" fill="none" {...INKED} />
        <path d="M-8 8v7M-2 10v6M6 10v6M11 7v7.5" stroke={INK} strokeWidth={5.6} strokeLinecap="round" />
        <path d="M-8 8v6.6M-2 10v5.6M6 10v5.6M11 7v7" stroke="#e09c92" strokeWidth={2.6} strokeLinecap="round" />
        <path
          d="M-13 0 C-13 -9 -4 -12 4 -11 C12 -10 16 -4 14 4 C12 10 4 12 -3 11 C-9 10 -13 7 -13 0Z"
          fill="url(#ody-pig)"
          {...INKED}
        />
        <path d="M14 4 C12 10 4 12 -3 11 C4 10 9 6 12 -4 C14 -2 14.5 1 14 4Z" fill="#a8554f" opacity={0.35} />
        <path d="M-9 -9 C-15 -12 -22 -6 -21 1 C-20 7 -12 8 -8 4Z" fill="url(#ody-pig)" {...INKED} />
        <path d="M-11 -9.5 C-12 -14 -8 -15 -5 -11 C-6 -8 -9 -7.5 -11 -9.5Z" fill="#e8a49a" {...INKED} />
        <ellipse cx={-20.5} cy={2} rx={3.4} ry={4.2} fill="#f0a99e" {...INKED} />
        <path d="M-21.5 .6v2.6M-19.4 .6v2.6" stroke={INK} strokeWidth={1.3} strokeLinecap="round" />
        <circle cx={-14.5} cy={-3.4} r={1.5} fill={INK} />
      </g>
    </>
  )
}
