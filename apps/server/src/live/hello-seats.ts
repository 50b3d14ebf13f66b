import type { Seat } from '@turnwise/engine'
import { type HeldToken, Refusal } from '@turnwise/protocol'
import { type Table, viewerOf } from '@turnwise/table'

interface HeldSeat {
  readonly match_id: string
  readonly player_id: Seat
  readonly token: string
}

/** The seats that a connection named in its `hello`: its later requests need not repeat their tokens. */
export class HelloSeats {
  readonly #table: Table
  readonly #tokens = new Map<string, string>()

  constructor(table: Table) {
    this.#table = table
  }

  async prove(seats: readonly HeldSeat[]): Promise<void> {
    for (const { match_id, player_id, token } of seats) {
      await this.#table.change(match_id, async ({ live }) => {
        const viewer = viewerOf(this.#table.environment, live, { local: false }, player_id, token)
        if (viewer !== player_id) throw new Refusal('unauthorized', 'That token does not hold this seat.')
      })
      this.#tokens.set(`${match_id}/${player_id}`, token)
    }
  }

  readonly tokenOf: HeldToken = (match_id, player_id) =>
    this.#tokens.size === 0 ? undefined : this.#tokens.get(`${match_id}/${player_id}`)
}
