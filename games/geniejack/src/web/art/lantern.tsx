interface LanternProps {
  readonly x: number
  readonly y: number
  readonly size?: number
}

/** It hangs from far above. */
export function Lantern({ x, y, size = 1 }: LanternProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <circle cy={34} r={110} fill="#ffb85a" opacity={0.28} filter="url(#gj-glow)" />
      <path d="M0-600V0" stroke="#c9974a" strokeWidth={2.5} />
      <path d="M-14 4C-10-8 10-8 14 4z" fill="#d9a94f" />
      <path d="M-16 4H16L22 34L14 60H-14L-22 34z" fill="#ffcf7a" stroke="#7f5119" strokeWidth={3} />
      <path d="M-7 4L-9 34L-5 60M7 4L9 34L5 60M-22 34H22" stroke="#7f5119" strokeWidth={2} fill="none" />
      <ellipse cy={34} rx={7} ry={13} fill="#fffbe0" />
      <path d="M-12 60H12L6 70H-6z" fill="#d9a94f" />
    </g>
  )
}
