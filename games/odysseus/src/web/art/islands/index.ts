import { ownValue } from '@turnwise/engine'
import type { ReactNode } from 'react'
import { AeolusIsland } from './aeolus.tsx'
import { CirceIsland } from './circe.tsx'
import { CyclopsIsland } from './cyclops.tsx'
import { LotusIsland } from './lotus-eaters.tsx'
import { HarborIsland } from './safe-harbor.tsx'
import { SirensIsland } from './sirens.tsx'
import { SoldiersIsland } from './soldier-attack.tsx'
import { CattleIsland } from './sun-gods-cattle.tsx'
import { UnderworldIsland } from './underworld.tsx'
import { UnknownIsland } from './unknown.tsx'

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
