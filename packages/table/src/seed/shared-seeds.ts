import { isStoreTrouble, Stale } from '../errors.ts'
import type { LiveMatch } from '../match/live-match.ts'
import type { Matches } from '../matches.ts'
import type { LogRow } from '../store/store.ts'
import type { Transaction } from '../transaction.ts'

/** How long people have to commit to a part once all seats are taken, and then to reveal it. */
const STEP_MS = 10_000

/** The first entry of a match whose seed is made by all players. */
export function askedSeed(at: number): LogRow {
  return { entry: { seq: 1, kind: 'seed', step: 'asked' }, at }
}

/** Takes the next steps of the making of a seed: as soon as nobody is waited for any more, or `isLate`. */
export async function makeSeed(transaction: Transaction, isLate = false): Promise<void> {
  const { live } = transaction
  const { match } = live
  if (!match.making.isPending || match.outcome !== undefined || live.seats.some(({ open }) => open)) return
  const people = live.seats.filter(({ bot }) => bot === null).map(({ seat }) => seat)
  if (match.making.step === 'asked') {
    if (!isLate && people.some(seat => match.making.commitOf(seat) === undefined)) return
    await transaction.commit(() => match.make({ kind: 'seed', step: 'closed' }))
    return makeSeed(transaction)
  }
  const { awaited } = match.making
  if (!isLate && awaited.length > 0) return
  const silent = live.seats.map(({ seat }) => seat).filter(seat => match.making.partOf(seat) === undefined)
  const left_out = silent.filter(seat => people.includes(seat) || awaited.includes(seat))
  await transaction.commit(() =>
    match.make({ kind: 'seed', step: 'made', ...(left_out.length === 0 ? {} : { left_out }) }),
  )
}

/** Goes on without those who do not answer. Returns a function that stops it. */
export function driveSeeds(table: Matches, report: (matchId: string, error: unknown) => void): () => void {
  const waits = new Map<string, { readonly step: string | undefined; cancel(): void }>()
  const goOn = async (id: string, step: string | undefined): Promise<void> => {
    waits.delete(id)
    try {
      await table.change(id, async transaction => {
        if (transaction.live.match.making.step === step) await makeSeed(transaction, true)
      })
    } catch (error) {
      // Another process was faster.
      if (error instanceof Stale) return
      report(id, error)
      if (isStoreTrouble(error)) wait(id, step)
    }
  }
  const wait = (id: string, step: string | undefined): void => {
    waits.set(id, { step, cancel: table.environment.after(STEP_MS, () => void goOn(id, step)) })
  }
  const stop = table.watchAll(({ stored: { id }, match: { making, outcome }, seats }: LiveMatch) => {
    const isWaiting = making.isPending && outcome === undefined && !seats.some(({ open }) => open)
    const known = waits.get(id)
    if (isWaiting && known?.step === making.step) return
    known?.cancel()
    waits.delete(id)
    if (isWaiting) wait(id, making.step)
  })
  return () => {
    stop()
    for (const { cancel } of waits.values()) cancel()
    waits.clear()
  }
}
