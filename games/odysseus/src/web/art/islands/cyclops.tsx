import { INKED } from '../ink.ts'
import { Hatch, Shore } from '../pieces.tsx'

/** A cave with one eye in it, and a sheep. */
export function CyclopsIsland() {
  return (
    <>
      <Shore coast={0} meadow="url(#ody-grass)" />
      <path
        d="M16 90 C17 76 24 68 27 55 C29 43 36 38 41 30 C46 20 54 20 60 13 C66 9 74 12 78 19 C86 23 90 32 94 42 C100 50 100 60 105 70 C109 78 112 84 112 91 C84 97 42 98 16 90Z"
        fill="url(#ody-rock)"
        {...INKED}
      />
      <path
        d="M60 13 C66 9 74 12 78 19 C86 23 90 32 94 42 C100 50 100 60 105 70 C109 78 112 84 112 91 C104 93 97 94 90 94 C96 70 84 52 78 40 C74 32 70 22 60 13Z"
        fill="#4b3b2c"
        opacity={0.34}
      />
      <Hatch
        d="M33 52 C34 46 38 42 42 38 M26 72 C29 66 29 62 31 58 M47 31 C50 27 53 25 57 22 M98 62 C100 66 102 71 104 75 M92 48 C94 51 95 54 96 57 M88 34 C89 37 90 39 91 42"
        width={1.3}
        opacity={0.55}
      />
      <path d="M32 94 C29 70 40 45 63 44 C86 44 97 69 94 94 C74 97 52 97 32 94Z" fill="url(#ody-cave)" {...INKED} />
      <path d="M38 94 C36 78 44 58 63 57 C82 58 90 78 88 94 C72 96 54 96 38 94Z" fill="#8a6a4a" />
      <path d="M63 57 C82 58 90 78 88 94 C80 95 74 95.5 68 95.7 C78 84 76 66 63 57Z" fill="#4f3826" opacity={0.55} />
      <path d="M42 70 C50 60 76 60 85 70 C82 62 74 55 63 55 C52 55 45 62 42 70Z" fill="#3a281b" {...INKED} />
      <path d="M45 74 C52 63 74 63 82 74 C74 84 53 84 45 74Z" fill="#fffaf0" {...INKED} />
      <circle cx={63.5} cy={73.5} r={7.4} fill="#d98a1e" {...INKED} />
      <circle cx={63.5} cy={73.5} r={3.6} fill="#1c120c" />
      <circle cx={61} cy={71} r={1.7} fill="#fff" />
      <path d="M52 88.5 C58 85.5 69 85.5 75 88.5 C70 92 57 92 52 88.5Z" fill="#2a1a12" />
      <path d="M56 87.5l2.6 2.6 2.6-3zM66 87l2.6 3 2.6-2.8z" fill="#fff3d8" />
      <g transform="translate(99 91)">
        <path
          d="M-9 -2 C-11 -7 -5 -9 -3 -8 C-1 -11 4 -10 5 -8 C9 -9 11 -5 9 -2 C10 2 6 4 3 3 C0 5 -4 5 -5 3 C-9 3 -10 0 -9 -2Z"
          fill="#fffaf0"
          {...INKED}
        />
        <path d="M-6 4v4M-1 5v3.5M4 4v4" {...INKED} fill="none" />
        <path d="M-9 -5 C-13 -6 -14 -1 -12 2 C-9 3 -7 0 -7 -3Z" fill="#4a382b" {...INKED} />
      </g>
    </>
  )
}
