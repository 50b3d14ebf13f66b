import { BossRing, type PlaceProps, Rays, Stars } from './stars.tsx'

/** Dunes at dusk. */
export function Desert({ width: w, height: h, disc, isBoss }: PlaceProps) {
  const far = `M0 ${h * 0.8}C${w * 0.16} ${h * 0.66} ${w * 0.3} ${h * 0.82} ${w * 0.46} ${h * 0.8}`
  const mesas = `M0 ${h * 0.72}l${w * 0.05}-${h * 0.04} ${w * 0.02}-${h * 0.1} ${w * 0.07}-${h * 0.012} ${w * 0.018} ${h * 0.11} ${w * 0.1} ${h * 0.03}H${w * 0.3}V${h}H0zM${w} ${h * 0.68}l-${w * 0.05}-${h * 0.02}-${w * 0.02}-${h * 0.13}-${w * 0.055}-${h * 0.02}-${w * 0.02} ${h * 0.09}-${w * 0.05} ${h * 0.01}-${w * 0.015} ${h * 0.08}H${w * 0.7}V${h}H${w}z`
  return (
    <>
      <defs>
        <linearGradient id="gj-dusk" x1={0} y1={0} x2={0} y2={1}>
          <stop stopColor="#1d1739" />
          <stop offset={0.34} stopColor="#4b2759" />
          <stop offset={0.62} stopColor="#a5485f" />
          <stop offset={0.84} stopColor="#e98a55" />
          <stop offset={1} stopColor="#ffc77c" />
        </linearGradient>
        <radialGradient id="gj-sun" cx={0.38} cy={0.32} r={0.8}>
          <stop stopColor="#fff4cf" />
          <stop offset={0.5} stopColor="#ffd58a" />
          <stop offset={1} stopColor="#f39a52" />
        </radialGradient>
        <Dune id="gj-dune-1" from="#d9774f" to="#6a2f50" />
        <Dune id="gj-dune-2" from="#b85a48" to="#4a2145" />
        <Dune id="gj-dune-3" from="#7d3a44" to="#2f1636" />
      </defs>
      <rect width={w} height={h + 4} fill="url(#gj-dusk)" />
      <Stars count={Math.round(w / 10)} width={w} height={h * 0.55} seed={4} />
      <circle cx={disc.x} cy={disc.y} r={disc.r * 1.9} fill="#ffb765" opacity={0.16} filter="url(#gj-glow)" />
      <circle cx={disc.x} cy={disc.y} r={disc.r * 1.25} fill="#ffc97f" opacity={0.28} filter="url(#gj-glow)" />
      {isBoss && <Rays disc={disc} color="#ffdf9e" opacity={0.07} />}
      <circle cx={disc.x} cy={disc.y} r={disc.r} fill="url(#gj-sun)" />
      {isBoss && <BossRing disc={disc} color="#ffe2a6" />}
      <path d={mesas} fill="#7c3a5c" opacity={0.75} />
      <path
        d={`${far}C${w * 0.64} ${h * 0.78} ${w * 0.8} ${h * 0.64} ${w} ${h * 0.78}V${h + 4}H0z`}
        fill="url(#gj-dune-1)"
      />
      <path d={far} fill="none" stroke="#ffc98a" strokeWidth={1.6} opacity={0.6} />
      <path
        d={`M0 ${h * 0.93}C${w * 0.1} ${h * 0.86} ${w * 0.24} ${h * 0.8} ${w * 0.36} ${h * 0.9}C${w * 0.52} ${h} ${w * 0.7} ${h * 0.8} ${w * 0.84} ${h * 0.84}C${w * 0.92} ${h * 0.86} ${w * 0.96} ${h * 0.9} ${w} ${h * 0.92}V${h + 4}H0z`}
        fill="url(#gj-dune-2)"
      />
      <path
        d={`M${w * 0.6} ${h * 0.93}C${w * 0.7} ${h * 0.82} ${w * 0.78} ${h * 0.82} ${w * 0.84} ${h * 0.84}`}
        fill="none"
        stroke="#ffb27a"
        strokeWidth={1.6}
        opacity={0.5}
      />
      <path
        d={`M0 ${h}C${w * 0.2} ${h * 0.9} ${w * 0.3} ${h * 0.98} ${w * 0.5} ${h * 0.98}C${w * 0.7} ${h * 0.97} ${w * 0.86} ${h * 0.93} ${w} ${h}V${h + 4}H0z`}
        fill="url(#gj-dune-3)"
      />
    </>
  )
}

function Dune({ id, from, to }: { readonly id: string; readonly from: string; readonly to: string }) {
  return (
    <linearGradient id={id} x1={0} y1={0} x2={1} y2={0.4}>
      <stop stopColor={from} />
      <stop offset={1} stopColor={to} />
    </linearGradient>
  )
}
