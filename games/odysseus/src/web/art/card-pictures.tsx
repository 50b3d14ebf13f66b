import type { ReactNode } from 'react'
import { INK } from './ink.ts'
import { Trireme } from './trireme.tsx'

function CardShip() {
  return <Trireme paint="teal" mark={null} damage={0} isMirrored={false} />
}

/** A picture of 80 × 56 for each Sea card, by the id of its list entry. */
export const CARD_PICTURES: Readonly<Record<string, ReactNode>> = {
  'following-sea': (
    <>
      <rect width={80} height={56} fill="#cfe6dd" />
      <path d="M0 34q10 -12 20 0t20 0t20 0t20 0V56H0Z" fill="#7cc0bb" />
      <path d="M0 42q10 -12 20 0t20 0t20 0t20 0V56H0Z" fill="#469aa0" />
      <path d="M0 50q10 -11 20 0t20 0t20 0t20 0V56H0Z" fill="#256f7c" />
      <g transform="translate(22 4) scale(.40)">
        <CardShip />
      </g>
      <path d="M6 18h12M4 24h10" stroke="var(--ody-foam)" strokeWidth={2.4} strokeLinecap="round" />
    </>
  ),
  zephyr: (
    <>
      <rect width={80} height={56} fill="#d5e8e4" />
      <circle cx={63} cy={15} r={9} fill="#f3c65c" />
      <path d="M0 46q10 -9 20 0t20 0t20 0t20 0V56H0Z" fill="#469aa0" />
      <path
        d="M6 22C22 12 36 26 50 18C60 12 54 4 47 8"
        fill="none"
        stroke="#fffdf6"
        strokeWidth={5}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M6 22C22 12 36 26 50 18C60 12 54 4 47 8"
        fill="none"
        stroke="#4b9aa3"
        strokeWidth={1.4}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M8 33C24 24 40 38 58 30C68 25 64 18 58 20"
        fill="none"
        stroke="#fffdf6"
        strokeWidth={5}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M8 33C24 24 40 38 58 30C68 25 64 18 58 20"
        fill="none"
        stroke="#4b9aa3"
        strokeWidth={1.4}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  'torn-sail': (
    <>
      <rect width={80} height={56} fill="#d9dccb" />
      <path d="M0 48q10 -9 20 0t20 0t20 0t20 0V56H0Z" fill="#3d8088" />
      <path d="M40 4V46" stroke="#5d3820" strokeWidth={4} />
      <path
        d="M18 8C32 12 48 12 62 7C66 18 64 26 60 32L52 28L50 38L42 30L36 38L32 28L22 34C16 26 15 16 18 8Z"
        fill="#f4e7c8"
        stroke={INK}
        strokeWidth={1.8}
        strokeLinejoin="round"
      />
      <path d="M26 16l6 3l-3 6z" fill="#d9dccb" stroke={INK} strokeWidth={1.2} />
    </>
  ),
  'steady-oars': (
    <>
      <rect width={80} height={56} fill="#d3e6dc" />
      <path d="M0 36q10 -8 20 0t20 0t20 0t20 0V56H0Z" fill="#5aa7a9" />
      <path d="M0 46q10 -8 20 0t20 0t20 0t20 0V56H0Z" fill="#2d7f88" />
      <path d="M24 6L12 40" stroke={INK} strokeWidth={4.6} strokeLinecap="round" />
      <path d="M24 6L12 40" stroke="#c99555" strokeWidth={2.4} strokeLinecap="round" />
      <path d="M14 34l-5 12l4 2l5 -12z" fill="#e0b679" stroke={INK} strokeWidth={1.4} />
      <path d="M40 6L28 40" stroke={INK} strokeWidth={4.6} strokeLinecap="round" />
      <path d="M40 6L28 40" stroke="#c99555" strokeWidth={2.4} strokeLinecap="round" />
      <path d="M30 34l-5 12l4 2l5 -12z" fill="#e0b679" stroke={INK} strokeWidth={1.4} />
      <path d="M56 6L44 40" stroke={INK} strokeWidth={4.6} strokeLinecap="round" />
      <path d="M56 6L44 40" stroke="#c99555" strokeWidth={2.4} strokeLinecap="round" />
      <path d="M46 34l-5 12l4 2l5 -12z" fill="#e0b679" stroke={INK} strokeWidth={1.4} />
      <path d="M72 6L60 40" stroke={INK} strokeWidth={4.6} strokeLinecap="round" />
      <path d="M72 6L60 40" stroke="#c99555" strokeWidth={2.4} strokeLinecap="round" />
      <path d="M62 34l-5 12l4 2l5 -12z" fill="#e0b679" stroke={INK} strokeWidth={1.4} />
    </>
  ),
  squall: (
    <>
      <rect width={80} height={56} fill="#aeb9bd" />
      <path
        d="M12 22C4 22 4 11 13 12C14 3 29 2 33 9C41 3 55 6 55 14C64 13 66 24 57 24Z"
        fill="#737f8b"
        stroke={INK}
        strokeWidth={1.8}
      />
      <path
        d="M18 27l-5 9M28 27l-5 9M40 27l-5 9M52 27l-5 9"
        fill="none"
        stroke="#eef4f2"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M46 20l-6 11h6l-4 9l11 -13h-6l4 -7z" fill="#ffd65a" stroke={INK} strokeWidth={1.3} />
      <path d="M0 46q10 -10 20 0t20 0t20 0t20 0V56H0Z" fill="#2b5f70" />
    </>
  ),
  'fair-wind': (
    <>
      <rect width={80} height={56} fill="#d5e8e4" />
      <path d="M0 46q10 -9 20 0t20 0t20 0t20 0V56H0Z" fill="#469aa0" />
      <path
        d="M10 20H46C56 20 56 9 47 9C42 9 41 14 44 15"
        fill="none"
        stroke="#fffdf6"
        strokeWidth={5}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M10 20H46C56 20 56 9 47 9C42 9 41 14 44 15"
        fill="none"
        stroke="#4b9aa3"
        strokeWidth={1.4}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M16 31H60C69 31 69 22 61 22"
        fill="none"
        stroke="#fffdf6"
        strokeWidth={5}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M16 31H60C69 31 69 22 61 22"
        fill="none"
        stroke="#4b9aa3"
        strokeWidth={1.4}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  dolphins: (
    <>
      <rect width={80} height={56} fill="#d5e8e4" />
      <circle cx={66} cy={12} r={7} fill="#f3c65c" />
      <path
        transform="translate(10 8) scale(1.05)"
        d="M0 20 C4 8 14 2 25 4 C30 4 34 7 38 11 L44 12 L38 15 C34 15 30 13 26 13 C18 12 10 15 6 22 L2 27 L-4 26 L-1 23 L-5 19Z M18 4 C19 0 23 -3 27 -3 C25 0 25 2 26 4Z"
        fill="#8fb2bd"
        stroke={INK}
        strokeWidth={1.7}
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <path
        transform="translate(42 20) scale(0.74)"
        d="M0 20 C4 8 14 2 25 4 C30 4 34 7 38 11 L44 12 L38 15 C34 15 30 13 26 13 C18 12 10 15 6 22 L2 27 L-4 26 L-1 23 L-5 19Z M18 4 C19 0 23 -3 27 -3 C25 0 25 2 26 4Z"
        fill="#8fb2bd"
        stroke={INK}
        strokeWidth={1.7}
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <path d="M0 38q10 -10 20 0t20 0t20 0t20 0V56H0Z" fill="#7cc0bb" />
      <path d="M0 46q10 -10 20 0t20 0t20 0t20 0V56H0Z" fill="#469aa0" />
      <path d="M0 54q10 -9 20 0t20 0t20 0t20 0V56H0Z" fill="#256f7c" />
    </>
  ),
  'grey-eyes': (
    <>
      <rect width={80} height={56} fill="#dfd9bf" />
      <path d="M4 50C10 30 8 16 2 6M76 50C70 30 72 16 78 6" fill="none" stroke="#7f9a4c" strokeWidth={3} />
      <path d="M10 40l-7 -4M9 28l-8 -2M70 40l7 -4M71 28l8 -2" stroke="#7f9a4c" strokeWidth={3} strokeLinecap="round" />
      <path
        d="M20 4L28 9C35 6 45 6 52 9L60 4C63 14 62 22 60 30C58 44 52 54 40 56C28 54 22 44 20 30C18 22 17 14 20 4Z"
        fill="#a98a5f"
        stroke={INK}
        strokeWidth={1.7}
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <circle
        cx={31}
        cy={23}
        r={9}
        fill="#f6efe0"
        stroke={INK}
        strokeWidth={1.7}
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <circle
        cx={49}
        cy={23}
        r={9}
        fill="#f6efe0"
        stroke={INK}
        strokeWidth={1.7}
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <circle cx={31} cy={23} r={5} fill="#7d8b92" />
      <circle cx={49} cy={23} r={5} fill="#7d8b92" />
      <circle cx={31} cy={23} r={2.3} fill="#1c1712" />
      <circle cx={49} cy={23} r={2.3} fill="#1c1712" />
      <path
        d="M40 27l-3.5 5L40 38l3.5 -6z"
        fill="#e0ac43"
        stroke={INK}
        strokeWidth={1.7}
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <path d="M31 44l3 3l3 -3l3 3l3 -3l3 3l3 -3" fill="none" stroke="#5d4326" strokeWidth={1.5} />
    </>
  ),
  'riding-storm': (
    <>
      <rect width={80} height={56} fill="#8f9ca6" />
      <path d="M0 10C10 2 22 12 34 5S60 0 80 8V0H0Z" fill="#5d6873" />
      <path
        transform="translate(64 9) scale(0.9)"
        d="M4 0L-4 12h5l-3 10L9 8H3l4 -8z"
        fill="#ffd65a"
        stroke={INK}
        strokeWidth={1.7}
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <path
        d="M0 56V44C16 46 24 38 30 28C38 14 54 12 60 22C54 20 50 23 51 28C58 26 66 32 80 30V56Z"
        fill="#256f7c"
        stroke={INK}
        strokeWidth={1.7}
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <path
        d="M30 28C38 14 54 12 60 22C54 20 50 23 51 28C46 25 40 30 37 38"
        fill="#eaf7f2"
        stroke={INK}
        strokeWidth={1.7}
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <g transform="translate(2 12) rotate(-14) scale(.32)">
        <CardShip />
      </g>
    </>
  ),
  'hidden-reef': (
    <>
      <rect width={80} height={56} fill="#d3e4da" />
      <path d="M0 22q10 -7 20 0t20 0t20 0t20 0V56H0Z" fill="#4c9fa5" />
      <path
        d="M6 56L16 34L22 40L30 27L38 42L46 30L54 44L62 33L74 56Z"
        fill="#6b5b4b"
        stroke={INK}
        strokeWidth={1.7}
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <path d="M30 27L38 42L46 30L54 44L62 33L74 56H40Z" fill="#3b3026" opacity={0.5} />
      <path
        d="M20 14C32 20 48 20 60 14L56 24C46 28 34 28 24 24Z"
        fill="#7a4a28"
        stroke={INK}
        strokeWidth={1.7}
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <path d="M40 16V2" stroke={INK} strokeWidth={1.7} strokeLinejoin="round" strokeLinecap="round" />
      <path d="M36 25l3 4l-2 3" fill="none" stroke="#f3d9a8" strokeWidth={1.5} />
    </>
  ),
  becalmed: (
    <>
      <rect width={80} height={56} fill="#f3e3b8" />
      <circle
        cx={40}
        cy={28}
        r={15}
        fill="#f3c65c"
        stroke={INK}
        strokeWidth={1.7}
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <rect y={30} width={80} height={26} fill="#8fc3bf" />
      <path d="M28 34h24M31 39h18M34 44h12" stroke="#fbe6a4" strokeWidth={2.6} strokeLinecap="round" />
      <path d="M4 36h14M60 40h16M6 47h20M54 49h18" stroke="#3b8b93" strokeWidth={1.7} strokeLinecap="round" />
      <path
        d="M32 28C36 31 46 31 50 28L48 32H34Z"
        fill="#7a4a28"
        stroke={INK}
        strokeWidth={1.7}
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <path
        d="M41 28V13M36 14h10M37 15l1 9M45 15l-1 9"
        stroke={INK}
        strokeWidth={1.7}
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </>
  ),
  'contrary-wind': (
    <>
      <rect width={80} height={56} fill="#c9d6d6" />
      <path d="M0 42q10 -10 20 0t20 0t20 0t20 0V56H0Z" fill="#7cc0bb" />
      <path d="M0 50q10 -10 20 0t20 0t20 0t20 0V56H0Z" fill="#469aa0" />
      <path d="M0 58q10 -9 20 0t20 0t20 0t20 0V56H0Z" fill="#256f7c" />
      <path
        d="M78 12C66 4 60 6 56 12C50 12 48 18 52 21L50 27C56 31 66 30 78 24Z"
        fill="#f4ead6"
        stroke={INK}
        strokeWidth={1.7}
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <circle cx={60} cy={15.5} r={1.5} fill={INK} />
      <path d="M57 11l5 -1" stroke={INK} strokeWidth={1.7} strokeLinejoin="round" strokeLinecap="round" />
      <path
        d="M48 20H24C14 20 14 30 22 30C27 30 27 25 24 24"
        fill="none"
        stroke="#fffdf6"
        strokeWidth={5}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M48 20H24C14 20 14 30 22 30C27 30 27 25 24 24"
        fill="none"
        stroke="#4b8b9a"
        strokeWidth={1.4}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M47 26H34C26 26 20 36 8 34"
        fill="none"
        stroke="#fffdf6"
        strokeWidth={4}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M47 26H34C26 26 20 36 8 34"
        fill="none"
        stroke="#4b8b9a"
        strokeWidth={1.3}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  whirlpool: (
    <>
      <rect width={80} height={56} fill="#3d8f98" />
      <path d="M40 28m-36 0a36 22 0 1 1 72 0a36 22 0 1 1 -72 0" fill="#2f7a86" />
      <path d="M40 28m-27 0a27 16 0 1 1 54 0a27 16 0 1 1 -54 0" fill="#1f606e" />
      <path d="M40 28m-18 0a18 10 0 1 1 36 0a18 10 0 1 1 -36 0" fill="#123f4c" />
      <ellipse cx={40} cy={28} rx={8} ry={4.5} fill="#061c22" />
      <path
        d="M6 24C14 6 60 2 72 22C78 38 50 50 28 44C12 38 16 22 36 18C56 16 62 32 46 36"
        fill="none"
        stroke="#eaf7f2"
        strokeWidth={2.3}
        strokeLinecap="round"
        strokeDasharray="22 4 9 5"
      />
      <g transform="translate(52 2) rotate(24) scale(.22)">
        <CardShip />
      </g>
    </>
  ),
  riptide: (
    <>
      <rect width={80} height={56} fill="#d3e4da" />
      <path d="M0 16q10 -8 20 0t20 0t20 0t20 0V56H0Z" fill="#5fabae" />
      <path d="M0 30q10 -6 20 0t20 0t20 0t20 0V56H0Z" fill="#2d7f88" />
      <path d="M70 26H22" stroke="#eaf7f2" strokeWidth={4.5} strokeLinecap="round" />
      <path d="M22 26l8 -6M22 26l8 6" stroke="#eaf7f2" strokeWidth={4.5} strokeLinecap="round" />
      <path d="M74 37H14" stroke="#eaf7f2" strokeWidth={4.5} strokeLinecap="round" />
      <path d="M14 37l8 -6M14 37l8 6" stroke="#eaf7f2" strokeWidth={4.5} strokeLinecap="round" />
      <path d="M66 48H26" stroke="#eaf7f2" strokeWidth={4.5} strokeLinecap="round" />
      <path d="M26 48l8 -6M26 48l8 6" stroke="#eaf7f2" strokeWidth={4.5} strokeLinecap="round" />
    </>
  ),
  'sea-gods-wrath': (
    <>
      <rect width={80} height={56} fill="#5d6873" />
      <path d="M0 12C12 2 26 14 40 6S66 2 80 10V0H0Z" fill="#3f4954" />
      <path
        transform="translate(12 10) scale(0.9)"
        d="M4 0L-4 12h5l-3 10L9 8H3l4 -8z"
        fill="#ffd65a"
        stroke={INK}
        strokeWidth={1.7}
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <path
        transform="translate(66 12) scale(0.8)"
        d="M4 0L-4 12h5l-3 10L9 8H3l4 -8z"
        fill="#ffd65a"
        stroke={INK}
        strokeWidth={1.7}
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <path
        d="M40 56V10M28 12C28 24 32 28 40 28S52 24 52 12M28 11l-4 6M28 11l4 5M52 11l-4 5M52 11l4 6M40 8l-4.5 7M40 8l4.5 7"
        fill="none"
        stroke={INK}
        strokeWidth={6}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M40 56V10M28 12C28 24 32 28 40 28S52 24 52 12M28 11l-4 6M28 11l4 5M52 11l-4 5M52 11l4 6M40 8l-4.5 7M40 8l4.5 7"
        fill="none"
        stroke="#ecc678"
        strokeWidth={3}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M0 44q8 -14 16 -2q4 8 10 0q8 -12 16 0q6 8 12 -2q8 -10 14 2q6 6 12 -2V56H0Z"
        fill="#1d5a68"
        stroke={INK}
        strokeWidth={1.7}
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </>
  ),
}
