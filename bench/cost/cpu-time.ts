import { readdirSync, readFileSync } from 'node:fs'

/** Microseconds of processor time: of the main thread, and of all others together. */
export interface CpuTime {
  readonly main: number
  readonly others: number
}

/** As the kernel's scheduler counts it, in nanoseconds; `/proc/PID/stat` counts in hundredths of a second. */
export function cpuTime(pid: number): CpuTime {
  let [main, others] = [0, 0]
  for (const thread of readdirSync(`/proc/${pid}/task`)) {
    const micros = Number(readStat(pid, thread)?.split(' ')[0] ?? 0) / 1000
    if (Number(thread) === pid) main += micros
    else others += micros
  }
  return { main, others }
}

/** Undefined if the thread has ended since it was listed. */
function readStat(pid: number, thread: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8')
  } catch {
    return undefined
  }
}
