import { INKED } from '../ink.ts'
import { Cypress, Shore } from '../pieces.tsx'

/** For an epic that has no drawing of its own: an island with a standing stone. */
export function UnknownIsland() {
  return (
    <>
      <Shore coast={0} meadow="url(#ody-grass)" />
      <Cypress x={34} y={88} height={40} />
      <path
        d="M52 92 C50 70 52 44 60 30 C70 26 80 34 82 50 C84 66 84 80 82 92 C72 96 60 96 52 92Z"
        fill="url(#ody-rock)"
        {...INKED}
      />
    </>
  )
}
