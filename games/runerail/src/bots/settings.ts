import type { GraphSettings } from './graph.ts'

/** What makes one of the planning players different from the other. */
export interface Settings {
  readonly graph: GraphSettings
  /** Deliveries planned together. */
  readonly jobs: number
  /** How many good single deliveries are enough to choose from. */
  readonly singles: number
  /** How many of the best plans are worked out exactly. */
  readonly exact: number
  /** How much of what track costs counts against a delivery: the track stays. */
  readonly trackShare: number
  /** What a major city that a route newly joins is worth. */
  readonly cityBonus: number
  /** Turns added to every plan: short trips take longer than they seem to. */
  readonly overhead: number
  /** Turns that a plan is assumed to wait for a closed city, or for building to be allowed again. */
  readonly eventDelay: number
  /** Gold kept back when exchanging the train, and when joining cities. */
  readonly upgradeReserve: number
  readonly networkReserve: number
  /** Below this many gold a turn the hand is turned in. */
  readonly leastRate: number
}

export const PLANNER: Settings = {
  graph: { step: 0.5, rival: 1, voyage: null },
  jobs: 1,
  singles: 3,
  exact: 3,
  trackShare: 1,
  cityBonus: 0,
  overhead: 1,
  eventDelay: 0,
  upgradeReserve: 20,
  networkReserve: 30,
  leastRate: 0.5,
}

export const MAGNATE: Settings = {
  graph: { step: 0.6, rival: 0.6, voyage: { boarding: 18, step: 1 } },
  jobs: 3,
  singles: 8,
  exact: 4,
  trackShare: 0.5,
  cityBonus: 9,
  overhead: 1,
  eventDelay: 1,
  upgradeReserve: 10,
  networkReserve: 20,
  leastRate: 1.5,
}
