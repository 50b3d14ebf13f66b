import { INK, INKED } from '../ink.ts'
import { Hatch, Shore, Wind } from '../pieces.tsx'

/** The open bag of winds. */
export function AeolusIsland() {
  return (
    <>
      <Shore coast={0} meadow="url(#ody-grass)" />
      <Wind d="M70 41 C84 33 96 44 108 37 C119 30 114 17 104 19 C97 21 98 30 105 29" width={4.6} />
      <Wind d="M66 36 C74 26 74 17 66 12 C58 8 50 15 55 22 C58 26 64 24 63 19" width={4.6} />
      <Wind d="M75 47 C90 46 98 58 111 54 C121 50 119 41 112 42" width={4} />
      <Wind d="M60 38 C54 30 44 33 38 28" width={3.4} />
      <path
        d="M20 84 C14 66 28 52 48 51 C54 50 55 46 57 42 L78 52 C75 56 74 59 78 64 C90 76 86 94 68 97 C48 101 25 98 20 84Z"
        fill="url(#ody-leather)"
        {...INKED}
      />
      <path
        d="M78 64 C90 76 86 94 68 97 C56 99 44 98.6 35 95.6 C58 96 74 86 70 66 C69 61 71 57 73 53 L78 52 C75 56 74 59 78 64Z"
        fill="#4c2811"
        opacity={0.42}
      />
      <path
        d="M28 78 C26 68 34 60 44 58"
        fill="none"
        stroke="#f6d3a0"
        strokeWidth={3}
        strokeLinecap="round"
        opacity={0.85}
      />
      <Hatch
        d="M56 58 C52 66 52 76 56 84 M64 62 C63 70 65 78 69 84 M46 62 C42 68 40 74 41 80"
        width={1.3}
        opacity={0.5}
      />
      <path
        d="M53 35 C60 30 84 41 83 49 C80 54 77 56 74 57 C68 52 60 48 53 47 C52 43 51 38 53 35Z"
        fill="#8c5527"
        {...INKED}
      />
      <ellipse cx={68.5} cy={42} rx={15.5} ry={5.6} transform="rotate(27 68.5 42)" fill="#2c1a0f" {...INKED} />
      <path d="M50 48.5 C58 49 70 54 77 61" fill="none" stroke={INK} strokeWidth={6} strokeLinecap="round" />
      <path
        d="M50 48.5 C58 49 70 54 77 61"
        fill="none"
        stroke="#dfe6e6"
        strokeWidth={3.2}
        strokeLinecap="round"
        strokeDasharray="3.4 1.8"
      />
      <path
        d="M77 61 C86 60 92 66 98 64 M77 61 C82 66 84 72 92 74"
        fill="none"
        stroke={INK}
        strokeWidth={4}
        strokeLinecap="round"
      />
      <path
        d="M77 61 C86 60 92 66 98 64 M77 61 C82 66 84 72 92 74"
        fill="none"
        stroke="#dfe6e6"
        strokeWidth={1.8}
        strokeLinecap="round"
      />
    </>
  )
}
