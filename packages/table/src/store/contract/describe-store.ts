import { afterAll, beforeAll, describe, test } from 'vitest'
import type { Capability, Store } from '../store.ts'
import { storeCases } from './cases.ts'

export { actionRow, someMatch, someSeats } from './samples.ts'

/** Tests one store against what every store guarantees. */
export function describeStore(
  name: string,
  capabilities: readonly Capability[],
  open: () => Promise<{ readonly store: Store; close(): Promise<void> }>,
): void {
  describe(`the store in ${name}`, () => {
    let opened: { readonly store: Store; close(): Promise<void> }
    beforeAll(async () => {
      opened = await open()
    })
    afterAll(() => opened.close())
    test.each(storeCases(capabilities).map(({ name, run }) => [name, run] as const))('%s', (_name, run) =>
      run(opened.store),
    )
  })
}
