import type { Connection, WatchRequest } from '../connection.ts'
import { type Frame, type Onlooker, type Sight, sightAfter } from './sight.ts'

interface Watch {
  readonly viewer: Onlooker
  readonly request: WatchRequest
  last: Sight | undefined
  /** Received and not part of a frame yet. */
  queue: Sight[]
  stop: () => void
}

export interface FramesOptions {
  readonly connection: Connection
  readonly requests: ReadonlyMap<Onlooker, WatchRequest>
  now(): number
  onFrame(frame: Frame): void
  onRefused(sentence: string): void
}

/** Watches as every onlooker of the device, and makes frames in which all of them are at the same moment. */
export function watchFrames({ connection, requests, now, onFrame, onRefused }: FramesOptions): () => void {
  let frame: Frame = new Map()
  let isStopped = false
  const watches = Array.from(
    requests,
    ([viewer, request]): Watch => ({ viewer, request, last: undefined, queue: [], stop: () => undefined }),
  )
  /** Each of these watches shows the newest of what it received at this moment. */
  const publish = (ready: readonly Watch[], seq: number) => {
    const next = new Map(frame)
    for (const watch of ready) {
      const taken = watch.queue.findLastIndex(({ update }) => update.seq === seq)
      const sight = watch.queue[taken]
      if (sight !== undefined) next.set(watch.viewer, sight)
      watch.queue = watch.queue.slice(taken + 1)
    }
    frame = next
    onFrame(frame)
  }
  const advance = () => {
    // Whoever only learns that a player came or went waits for nobody.
    for (const watch of watches) {
      const seq = frame.get(watch.viewer)?.update.seq
      if (seq !== undefined && watch.queue[0]?.update.seq === seq) publish([watch], seq)
    }
    // An update can bring several entries: the next moment is one that all know.
    const [first, ...others] = watches
    const common = first?.queue.find(({ update: { seq } }) =>
      others.every(({ queue }) => queue.some(({ update }) => update.seq === seq)),
    )
    if (common === undefined) return
    publish(watches, common.update.seq)
    advance()
  }
  const start = (watch: Watch) => {
    let sight: Sight | undefined
    watch.stop = connection.watch(
      { ...watch.request, since: 0 },
      update => {
        const wasOver = watch.last?.update.outcome !== undefined
        sight = sightAfter(sight, update, now())
        watch.last = sight
        watch.queue.push(sight)
        advance()
        // Once a match is over nothing in it is hidden: the whole log is asked for again, to be read without gaps.
        if (update.outcome === undefined || wasOver || update.entries.length === update.seq || isStopped) return
        watch.stop()
        start(watch)
      },
      refusal => onRefused(refusal.message),
    )
  }
  for (const watch of watches) start(watch)
  return () => {
    isStopped = true
    for (const { stop } of watches) stop()
  }
}
