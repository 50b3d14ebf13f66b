import type { EquipmentSlot } from '../../game/types.ts'

export function Coin({ size = 18 }: { readonly size?: number }) {
  return (
    <svg className="geniejack-coin" width={size} height={size} viewBox="-12 -12 24 24" aria-hidden="true">
      <circle r={11} fill="url(#gj-gold)" />
      <circle r={8} fill="none" stroke="#8a5a1c" strokeWidth={1.2} opacity={0.8} />
      <path d="M0-5.5l1.6 3.4 3.6.4-2.7 2.5.8 3.6L0 2.5l-3.3 1.9.8-3.6-2.7-2.5 3.6-.4z" fill="#8a5a1c" />
    </svg>
  )
}

const OUTLINES: Readonly<Record<EquipmentSlot, string>> = {
  weapon: 'M-22 24L10-10M4-16L24-26L16-6z',
  helm: 'M-24 14C-26-16-12-26 0-26C12-26 26-16 24 14C14 8-14 8-24 14z',
  armor: 'M-12-24C-6-18 6-18 12-24L26-18L22-2L18-4V26H-18V-4L-22-2L-26-18z',
  boots: 'M-14-26H4L6 2C14 8 26 12 28 24H-16C-18 8-18-12-14-26z',
  trinket: 'M-14-26C-14-14-8-8 0-8C8-8 14-14 14-26M0-8A16 16 0 1 1 0 24A16 16 0 1 1 0-8z',
}

/** An empty slot: an outline pressed into the felt. */
export function EmptySlot({ slot }: { readonly slot: EquipmentSlot }) {
  return (
    <svg viewBox="-36 -38 72 76" aria-hidden="true">
      <path
        d={OUTLINES[slot]}
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeDasharray="4 4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}

const SHIELD = 'M0-10L9-7V0C9 6 5 9 0 11C-5 9-9 6-9 0V-7z'

/** What a power does at a glance: it hits, shields, heals, or is a weakness. */
export function PowerSign({ does }: { readonly does: string }) {
  return (
    <svg className="geniejack-power-sign" width={20} height={20} viewBox="-12 -12 24 24" aria-hidden="true">
      {/^takes \+/u.test(does) ? (
        <>
          <path d={SHIELD} fill="none" stroke="#ffdf9f" strokeWidth={1.8} />
          <path d="M2-9L-3-2L3 1L-1 9" fill="none" stroke="#ffdf9f" strokeWidth={2} strokeLinejoin="round" />
        </>
      ) : /heals/u.test(does) ? (
        <>
          <path
            d="M0 9.5C-3 6-10 1.5-10-4.2C-10-8-7.2-10-4.7-10C-2.5-10-.8-8.8 0-6.8C.8-8.8 2.5-10 4.7-10C7.2-10 10-8 10-4.2C10 1.5 3 6 0 9.5z"
            fill="#e8574a"
          />
          <path d="M-1.8-5h3.6v3.2H5v3.6H1.8V5h-3.6V1.8H-5v-3.6h3.2z" fill="#fff3e2" />
        </>
      ) : /less|dodge/u.test(does) ? (
        <>
          <path d={SHIELD} fill="url(#gj-gold)" stroke="#3a230c" />
          <path d="M0-10L9-7V0C9 6 5 9 0 11z" fill="#6d4516" opacity={0.45} />
        </>
      ) : (
        <path
          d="M-8-7C-9 0-6 6-2 9M-1-9C-2-2 0 4 3 8M6-8C5-2 6 3 9 6"
          fill="none"
          stroke="#ff9a7a"
          strokeWidth={3}
          strokeLinecap="round"
        />
      )}
    </svg>
  )
}

const burst = (r: number) =>
  `M${Array.from({ length: 26 }, (_, i) => {
    const turn = (i * Math.PI) / 13 + 0.1
    const length = (i % 2 === 0 ? r : r * 0.7) * (1 + 0.16 * Math.sin(i * 2.7))
    return `${(Math.sin(turn) * length).toFixed(1)} ${(-Math.cos(turn) * length * 0.82).toFixed(1)}`
  }).join('L')}z`

/** Behind the number that flies off a combatant who is hit. */
export function Burst() {
  return (
    <svg viewBox="-100 -75 200 150" aria-hidden="true">
      <path d={burst(88)} fill="#5d0d1c" opacity={0.55} transform="translate(4 6)" />
      <path d={burst(88)} fill="#a8222f" />
      <path d={burst(74)} fill="#c93a35" />
    </svg>
  )
}
