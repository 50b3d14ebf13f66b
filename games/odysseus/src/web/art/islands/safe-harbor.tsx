import { INK, INKED } from '../ink.ts'
import { Foam, Hatch, House } from '../pieces.tsx'

/** A lighthouse over a quiet bay. */
export function HarborIsland() {
  return (
    <>
      <Foam />
      <path
        d="M6 82 C6 66 26 60 50 62 C80 56 118 62 122 80 C124 96 112 106 98 108 C90 109 88 103 94 99 C100 94 98 86 84 84 C70 82 52 83 44 88 C38 92 44 100 38 104 C24 108 6 98 6 82Z"
        fill="#a97f48"
        {...INKED}
      />
      <path
        d="M6 80 C6 64 26 58 50 60 C80 54 118 60 122 78 C124 92 112 101 99 103 C91 104 89 99 95 95 C101 90 98 82 84 80 C70 78 52 79 44 84 C38 88 43 95 37 99 C24 102 6 94 6 80Z"
        fill="url(#ody-sand)"
        {...INKED}
      />
      <path
        d="M13 79 C14 67 32 62 52 64 C80 58 112 63 116 77 C117 82 113 86 108 88 C106 78 92 75 80 75 C62 74 46 76 39 82 C34 87 30 90 24 90 C16 88 12 85 13 79Z"
        fill="url(#ody-grass)"
        {...INKED}
      />
      <path d="M44 92 C52 88 78 87 88 91 C86 98 56 99 44 92Z" fill="#d7efe6" opacity={0.75} />
      <Hatch d="M52 93c4-2 8-2 12 0M68 95c4-2 7-2 11-1" width={1.1} opacity={0.45} />
      <House x={20} y={74} width={17} height={13} />
      <House x={53} y={71} width={15} height={11} />
      <House x={36} y={79} width={19} height={15} />
      <g>
        <path d="M80 78 L84 34 L104 34 L108 78 C100 82 88 82 80 78Z" fill="url(#ody-marble)" {...INKED} />
        <path d="M95 34 L104 34 L108 78 C104 80 101 81 97 81Z" fill="#7d684a" opacity={0.38} />
        <path d="M82.6 52 L105.4 52 M81.3 66 L106.7 66" stroke="#b65f38" strokeWidth={4.6} />
        <path d="M80 34h28l-3-6H83z" fill="url(#ody-terracotta)" {...INKED} />
        <path d="M90 78v-9c0-5 9-5 9 0v9z" fill="#4a3324" />
        <path
          d="M94 27 C83 25 82 15 88 9 C88 14 91 14 92 9 C93 5 92 2 90 0 C99 2 106 11 104 19 C103 24 99 27 94 27Z"
          fill="#f0932b"
          {...INKED}
        />
        <path d="M94 26 C89 24 89 18 92 15 C92 18 95 18 95 13 C100 17 100 24 94 26Z" fill="#ffe694" />
      </g>
      <path d="M56 86 L56 99 M64 86 L64 101" stroke={INK} strokeWidth={3.6} />
      <path d="M53 84h14l3 14H54z" fill="#b98a53" {...INKED} />
      <Hatch d="M54 88h14M54.5 93h15" width={1.1} opacity={0.6} />
      <g transform="translate(79 95)">
        <path d="M-7 -2 C-4 4 7 4 10 -3Z" fill="#7a4a28" {...INKED} />
        <path d="M1 -2v-15" {...INKED} />
        <path d="M2 -16 C8 -13 9 -8 8 -5 L2 -5Z" fill="#fffaf0" {...INKED} />
      </g>
    </>
  )
}
