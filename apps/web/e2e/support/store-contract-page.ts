import { storeCases } from '@turnwise/table/store-cases'
import { openDatabase } from '../../src/local/idb-database.ts'
import { idbStore } from '../../src/local/idb-store.ts'

/** Runs inside the browser: every case of the store's contract, with its error if it failed. */
async function runStoreCases(): Promise<readonly { readonly name: string; readonly problem: string | null }[]> {
  const store = idbStore(await openDatabase(), () => undefined)
  const results: { name: string; problem: string | null }[] = []
  for (const { name, run } of storeCases([])) {
    const problem = await run(store).then(
      () => null,
      (error: unknown) => String(error),
    )
    results.push({ name, problem })
  }
  await store.close()
  return results
}

Object.assign(globalThis, { runStoreCases })
