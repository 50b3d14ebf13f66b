/** Frames that are shown one after the other; each settles when the way to it has been shown. */
export interface Paced<Frame> {
  /** What everything that is said, listed and offered comes from. */
  readonly settled: Frame
  /** What is being moved to; the same as `settled` when nothing moves. */
  readonly shown: Frame
  /** Where the shown frame was reached from; itself after a jump. */
  readonly before: Frame
  /** Frames that wait for the way to the shown one. */
  readonly waiting: number
  readonly isMoving: boolean
  /** The shown frame was asked for and is there at once: nothing led to it. */
  readonly isJump: boolean
}

export interface Pace<Frame> {
  get(): Paced<Frame>
  /** The next frame; it waits until those before it have settled. */
  push(frame: Frame): void
  /** This frame at once; those that wait are dropped. */
  jump(frame: Frame): void
  /** Input interrupts the motion: the last frame at once. */
  skip(): void
  stop(): void
}

export interface PaceOptions<Frame> {
  /** Milliseconds that the way from one frame to the next takes; 0 for none. */
  duration(from: Frame, to: Frame): number
  /** After each change, with the frames that have settled in it: no reader sees a state in between. */
  onChange(settled: readonly Frame[]): void
}

/** A face without motion gives 0 for every duration: then each frame is settled as soon as it is pushed. */
export function createPace<Frame>(first: Frame, { duration, onChange }: PaceOptions<Frame>): Pace<Frame> {
  let state: Paced<Frame> = { settled: first, shown: first, before: first, waiting: 0, isMoving: false, isJump: false }
  let queue: Frame[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  const settle = (frame: Frame, before: Frame, isJump = false) => {
    state = { settled: frame, shown: frame, before, waiting: queue.length, isMoving: false, isJump }
  }
  /** Shows what waits until something has to be moved to. */
  const advance = (done: Frame[]) => {
    for (let frame = queue.shift(); frame !== undefined; frame = queue.shift()) {
      const pause = duration(state.settled, frame)
      if (pause > 0) {
        const [next, { settled }] = [frame, state]
        state = { settled, shown: next, before: settled, waiting: queue.length, isMoving: true, isJump: false }
        timer = setTimeout(() => {
          timer = undefined
          settle(next, settled)
          advance([next])
        }, pause)
        break
      }
      settle(frame, state.settled)
      done.push(frame)
    }
    onChange(done)
  }
  return {
    get: () => state,
    push(frame) {
      queue.push(frame)
      if (timer === undefined) return advance([])
      state = { ...state, waiting: queue.length }
      onChange([])
    },
    jump(frame) {
      clearTimeout(timer)
      timer = undefined
      queue = []
      settle(frame, frame, true)
      onChange([])
    },
    skip() {
      if (timer === undefined) return
      clearTimeout(timer)
      timer = undefined
      const done = [state.shown, ...queue]
      queue = []
      const last = done.at(-1) ?? state.shown
      // Whoever only stops waiting keeps the step; several at once are a jump.
      settle(last, done.length === 1 ? state.before : last)
      // What was passed over is part of the last.
      onChange(done.length > 2 ? [...done.slice(0, 1), last] : done)
    },
    stop: () => clearTimeout(timer),
  }
}
