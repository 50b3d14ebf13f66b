import type { Table } from '@turnwise/table'

const PAGE = 100

/** Clocks run while a server is down: matches whose time may be up are checked when it starts. */
export async function wakeClockedMatches(table: Table): Promise<void> {
  let after: string | undefined
  do {
    const page = await table.environment.store.listMatches({
      status: 'running',
      clocked: true,
      listedOnly: false,
      limit: PAGE,
      ...(after === undefined ? {} : { after }),
    })
    // A match whose rules are gone stays as it is; its clock has nothing to decide.
    for (const { match } of page) await table.live(match.id).catch(() => undefined)
    after = page.length === PAGE ? page.at(-1)?.match.id : undefined
  } while (after !== undefined)
}
