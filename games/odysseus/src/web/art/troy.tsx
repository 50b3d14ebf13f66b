import { INK, INKED } from './ink.ts'
import { Hatch, House, Tower, Wall } from './pieces.tsx'

/** Troy on a coast that runs off the left edge of the chart; 230 × 250. */
export function Troy() {
  return (
    <>
      <path
        d="M-30 -2 C-6 -4 10 6 34 2 C58 -6 84 2 104 18 C120 30 134 40 148 54 C164 66 188 70 198 88 C208 104 200 120 188 128 C176 140 184 154 170 166 C154 178 140 172 124 186 C104 202 86 196 66 210 C44 224 26 222 12 238 C2 250 -10 256 -30 258Z"
        fill="var(--ody-foam)"
        opacity={0.4}
        transform="translate(9 7)"
      />
      <path
        d="M-30 -2 C-6 -4 10 6 34 2 C58 -6 84 2 104 18 C120 30 134 40 148 54 C164 66 188 70 198 88 C208 104 200 120 188 128 C176 140 184 154 170 166 C154 178 140 172 124 186 C104 202 86 196 66 210 C44 224 26 222 12 238 C2 250 -10 256 -30 258Z"
        fill="none"
        stroke="var(--ody-foam)"
        strokeWidth={2}
        strokeDasharray="18 5 7 8 30 7"
        strokeLinecap="round"
        transform="translate(9 7)"
      />
      <path
        d="M-30 -2 C-6 -4 10 6 34 2 C58 -6 84 2 104 18 C120 30 134 40 148 54 C164 66 188 70 198 88 C208 104 200 120 188 128 C176 140 184 154 170 166 C154 178 140 172 124 186 C104 202 86 196 66 210 C44 224 26 222 12 238 C2 250 -10 256 -30 258Z"
        fill="#8f6a3c"
        {...INKED}
        transform="translate(1 4)"
      />
      <path
        d="M-30 -2 C-6 -4 10 6 34 2 C58 -6 84 2 104 18 C120 30 134 40 148 54 C164 66 188 70 198 88 C208 104 200 120 188 128 C176 140 184 154 170 166 C154 178 140 172 124 186 C104 202 86 196 66 210 C44 224 26 222 12 238 C2 250 -10 256 -30 258Z"
        fill="url(#ody-sand)"
        {...INKED}
      />
      <path
        d="M-30 10 C-6 8 12 18 36 13 C58 6 80 14 98 29 C114 42 124 52 138 66 C152 78 170 82 174 98 C174 110 160 118 150 126 C138 136 136 150 120 160 C100 172 78 172 60 186 C40 200 20 204 2 216 C-10 224 -20 226 -30 228Z"
        fill="url(#ody-grass)"
        {...INKED}
        strokeOpacity={0.6}
      />
      <Hatch
        d="M16 210l3-6M30 202l3-6M60 194l2-5M96 176l2-6M150 112l3-5M158 98l2-5M140 84l2-5"
        width={1.2}
        opacity={0.5}
      />
      <g fill="#cfc4b0" stroke="#8f8370" strokeWidth={1.2} opacity={0.85}>
        <path d="M24 24 C16 18 18 8 28 10 C26 0 38 -4 42 4 C46 -8 62 -8 62 4 C72 0 78 8 72 14 C64 22 40 26 24 24Z" />
        <path d="M58 0 C56 -10 68 -14 72 -6 C76 -14 90 -12 88 -2 C84 6 64 8 58 0Z" />
      </g>
      <g transform="translate(0 14)">
        <Wall from={30} to={92} y={44} height={34} merlons={5} isPlain={true} />
        <House x={42} y={66} width={18} height={13} />
        <House x={70} y={60} width={16} height={12} />
        <path
          d="M50 34h36v-4H50zM54 30v-16M62 30v-16M70 30v-16M78 30v-16"
          fill="#f1e6d0"
          stroke={INK}
          strokeWidth={4}
        />
        <path d="M54 30v-16M62 30v-16M70 30v-16M78 30v-16" stroke="#fffaf0" strokeWidth={2.6} />
        <path d="M47 14h38v-3H47zM45 11 L66 -2 L87 11Z" fill="url(#ody-terracotta)" {...INKED} />
        <path d="M49 35h37v-4H49z" fill="url(#ody-marble)" {...INKED} />
      </g>
      <g>
        <Wall from={-10} to={120} y={84} height={52} merlons={11} />
        <path d="M-10 128H120V136H-10Z" fill="#5d4322" opacity={0.25} />
        <path d="M48 136V112c0-11 22-11 22 0v24z" fill="#3c2a1b" {...INKED} />
        <path d="M52 136V113c0-6 14-6 14 0v23" fill="none" stroke="#8a5f34" strokeWidth={1.5} />
        <path d="M59 106v30" stroke="#8a5f34" strokeWidth={1.2} />
      </g>
      <Tower x={-8} y={66} width={26} height={76} />
      <Tower x={28} y={74} width={18} height={66} />
      <Tower x={73} y={74} width={18} height={66} />
      <Tower x={104} y={62} width={28} height={80} />
      <path d="M118 62V44" stroke={INK} strokeWidth={2.4} />
      <path d="M118 45 C126 42 130 49 140 45 L137 53 C130 56 126 51 118 54Z" fill="#b8322a" {...INKED} />
      <g transform="translate(128 86) scale(.98)">
        <g>
          <path d="M3 52h50v6H3z" fill="#a9763f" {...INKED} />
          <circle cx={13} cy={61} r={6} fill="#8a5a2f" {...INKED} />
          <circle cx={13} cy={61} r={1.8} fill={INK} />
          <circle cx={43} cy={61} r={6} fill="#8a5a2f" {...INKED} />
          <circle cx={43} cy={61} r={1.8} fill={INK} />
          <path d="M9 29 C2 31 0 40 4 48 C6 42 8 38 12 35Z" fill="#6b4526" {...INKED} />
          <path d="M12 52 L14 34 L22 36 L20 52ZM35 52 L36 36 L45 34 L43 52Z" fill="#b98048" {...INKED} />
          <path
            d="M9 33 C9 22 18 20 28 21 C34 21 37 19 39 13 C41 7 44 3 49 2 L50 -4 L54 2 C58 6 62 11 64 16 C64 20 60 21 57 18 L51 15 C51 22 50 30 46 37 C42 42 16 43 11 39 C9.5 37 9 35 9 33Z"
            fill="#d09a58"
            {...INKED}
          />
          <path d="M51 15 C51 22 50 30 46 37 C42 42 24 42 16 41 C34 38 44 30 45 14Z" fill="#6b4018" opacity={0.35} />
          <path
            d="M47 1 C41 4 37 9 35 16 C33 19 31 20.5 27 21 C31 24 37 23 40 20 C43 15 44 10 49 6Z"
            fill="#6b4526"
            {...INKED}
          />
          <Hatch d="M13 31 C22 33 34 33 46 28M13 37 C24 38 36 38 46 34M24 22V40M36 22V39" width={1.1} opacity={0.5} />
          <circle cx={53.5} cy={8.5} r={1.5} fill={INK} />
          <rect x={22} y={27} width={9} height={9} fill="none" {...INKED} opacity={0.7} />
        </g>
      </g>
    </>
  )
}
