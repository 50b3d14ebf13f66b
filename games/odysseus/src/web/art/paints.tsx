import { TriremePaints } from './trireme.tsx'

/** Gradients of all drawings. They are in the page once; ids begin with `ody-`. */
export function Paints() {
  return (
    <>
      <linearGradient id="ody-sand" x1={0} y1={0} x2={1} y2={1}>
        <stop offset={0} stopColor="#f7e9c4" />
        <stop offset={0.55} stopColor="#e8cf96" />
        <stop offset={1} stopColor="#cda868" />
      </linearGradient>
      <linearGradient id="ody-grass" x1={0} y1={0} x2={1} y2={1}>
        <stop offset={0} stopColor="#c8cc78" />
        <stop offset={0.55} stopColor="#9aab57" />
        <stop offset={1} stopColor="#6f8442" />
      </linearGradient>
      <linearGradient id="ody-rock" x1={0} y1={0} x2={1} y2={0.8}>
        <stop offset={0} stopColor="#d3c1a4" />
        <stop offset={0.5} stopColor="#a59078" />
        <stop offset={1} stopColor="#75644f" />
      </linearGradient>
      <linearGradient id="ody-slate" x1={0} y1={0} x2={1} y2={0.9}>
        <stop offset={0} stopColor="#b7b2bf" />
        <stop offset={0.5} stopColor="#86809a" />
        <stop offset={1} stopColor="#565070" />
      </linearGradient>
      <linearGradient id="ody-marble" x1={0} y1={0} x2={1} y2={0}>
        <stop offset={0} stopColor="#fffaf0" />
        <stop offset={0.6} stopColor="#f1e6d0" />
        <stop offset={1} stopColor="#cdbb9c" />
      </linearGradient>
      <linearGradient id="ody-terracotta" x1={0} y1={0} x2={1} y2={1}>
        <stop offset={0} stopColor="#e08a5a" />
        <stop offset={1} stopColor="#a94f2d" />
      </linearGradient>
      <linearGradient id="ody-gold" x1={0} y1={0} x2={1} y2={1}>
        <stop offset={0} stopColor="#ffe9a6" />
        <stop offset={0.45} stopColor="#e3b04a" />
        <stop offset={1} stopColor="#9c6a1d" />
      </linearGradient>
      <linearGradient id="ody-petal" x1={0} y1={0} x2={0} y2={1}>
        <stop offset={0} stopColor="#e0708f" />
        <stop offset={0.5} stopColor="#f2a9b4" />
        <stop offset={1} stopColor="#fdeadb" />
      </linearGradient>
      <linearGradient id="ody-petal-behind" x1={0} y1={0} x2={0} y2={1}>
        <stop offset={0} stopColor="#c3527a" />
        <stop offset={1} stopColor="#ec9fb0" />
      </linearGradient>
      <linearGradient id="ody-leather" x1={0} y1={0} x2={1} y2={1}>
        <stop offset={0} stopColor="#d9a468" />
        <stop offset={0.5} stopColor="#b0713b" />
        <stop offset={1} stopColor="#774420" />
      </linearGradient>
      <linearGradient id="ody-pig" x1={0} y1={0} x2={0.6} y2={1}>
        <stop offset={0} stopColor="#fbd0c2" />
        <stop offset={1} stopColor="#dd8e86" />
      </linearGradient>
      <linearGradient id="ody-cow" x1={0} y1={0} x2={0.7} y2={1}>
        <stop offset={0} stopColor="#fffaf0" />
        <stop offset={1} stopColor="#dccbb0" />
      </linearGradient>
      <linearGradient id="ody-wing" x1={0} y1={0} x2={1} y2={1}>
        <stop offset={0} stopColor="#fff7e8" />
        <stop offset={0.55} stopColor="#a9cdd0" />
        <stop offset={1} stopColor="#4d8d98" />
      </linearGradient>
      <radialGradient id="ody-sun" cx={0.38} cy={0.34} r={0.75}>
        <stop offset={0} stopColor="#fff3bf" />
        <stop offset={0.55} stopColor="#f6c54f" />
        <stop offset={1} stopColor="#dd8f26" />
      </radialGradient>
      <radialGradient id="ody-cave" cx={0.5} cy={0.45} r={0.7}>
        <stop offset={0} stopColor="#5d4430" />
        <stop offset={0.55} stopColor="#33231a" />
        <stop offset={1} stopColor="#1a120d" />
      </radialGradient>
      <radialGradient id="ody-styx" cx={0.5} cy={0.35} r={0.8}>
        <stop offset={0} stopColor="#d9f7c4" />
        <stop offset={0.45} stopColor="#7cc9a0" />
        <stop offset={1} stopColor="#1f4a4a" />
      </radialGradient>
      <radialGradient id="ody-mist" cx={0.38} cy={0.3} r={0.8}>
        <stop offset={0} stopColor="var(--ody-mist-1)" />
        <stop offset={0.5} stopColor="var(--ody-mist-2)" />
        <stop offset={1} stopColor="var(--ody-mist-3)" />
      </radialGradient>
      <linearGradient id="ody-wall" x1={0} y1={0} x2={1} y2={0.3}>
        <stop offset={0} stopColor="#f5e6c2" />
        <stop offset={0.6} stopColor="#e0c792" />
        <stop offset={1} stopColor="#c3a368" />
      </linearGradient>
      <radialGradient id="ody-float" cx={0.35} cy={0.3} r={0.85}>
        <stop offset={0} stopColor="#fffdf5" />
        <stop offset={0.6} stopColor="#f1e6cd" />
        <stop offset={1} stopColor="#cdb88f" />
      </radialGradient>
      <radialGradient id="ody-goal">
        <stop offset={0} stopColor="#fff3b8" stopOpacity={0.95} />
        <stop offset={0.55} stopColor="#ffe694" stopOpacity={0.5} />
        <stop offset={1} stopColor="#ffe694" stopOpacity={0} />
      </radialGradient>
      <linearGradient id="ody-ray" x1={0} y1={1} x2={0} y2={0}>
        <stop offset={0} stopColor="#ffe79a" stopOpacity={0.85} />
        <stop offset={1} stopColor="#ffe79a" stopOpacity={0} />
      </linearGradient>
      <radialGradient id="ody-glow">
        <stop offset={0.6} stopColor="#ffd977" stopOpacity={0.55} />
        <stop offset={1} stopColor="#ffd977" stopOpacity={0} />
      </radialGradient>
      <radialGradient id="ody-coin" cx={0.36} cy={0.3} r={0.85}>
        <stop offset={0} stopColor="#fff0b8" />
        <stop offset={0.45} stopColor="#e5b552" />
        <stop offset={1} stopColor="#a2701d" />
      </radialGradient>
      <linearGradient id="ody-card-back" x1={0} y1={0} x2={1} y2={1}>
        <stop offset={0} stopColor="#1b7074" />
        <stop offset={1} stopColor="#0a3f44" />
      </linearGradient>
      <filter id="ody-pencil">
        <feColorMatrix type="matrix" values=".20 .42 .14 0 .235  .18 .40 .13 0 .205  .15 .34 .11 0 .165  0 0 0 .95 0" />
      </filter>
      <TriremePaints />
    </>
  )
}
