/** No node is as far away. */
export const FAR = 1 << 29
/** More than any single step weighs. */
const RING = 1 << 14
const MOST_QUEUED = 1 << 18
const HEAD = new Int32Array(RING).fill(-1)
const NODE = new Int32Array(MOST_QUEUED)
const NEXT = new Int32Array(MOST_QUEUED)

// Dial's queue: nodes by whole weights, each bucket a list through NEXT. One search at a time uses it, from `clearQueue` on.
let now = 0
let queued = 0
let waiting = 0

export function clearQueue(): void {
  // A search that found its end leaves nodes waiting.
  if (waiting > 0) HEAD.fill(-1)
  now = 0
  queued = 0
  waiting = 0
}

/** Less than a ring heavier than what was taken last; false where there is no room. */
export function put(node: number, weight: number): boolean {
  if (queued === MOST_QUEUED || weight - now >= RING) return false
  const bucket = weight % RING
  NODE[queued] = node
  NEXT[queued] = HEAD[bucket] ?? -1
  HEAD[bucket] = queued++
  waiting++
  return true
}

/** The lightest node, the newest of several; -1 once there is none. */
export function takeLightest(): number {
  for (; waiting > 0; now++) {
    const bucket = now % RING
    const entry = HEAD[bucket] ?? -1
    if (entry === -1) continue
    HEAD[bucket] = NEXT[entry] ?? -1
    waiting--
    return NODE[entry] ?? -1
  }
  return -1
}

/** What the node weighed that was taken last. */
export const weightTaken = (): number => now

export type OfferNode = (to: number, by: number) => void

/** Offers what can be reached from a node at this distance from the start; true ends the search there. */
export type Expand = (node: number, offer: OfferNode, weight: number) => boolean

export interface Search {
  readonly weight: Int32Array
  readonly previous: Int32Array
  /** The node at which `expand` ended the search, or -1. */
  readonly end: number
}

interface SearchTerms {
  /** An earlier search: only what the new starts make shorter is searched again. */
  readonly known?: Search | undefined
  /** What each start weighs at the beginning; 0 by default. */
  readonly startWeight?: (node: number) => number
}

/** Shortest ways over numbered nodes by whole weights. */
export function search(nodes: number, starts: Iterable<number>, expand: Expand, terms: SearchTerms = {}): Search {
  const { known, startWeight = () => 0 } = terms
  const weight = known?.weight.slice() ?? new Int32Array(nodes).fill(FAR)
  const previous = known?.previous.slice() ?? new Int32Array(nodes).fill(-1)
  clearQueue()
  let from = -1
  const offer = (to: number, by: number) => {
    const total = now + by
    if (total >= (weight[to] ?? 0) || !put(to, total)) return
    weight[to] = total
    previous[to] = from
  }
  for (const start of starts) offer(start, startWeight(start))
  for (from = takeLightest(); from !== -1; from = takeLightest())
    if (weight[from] === now && expand(from, offer, now)) return { weight, previous, end: from }
  return { weight, previous, end: -1 }
}
