import type { Seat } from '@turnwise/engine'
import { type Envelope, Refusal, withToken } from '@turnwise/protocol'
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

  complete(envelope: Envelope): Envelope {
    if (this.#tokens.size === 0 || envelope.fields.token !== undefined) return envelope
    const token = this.#tokens.get(`${envelope.match_id}/${envelope.player_id}`)
    return token === undefined ? envelope : withToken(envelope, token)
  }
}
