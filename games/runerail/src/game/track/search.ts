/** No node is as far away. */
export const FAR = 1 << 29
// Dial's queue: no single step weighs as much as the ring is long, so each bucket is a list through QUEUE_NEXT.
const RING = 1 << 14
const QUEUE_SIZE = 1 << 18
const QUEUE_HEAD = new Int32Array(RING)
const QUEUE_NODE = new Int32Array(QUEUE_SIZE)
const QUEUE_NEXT = new Int32Array(QUEUE_SIZE)

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
  QUEUE_HEAD.fill(-1)
  let queued = 0
  let waiting = 0
  let now = 0
  let from = -1
  const offer = (to: number, by: number) => {
    const total = now + by
    if (total >= (weight[to] ?? 0) || queued === QUEUE_SIZE || by >= RING) return
    weight[to] = total
    previous[to] = from
    const bucket = total % RING
    QUEUE_NODE[queued] = to
    QUEUE_NEXT[queued] = QUEUE_HEAD[bucket] ?? -1
    QUEUE_HEAD[bucket] = queued++
    waiting++
  }
  for (const start of starts) offer(start, startWeight(start))
  for (; waiting > 0; now++) {
    const bucket = now % RING
    for (let entry = QUEUE_HEAD[bucket] ?? -1; entry !== -1; entry = QUEUE_HEAD[bucket] ?? -1) {
      QUEUE_HEAD[bucket] = QUEUE_NEXT[entry] ?? -1
      waiting--
      from = QUEUE_NODE[entry] ?? 0
      if (weight[from] === now && expand(from, offer, now)) return { weight, previous, end: from }
    }
  }
  return { weight, previous, end: -1 }
}
