import { INK, INKED } from '../ink.ts'
import { Hatch, Shore } from '../pieces.tsx'

/** A cow before the sun. */
export function CattleIsland() {
  return (
    <>
      <Shore coast={0} />
      <path
        d="M100.9 45L115 48L100.9 51ZM99.4 58.6L105.7 64.5L97.1 64.1ZM92.8 70.6L100.6 82.6L88.6 74.8ZM82.1 79.1L82.5 87.7L76.6 81.4ZM69 82.9L66 97L63 82.9ZM55.4 81.4L49.5 87.7L49.9 79.1ZM43.4 74.8L31.4 82.6L39.2 70.6ZM34.9 64.1L26.3 64.5L32.6 58.6ZM31.1 51L17 48L31.1 45ZM32.6 37.4L26.3 31.5L34.9 31.9ZM39.2 25.4L31.4 13.4L43.4 21.2ZM49.9 16.9L49.5 8.3L55.4 14.6ZM63 13.1L66 -1L69 13.1ZM76.6 14.6L82.5 8.3L82.1 16.9ZM88.6 21.2L100.6 13.4L92.8 25.4ZM97.1 31.9L105.7 31.5L99.4 37.4Z"
        fill="#f2bd4c"
        {...INKED}
      />
      <circle cx={66} cy={48} r={31} fill="url(#ody-sun)" {...INKED} />
      <circle cx={66} cy={48} r={25.5} fill="none" stroke="#b36f14" strokeWidth={1.3} opacity={0.55} />
      <path
        d="M14 92 C18 80 36 74 52 75 C72 70 98 74 108 82 C114 87 113 93 108 95 C84 102 40 102 20 98 C14 97 12 95 14 92Z"
        fill="url(#ody-grass)"
        {...INKED}
      />
      <path
        d="M91 65 C98 64 101 72 99 82 C98 86 101 88 102 91"
        fill="none"
        stroke={INK}
        strokeWidth={4.6}
        strokeLinecap="round"
      />
      <path d="M91 65 C98 64 101 72 99 82" fill="none" stroke="#f4e9d6" strokeWidth={2} strokeLinecap="round" />
      <path d="M61 80v15M86 79v16" stroke={INK} strokeWidth={8.4} />
      <path d="M61 80v14M86 79v15" stroke="#cbb899" strokeWidth={4.8} />
      <path
        d="M45 60 C54 54 62 57 70 57 C80 56 90 57 94 64 C97 70 96 78 93 82 L93.5 97 L86.5 97 L84.5 84 C76 88 64 88 57 86 L56 98 L49 98 L47 80 C42 74 41 65 45 60Z"
        fill="url(#ody-cow)"
        {...INKED}
      />
      <path
        d="M60 57.5 C58 66 66 72 73 68 C79 65 79 60 77 56.8 C70 57 66 57 60 57.5Z M84 84 C80 78 84 71 95 72 C95.5 76 95 80 93 82 L93 86Z M47 79 C50 76 55 79 56 85 L55 92 L49 92Z"
        fill="#b5603a"
      />
      <path
        d="M94 64 C97 70 96 78 93 82 L93.5 97 L90 97 L89 82 C78 87 66 86 57 83 C68 82 84 78 88 60 C90 61 92.6 62 94 64Z"
        fill="#5d3a20"
        opacity={0.3}
      />
      <path d="M36 51 C25 50 18 42 20 31 C22 28 24 29 24 31 C24 39 30 44 41 45Z" fill="#fff4d6" {...INKED} />
      <path d="M45 47 C50 46 58 41 57 31 C57 28 60 27 61 30 C65 41 58 51 48 54Z" fill="#fff4d6" {...INKED} />
      <path d="M20 33 C20 28 24 28 24 33 M57 33 C57 27 61 27 61.5 33" fill="#6b4a2c" {...INKED} />
      <path d="M30 57 C24 54 20 56 19 60 C24 63 28 62 32 61Z" fill="#d8b894" {...INKED} />
      <path
        d="M33 50 C40 46 49 49 51 55 C53 62 50 68 45 71 L38 80 C34 84 25 83 24 77 C24 73 27 70 29 65 C30 60 29 54 33 50Z"
        fill="url(#ody-cow)"
        {...INKED}
      />
      <path d="M40 48.5 C48 48 53 55 50 63 C47 66 42 64 41 59 C40 55 38 52 40 48.5Z" fill="#b5603a" />
      <path d="M25 76 C25 72 30 71 34 73 C38 75 38 80 35 81.6 C31 83.6 25 82 25 76Z" fill="#e6b6a4" {...INKED} />
      <circle cx={28.5} cy={76.6} r={1.2} fill={INK} />
      <ellipse cx={35.5} cy={61} rx={2} ry={2.4} fill={INK} />
      <circle cx={34.9} cy={60.2} r={0.7} fill="#fff" />
      <Hatch d="M22 92l2-4M26 94l1-4M74 96l2-4M104 90l2-3" width={1.2} opacity={0.6} />
    </>
  )
}
