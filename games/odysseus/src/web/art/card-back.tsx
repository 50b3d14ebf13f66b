/** The back of a Sea card, 104 × 146. */
export function CardBack() {
  return (
    <>
      <rect width={104} height={146} rx={9} fill="#f6ecd4" />
      <rect x={5} y={5} width={94} height={136} rx={6} fill="url(#ody-card-back)" />
      <rect x={9.5} y={9.5} width={85} height={127} rx={4} fill="none" stroke="#d9ab58" strokeWidth={1.3} />
      <g fill="none" stroke="#d9ab58" strokeWidth={1.3} opacity={0.9}>
        <path d="M14 26q6.3 -9 12.7 0t12.7 0t12.7 0t12.7 0t12.7 0t12.7 0" opacity={0.4} />
        <path d="M14 50q6.3 -9 12.7 0t12.7 0t12.7 0t12.7 0t12.7 0t12.7 0" opacity={0.4} />
        <path d="M14 74q6.3 -9 12.7 0t12.7 0t12.7 0t12.7 0t12.7 0t12.7 0" opacity={0} />
        <path d="M14 98q6.3 -9 12.7 0t12.7 0t12.7 0t12.7 0t12.7 0t12.7 0" opacity={0.4} />
        <path d="M14 122q6.3 -9 12.7 0t12.7 0t12.7 0t12.7 0t12.7 0t12.7 0" opacity={0.4} />
      </g>
      <circle cx={52} cy={73} r={22} fill="#0c4a4c" stroke="#d9ab58" strokeWidth={1.6} />
      <path
        d="M52 56V91M39 58C39 70 44 75 52 75S65 70 65 58M39 58l-3 4M39 58l3 4M65 58l-3 4M65 58l3 4M52 55l-3.5 5M52 55l3.5 5M46 86h12"
        fill="none"
        stroke="#ecc678"
        strokeWidth={2.6}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  )
}
