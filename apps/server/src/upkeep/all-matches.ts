import type { MatchSummary, Store } from '@turnwise/table'

const PAGE = 100

/** Every match of a store, newest first. Matches created meanwhile may be left out. */
export async function* allMatches(store: Store): AsyncGenerator<MatchSummary> {
  let after: string | undefined
  do {
    const page = await store.listMatches({
      listedOnly: false,
      limit: PAGE,
      ...(after === undefined ? {} : { after }),
    })
    yield* page
    after = page.length === PAGE ? page.at(-1)?.match.id : undefined
  } while (after !== undefined)
}
