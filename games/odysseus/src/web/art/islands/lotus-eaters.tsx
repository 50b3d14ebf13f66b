import { INKED } from '../ink.ts'
import { Hatch, Petal, Shore } from '../pieces.tsx'

/** One large flower. */
export function LotusIsland() {
  return (
    <>
      <Shore coast={0} />
      <path d="M14 92 C16 82 36 80 46 87 L38 92 C44 98 22 101 14 92Z" fill="#7f9a55" {...INKED} />
      <Hatch d="M38 92 L20 90 M38 92 L26 96" width={1} opacity={0.4} />
      <path d="M84 91 C88 82 112 82 115 90 C116 98 96 102 84 96 L96 92Z" fill="#66834a" {...INKED} />
      <Hatch d="M96 92 L110 88 M96 92 L110 96" width={1} opacity={0.4} />
      <Petal angle={-76} size={0.8} isBehind={true} />
      <Petal angle={76} size={0.8} isBehind={true} />
      <Petal angle={-24} size={1.12} isBehind={true} />
      <Petal angle={24} size={1.12} isBehind={true} />
      <Petal angle={0} size={1.22} />
      <Petal angle={-50} size={1.02} />
      <Petal angle={50} size={1.02} />
      <Petal angle={-26} size={0.84} />
      <Petal angle={26} size={0.84} />
      <Petal angle={0} size={0.74} />
      <path d="M44 88 C52 98 76 98 84 88 C78 84 70 88 64 86 C58 88 50 84 44 88Z" fill="#7f9a55" {...INKED} />
      <g fill="#ffe28a" {...INKED}>
        <circle cx={99} cy={38} r={2.3} />
        <circle cx={27} cy={44} r={1.9} />
        <circle cx={106} cy={54} r={1.6} />
        <circle cx={22} cy={60} r={1.5} />
      </g>
    </>
  )
}
