/** The back of every card: a lamp on a lattice. */
export function CardBack() {
  return (
    <svg viewBox="0 0 70 98" aria-hidden="true" focusable="false">
      <path className="geniejack-back-lattice" d={LATTICE} />
      <rect x="5" y="5" width="60" height="88" rx="4" className="geniejack-back-edge" />
      <circle cx="35" cy="49" r="17" className="geniejack-back-disc" />
      <path className="geniejack-back-lamp" d={LAMP} />
    </svg>
  )
}

const LATTICE = Array.from({ length: 9 }, (_, i) => {
  const x = i * 14 - 21
  return `M${x} 0l98 98M${91 - x} 0l-98 98`
}).join('')

/** Spout to the left, handle to the right, a wisp above. */
export const LAMP =
  'M23 47q4 .5 7 3.5h12q1-4.5 4.5-4.5t3 4q-.8 3.6-5.5 4.5-2 4.5-6.5 5l2.5 2.5h-11l2.5-2.5q-5-1-6-6-1.5-5-2.5-6.5zM33 48.5q0-3 3-3t3 3zM30 42q-2-3 1-5t1-6q5 4 2 7t0 5z'
