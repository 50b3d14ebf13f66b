import { Hoplite, Shore } from '../pieces.tsx'

/** Three spearmen. */
export function SoldiersIsland() {
  return (
    <>
      <Shore coast={1} meadow="#b9a274" />
      <Hoplite x={97} y={66} size={0.64} field="#efe3cb">
        <path d="M-9 32 L0 14 L9 32" fill="none" stroke="#8e2a22" strokeWidth={5} />
      </Hoplite>
      <Hoplite x={30} y={66} size={0.64} field="#efe3cb">
        <path d="M-9 32 L0 14 L9 32" fill="none" stroke="#8e2a22" strokeWidth={5} />
      </Hoplite>
      <Hoplite x={62} y={66} size={1} field="#a62c25">
        <path d="M-10 34 L0 12 L10 34" fill="none" stroke="#fbeccb" strokeWidth={5} />
      </Hoplite>
    </>
  )
}
