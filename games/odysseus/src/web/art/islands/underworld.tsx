import { INKED } from '../ink.ts'
import { Cypress, Hatch, Shore } from '../pieces.tsx'

/** A skull whose mouth is the river. */
export function UnderworldIsland() {
  return (
    <>
      <Shore coast={1} meadow="#6f6a74" />
      <Cypress x={20} y={90} height={46} />
      <Cypress x={110} y={90} height={40} />
      <path
        d="M28 92 C24 80 22 66 24 52 C26 32 42 17 64 17 C87 17 102 33 103 53 C104 67 102 80 98 92 C78 98 46 98 28 92Z"
        fill="url(#ody-slate)"
        {...INKED}
      />
      <path
        d="M64 17 C87 17 102 33 103 53 C104 67 102 80 98 92 C93 93.6 88 94.6 83 95 C96 72 92 34 64 17Z"
        fill="#332d4a"
        opacity={0.42}
      />
      <path
        d="M33 50 C35 37 43 28 54 25"
        fill="none"
        stroke="#f2eff6"
        strokeWidth={3.2}
        strokeLinecap="round"
        opacity={0.8}
      />
      <path
        d="M33 57 C33 47 40 43 47 43 C56 43 60 50 58 57 C56 64 49 67 43 66 C37 66 33 63 33 57Z"
        fill="#17121f"
        {...INKED}
      />
      <path
        d="M69 57 C67 50 72 43 81 43 C89 43 95 48 95 57 C95 63 90 66 84 66 C78 67 71 64 69 57Z"
        fill="#17121f"
        {...INKED}
      />
      <circle cx={46.5} cy={56} r={4.6} fill="url(#ody-styx)" />
      <circle cx={81.5} cy={56} r={4.6} fill="url(#ody-styx)" />
      <path d="M63.5 62 L58.5 73 L62 73.5 L63.5 71.5 L65 73.5 L69 73Z" fill="#17121f" {...INKED} />
      <path d="M42 97 L42 86 C42 78 86 78 86 86 L86 97 C72 99 56 99 42 97Z" fill="url(#ody-styx)" {...INKED} />
      <path
        d="M42 80v7.5h8.6V79.3zM50.6 79.3v7.9h8.6V78zM59.2 78v8.6h9V78zM68.2 78v8.6h8.9v-7.4zM77.1 79.2v8h8.9V80z"
        fill="#e9e4ea"
        {...INKED}
      />
      <path d="M52 98 C48 102 40 102 34 106 C48 110 76 110 92 107 C86 102 78 103 76 98Z" fill="#8fd4ad" {...INKED} />
      <Hatch d="M46 105c6-2 10 0 16-2M66 106c5-2 10-1 14-2" width={1.1} opacity={0.55} />
      <Hatch
        d="M30 70 C30 76 31 82 33 88M37 74 C37 79 38 84 39 89M97 66 C98 74 96 82 94 88M91 72 C91 79 90 84 89 89M70 22 C72 26 70 29 73 32 L71 35"
        width={1.3}
        opacity={0.5}
      />
    </>
  )
}
