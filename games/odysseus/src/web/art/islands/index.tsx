import { ownValue } from '@turnwise/engine'
import type { ReactNode } from 'react'
import { INKED } from '../ink.ts'
import { Cypress, Shore } from '../pieces.tsx'
import { AeolusIsland } from './aeolus.tsx'
import { CirceIsland } from './circe.tsx'
import { CyclopsIsland } from './cyclops.tsx'
import { LotusIsland } from './lotus-eaters.tsx'
import { HarborIsland } from './safe-harbor.tsx'
import { SirensIsland } from './sirens.tsx'
import { SoldiersIsland } from './soldier-attack.tsx'
import { CattleIsland } from './sun-gods-cattle.tsx'
import { UnderworldIsland } from './underworld.tsx'

const ISLANDS: Readonly<Record<string, () => ReactNode>> = {
  safe_harbor: HarborIsland,
  soldier_attack: SoldiersIsland,
  lotus_eaters: LotusIsland,
  cyclops: CyclopsIsland,
  aeolus: AeolusIsland,
  circe: CirceIsland,
  underworld: UnderworldIsland,
  sirens: SirensIsland,
  sun_gods_cattle: CattleIsland,
}

/** The drawing of an epic in a box of 128 × 112, its shore ending at y = 104; an epic of an expansion is a bare island. */
export function islandOf(epicId: string): () => ReactNode {
  return ownValue(ISLANDS, epicId) ?? UnknownIsland
}

/** For an epic that has no drawing of its own: an island with a standing stone. */
function UnknownIsland() {
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
