import { INK, INKED } from './ink.ts'
import { Hatch, House, Olive } from './pieces.tsx'

/** Ithaca, 224 × 176. Ships land at the pier, which looks to where they come from. */
export function Ithaca({ isMirrored = false }: { readonly isMirrored?: boolean }) {
  const side = isMirrored ? 'translate(224 0) scale(-1 1)' : undefined
  return (
    <>
      <g transform="translate(112 122) scale(1.06 1.1) translate(-112 -122)">
        <path
          d="M8 124 C4 110 18 102 34 102 C46 92 66 96 82 92 C104 84 130 88 148 92 C168 90 190 98 202 108 C216 116 216 130 204 136 C192 146 176 144 160 150 C140 158 120 152 100 156 C82 162 66 156 50 154 C34 154 14 144 8 124Z"
          fill="var(--ody-foam)"
          opacity={0.4}
        />
        <path
          d="M8 124 C4 110 18 102 34 102 C46 92 66 96 82 92 C104 84 130 88 148 92 C168 90 190 98 202 108 C216 116 216 130 204 136 C192 146 176 144 160 150 C140 158 120 152 100 156 C82 162 66 156 50 154 C34 154 14 144 8 124Z"
          fill="none"
          stroke="var(--ody-foam)"
          strokeWidth={1.8}
          strokeDasharray="18 5 7 8 30 7"
          strokeLinecap="round"
        />
      </g>
      <path
        d="M8 124 C4 110 18 102 34 102 C46 92 66 96 82 92 C104 84 130 88 148 92 C168 90 190 98 202 108 C216 116 216 130 204 136 C192 146 176 144 160 150 C140 158 120 152 100 156 C82 162 66 156 50 154 C34 154 14 144 8 124Z"
        fill="#8f6a3c"
        {...INKED}
        transform="translate(0 4)"
      />
      <path
        d="M8 124 C4 110 18 102 34 102 C46 92 66 96 82 92 C104 84 130 88 148 92 C168 90 190 98 202 108 C216 116 216 130 204 136 C192 146 176 144 160 150 C140 158 120 152 100 156 C82 162 66 156 50 154 C34 154 14 144 8 124Z"
        fill="url(#ody-sand)"
        {...INKED}
      />
      <path
        d="M20 122 C20 108 34 104 44 98 C52 82 60 74 74 72 C84 68 92 56 108 54 C126 50 142 56 150 70 C160 84 176 84 184 98 C196 108 204 118 196 128 C180 138 160 136 146 142 C124 148 108 144 92 148 C70 150 54 146 40 142 C28 138 20 132 20 122Z"
        fill="url(#ody-grass)"
        {...INKED}
      />
      <path
        d="M108 54 C126 50 142 56 150 70 C160 84 176 84 184 98 C196 108 204 118 196 128 C184 135 168 136 156 139 C170 118 150 104 142 88 C134 74 124 62 108 54Z"
        fill="#3f5424"
        opacity={0.38}
      />
      <Hatch
        d="M58 90 C70 84 84 86 96 82M50 104 C64 98 80 102 92 98M158 96 C166 98 172 102 178 108M40 118 C54 112 66 116 76 114M150 112 C160 114 168 118 176 122"
        width={1.4}
        opacity={0.4}
      />
      <g transform={side}>
        <path
          d="M70 150 C84 142 100 144 96 134 C92 124 76 126 80 116 C84 108 104 112 104 102 C104 96 100 94 104 88"
          fill="none"
          stroke="#f3e2b6"
          strokeWidth={6}
          strokeLinecap="round"
        />
        <path
          d="M70 150 C84 142 100 144 96 134 C92 124 76 126 80 116 C84 108 104 112 104 102 C104 96 100 94 104 88"
          fill="none"
          stroke={INK}
          strokeWidth={1}
          strokeDasharray="3 3.5"
          opacity={0.5}
        />
      </g>
      <g transform="translate(76 28)">
        <path d="M-6 62h76v-7h-76z" fill="url(#ody-marble)" {...INKED} />
        <path d="M-10 68h84v-6h-84z" fill="url(#ody-marble)" {...INKED} />
        <path d="M48 55V30h20v25z" fill="url(#ody-marble)" {...INKED} />
        <path d="M45 31 L58 22 L72 31Z" fill="url(#ody-terracotta)" {...INKED} />
        <path d="M55 55V42h6v13z" fill="#4a3324" />
        <path d="M0 55V26h46v29z" fill="#5a4334" {...INKED} />
        <rect x={3} y={26} width={7} height={29} fill="url(#ody-marble)" {...INKED} />
        <rect x={13.5} y={26} width={7} height={29} fill="url(#ody-marble)" {...INKED} />
        <rect x={24} y={26} width={7} height={29} fill="url(#ody-marble)" {...INKED} />
        <rect x={34.5} y={26} width={7} height={29} fill="url(#ody-marble)" {...INKED} />
        <path d="M-4 26h54v-6H-4z" fill="url(#ody-marble)" {...INKED} />
        <path d="M-7 20 L23 2 L53 20Z" fill="url(#ody-terracotta)" {...INKED} />
        <path d="M3 18 L23 6.5 L43 18Z" fill="#f3dfb4" {...INKED} />
        <circle cx={23} cy={14} r={2.8} fill="#c4683f" />
      </g>
      <Olive x={56} y={108} size={1} />
      <Olive x={150} y={114} size={1.05} />
      <Olive x={168} y={130} size={0.9} />
      <Olive x={36} y={128} size={0.85} />
      <Olive x={128} y={132} size={1} />
      <g transform="translate(166 100)">
        <path d="M-5 0 C-9 -14 -6 -30 0 -42 C6 -30 9 -14 5 0Z" fill="#5b7743" {...INKED} />
        <path d="M0 -42 C6 -30 9 -14 5 0 L1 0Z" fill="#2c4526" opacity={0.55} />
      </g>
      <g transform="translate(180 112) scale(.8)">
        <path d="M-5 0 C-9 -14 -6 -30 0 -42 C6 -30 9 -14 5 0Z" fill="#5b7743" {...INKED} />
        <path d="M0 -42 C6 -30 9 -14 5 0 L1 0Z" fill="#2c4526" opacity={0.55} />
      </g>
      <House x={108} y={126} width={15} height={11} />
      <g transform={side}>
        <path d="M58 146 L42 164 M70 150 L56 168" stroke={INK} strokeWidth={4} />
        <path d="M56 144 L72 149 L54 166 L38 161Z" fill="#b98a53" {...INKED} />
        <Hatch d="M52 149l16 4M47 154l15 5M43 158l15 5" width={1.1} opacity={0.6} />
      </g>
    </>
  )
}
