/** A compass rose of radius 50. */
export function CompassRose() {
  return (
    <>
      <circle r={41} fill="none" stroke="var(--ody-pencil)" strokeWidth={0.9} />
      <circle r={37} fill="none" stroke="var(--ody-pencil)" strokeWidth={0.7} />
      <path
        d="M0 -37L0 -41M7.22 -36.29L7.71 -38.74M14.16 -34.18L15.12 -36.49M20.56 -30.76L21.95 -32.84M26.16 -26.16L28.99 -28.99M30.76 -20.56L32.84 -21.95M34.18 -14.16L36.49 -15.12M36.29 -7.22L38.74 -7.71M37 -0L41 -0M36.29 7.22L38.74 7.71M34.18 14.16L36.49 15.12M30.76 20.56L32.84 21.95M26.16 26.16L28.99 28.99M20.56 30.76L21.95 32.84M14.16 34.18L15.12 36.49M7.22 36.29L7.71 38.74M0 37L0 41M-7.22 36.29L-7.71 38.74M-14.16 34.18L-15.12 36.49M-20.56 30.76L-21.95 32.84M-26.16 26.16L-28.99 28.99M-30.76 20.56L-32.84 21.95M-34.18 14.16L-36.49 15.12M-36.29 7.22L-38.74 7.71M-37 0L-41 0M-36.29 -7.22L-38.74 -7.71M-34.18 -14.16L-36.49 -15.12M-30.76 -20.56L-32.84 -21.95M-26.16 -26.16L-28.99 -28.99M-20.56 -30.76L-21.95 -32.84M-14.16 -34.18L-15.12 -36.49M-7.22 -36.29L-7.71 -38.74"
        stroke="var(--ody-pencil)"
        strokeWidth={0.8}
      />
      <path d="M0 0L0 -8L21.21 -21.21Z" fill="#b98a4e" stroke="var(--ody-pencil)" strokeWidth={0.8} />
      <path d="M0 0L8 -0L21.21 -21.21Z" fill="#f0dfb8" stroke="var(--ody-pencil)" strokeWidth={0.8} />
      <path d="M0 0L8 -0L21.21 21.21Z" fill="#b98a4e" stroke="var(--ody-pencil)" strokeWidth={0.8} />
      <path d="M0 0L0 8L21.21 21.21Z" fill="#f0dfb8" stroke="var(--ody-pencil)" strokeWidth={0.8} />
      <path d="M0 0L0 8L-21.21 21.21Z" fill="#b98a4e" stroke="var(--ody-pencil)" strokeWidth={0.8} />
      <path d="M0 0L-8 0L-21.21 21.21Z" fill="#f0dfb8" stroke="var(--ody-pencil)" strokeWidth={0.8} />
      <path d="M0 0L-8 0L-21.21 -21.21Z" fill="#b98a4e" stroke="var(--ody-pencil)" strokeWidth={0.8} />
      <path d="M0 0L-0 -8L-21.21 -21.21Z" fill="#f0dfb8" stroke="var(--ody-pencil)" strokeWidth={0.8} />
      <path d="M0 0L-7.07 -7.07L0 -46Z" fill="#8a2f25" stroke="var(--ody-pencil)" strokeWidth={0.8} />
      <path d="M0 0L7.07 -7.07L0 -46Z" fill="#f6e8c6" stroke="var(--ody-pencil)" strokeWidth={0.8} />
      <path d="M0 0L7.07 -7.07L46 -0Z" fill="#8a2f25" stroke="var(--ody-pencil)" strokeWidth={0.8} />
      <path d="M0 0L7.07 7.07L46 -0Z" fill="#f6e8c6" stroke="var(--ody-pencil)" strokeWidth={0.8} />
      <path d="M0 0L7.07 7.07L0 46Z" fill="#8a2f25" stroke="var(--ody-pencil)" strokeWidth={0.8} />
      <path d="M0 0L-7.07 7.07L0 46Z" fill="#f6e8c6" stroke="var(--ody-pencil)" strokeWidth={0.8} />
      <path d="M0 0L-7.07 7.07L-46 0Z" fill="#8a2f25" stroke="var(--ody-pencil)" strokeWidth={0.8} />
      <path d="M0 0L-7.07 -7.07L-46 0Z" fill="#f6e8c6" stroke="var(--ody-pencil)" strokeWidth={0.8} />
      <circle r={4.5} fill="#f6e8c6" stroke="var(--ody-pencil)" />
      <path
        d="M0 -48 C-4 -52 -3 -57 0 -62 C3 -57 4 -52 0 -48Z M-1 -49 C-8 -50 -9 -56 -5 -59 C-5 -54 -3 -52 0 -50 C3 -52 5 -54 5 -59 C9 -56 8 -50 1 -49Z"
        fill="#8a2f25"
      />
    </>
  )
}

/** A sea monster in pencil, 110 × 44. */
export function SeaMonster() {
  return (
    <g fill="none" stroke="var(--ody-frame)" strokeWidth={1.5} strokeLinecap="round" strokeLinejoin="round">
      <path
        d="M6 40 C10 26 8 14 18 8 C26 4 34 8 34 14 L40 17 L33 19 C35 22 32 24 28 23 C24 26 24 34 26 40"
        fill="var(--ody-mark-paper)"
        fillOpacity={0.7}
      />
      <path d="M20 8 L18 2 L24 6 M27 6 L29 1 L31 7" />
      <circle cx={26} cy={13} r={1.3} fill="var(--ody-frame)" />
      <path d="M12 28 C15 28 17 30 20 29M11 34 C15 34 18 36 22 35M13 22 C15 22 18 23 21 22" />
      <path d="M36 40 C40 26 54 24 60 40" fill="var(--ody-mark-paper)" fillOpacity={0.7} />
      <path d="M42 33l4 3M48 30l3 4M54 33l1 4M47 28l0-4M41 31l-3-3M54 30l3-3" />
      <path d="M70 40 C73 30 82 30 86 40" fill="var(--ody-mark-paper)" fillOpacity={0.7} />
      <path d="M75 35l3 2M81 34l1 3M78 32l0-3" />
      <path
        d="M94 40 C96 32 98 28 104 24 C100 24 96 22 94 18 C100 20 104 20 107 14 C109 20 110 26 106 29 C103 32 102 36 102 40"
        fill="var(--ody-mark-paper)"
        fillOpacity={0.7}
      />
      <path d="M0 42 C6 39 10 44 16 41 C22 39 26 44 32 41 C38 39 44 44 50 41 C56 39 62 44 68 41 C74 39 80 44 86 41 C92 39 98 44 110 41" />
    </g>
  )
}
