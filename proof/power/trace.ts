import { readFileSync } from 'node:fs'

/** One thing that the process did to a file, in order. */
export type DiskOperation =
  | { readonly kind: 'write'; readonly file: string; readonly offset: number; readonly data: Buffer }
  | { readonly kind: 'truncate'; readonly file: string; readonly length: number }
  | { readonly kind: 'sync'; readonly file: string }
  /** A sync failed, and its pages are in memory only and will never be written. */
  | { readonly kind: 'lost'; readonly file: string }
  | { readonly kind: 'unlink'; readonly file: string }
  /** The process has acknowledged this batch. */
  | { readonly kind: 'acknowledged'; readonly batch: number }

/** Reads what the shim recorded. */
export function readTrace(path: string): readonly DiskOperation[] {
  const bytes = readFileSync(path)
  const operations: DiskOperation[] = []
  let at = 0
  while (at < bytes.length) {
    const end = bytes.indexOf('\n', at)
    const [kind, file = '', offset, length] = bytes.toString('utf8', at, end).split(' ')
    at = end + 1
    switch (kind) {
      case 'W':
        operations.push({ kind: 'write', file, offset: Number(offset), data: bytes.subarray(at, at + Number(length)) })
        break
      case 'A':
        operations.push({ kind: 'acknowledged', batch: Number(bytes.toString('utf8', at, at + Number(length))) })
        break
      case 'T':
        operations.push({ kind: 'truncate', file, length: Number(offset) })
        break
      case 'S':
        operations.push({ kind: 'sync', file })
        break
      case 'L':
        operations.push({ kind: 'lost', file })
        break
      case 'U':
        operations.push({ kind: 'unlink', file })
        break
      default:
        throw new Error(`The trace has an operation ${kind}.`)
    }
    if (kind === 'W' || kind === 'A') at += Number(length)
  }
  return operations
}
