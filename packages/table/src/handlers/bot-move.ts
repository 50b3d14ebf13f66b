import type { Seat } from '@turnwise/engine'
import { Refusal } from '@turnwise/protocol'
import { type BotRequest, findBot } from '../bots/bot-request.ts'
import type { LiveMatch } from '../match/live-match.ts'
import type { Handler } from '../matches.ts'
import { parseAction, play } from '../play.ts'
import { actingSeat } from '../seen/viewing.ts'

/** Asks a bot what it would do on this seat, and does it. */
export const botMove: Handler<'bot-move'> = async (table, command, caller) => {
  const asked = await table.change(command.match_id, async ({ live }) => {
    const seat = actingSeat(table.environment, live, caller, command.player_id, command.token)
    const bot = command.bot ?? live.seats[seat]?.bot ?? live.module.bots.at(-1)?.id
    if (bot === undefined || findBot(live.module, bot) === undefined) {
      const known = live.module.bots.map(({ id }) => id).join(', ')
      throw new Refusal('bad-request', `bot: ${live.module.game.title} has the bots ${known}.`)
    }
    if (live.match.outcome !== undefined) throw new Refusal('match-over', 'The match is over.')
    if (!live.match.toAct.includes(seat)) throw new Refusal('not-your-turn', `It is not the turn of seat ${seat}.`)
    return { request: botRequest(live, seat, bot, command.iterations, caller.address), seq: live.match.seq, seat, bot }
  })
  const chosen = await table.environment.askBot(asked.request)
  const { match_id } = command
  if (command.dry_run === true) {
    const action = parseAction(await table.live(match_id), chosen)
    return { match_id, seq: asked.seq, bot: asked.bot, action }
  }
  return table.change(match_id, async transaction => ({
    ...(await play(transaction, asked.seat, chosen, command.expected_seq ?? asked.seq)),
    bot: asked.bot,
    action: chosen,
  }))
}

/** A bot gets what a person on its seat could know. */
export function botRequest(live: LiveMatch, seat: Seat, bot: string, iterations?: number, asker?: string): BotRequest {
  const { match, module, stored } = live
  return {
    game: stored.game,
    bot,
    share: {
      hasPeople: asker !== undefined || live.seats.some(({ bot: held, open }) => held === null && !open),
      // A match that was created before this process started counts as its own creator.
      creator: asker ?? live.createdBy ?? stored.id,
    },
    rngSeed: `${stored.id} ${seat} ${match.seq}`,
    turn: {
      view: module.game.view(match.state, seat),
      seat,
      seats: live.seats.length,
      legal: match.legalActions(seat),
      complete: module.game.listsAll?.(match.state, seat) ?? true,
      budget: iterations === undefined ? {} : { iterations },
    },
  }
}
