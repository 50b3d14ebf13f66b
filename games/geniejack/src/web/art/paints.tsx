/** Gradients and filters that the inline drawings share. */
export function Paints() {
  return (
    <svg className="geniejack-paints" width={0} height={0} aria-hidden="true">
      <defs>
        <Ramp id="gj-gold" x2={0.7} stops="#ffe9b0 #e4b257 .35 #a9742a .7 #6d4516" />
        <Ramp id="gj-rim" stops="#d9a76a #a8703a .18 #6a3d1c .75 #3a1f0d" />
        <Ramp id="gj-shelf" stops="#b97f47 #8f5c2e .3 #4e2c12" />
        <Ramp id="gj-card" x2={1} stops="#fffdf6 #fdf6e6 .7 #f3e7cd" />
        <Ramp id="gj-back" x2={1} stops="#7a3a7d #3f1a49" />
        <Ramp id="gj-parchment" x2={1} stops="#fbeecb #ecd5a4 .6 #cfae78" />
        <Ramp id="gj-awning-0" stops="#5c2862 #8a3f8e .75 #6d3370" />
        <Ramp id="gj-awning-1" stops="#c9b084 #fbeecb .75 #e0c898" />
        <filter id="gj-glow" x="-50%" y="-50%" width="200%" height="200%">
          <feGaussianBlur stdDeviation={24} />
        </filter>
        <filter id="gj-soft" x="-20%" y="-60%" width="140%" height="240%">
          <feGaussianBlur stdDeviation={8} />
        </filter>
        <filter id="gj-drop" x="-20%" y="-20%" width="150%" height="150%">
          <feDropShadow dx={3} dy={4} stdDeviation={3} floodColor="#0a0510" floodOpacity={0.5} />
        </filter>
      </defs>
    </svg>
  )
}

interface RampProps {
  readonly id: string
  /** Across as well as down. */
  readonly x2?: number
  /** Colours, each with its offset behind it; the first is at 0, the last at 1 by default. */
  readonly stops: string
}

function Ramp({ id, x2 = 0, stops }: RampProps) {
  const colors = [...stops.matchAll(/(#\w+)(?: (\.\d+))?/gu)]
  return (
    <linearGradient id={id} x1={0} y1={0} x2={x2} y2={1}>
      {colors.map(([, color, offset], i) => (
        <stop key={color} offset={offset ?? (i === 0 ? 0 : 1)} stopColor={color} />
      ))}
    </linearGradient>
  )
}
