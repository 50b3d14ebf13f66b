import { Refusal } from '@turnwise/protocol'
import { botRequest, namedBot } from '../bots/bot-request.ts'
import type { Handler } from '../matches.ts'
import { parseGameAction, play } from '../play.ts'
import { actingSeat } from '../seen/viewing.ts'

/** Asks a bot what it would do on this seat, and does it. */
export const botMove: Handler<'bot-move'> = async (table, command, caller) => {
  const asked = await table.change(command.match_id, async ({ live }) => {
    const seat = actingSeat(table.environment, live, caller, command.player_id, command.token)
    const wanted = command.bot ?? live.seats[seat]?.bot ?? live.module.bots.at(-1)?.id
    const { id: bot } = namedBot(live.module, wanted)
    if (live.match.outcome !== undefined) throw new Refusal('match-over', 'The match is over.')
    if (!live.match.toAct.includes(seat)) throw new Refusal('not-your-turn', `It is not the turn of seat ${seat}.`)
    return { request: botRequest(live, seat, bot, command.iterations, caller.address), seq: live.match.seq, seat, bot }
  })
  const chosen = await table.environment.askBot(asked.request)
  const { match_id } = command
  if (command.dry_run === true) {
    const action = parseGameAction(await table.live(match_id), chosen)
    return { match_id, seq: asked.seq, bot: asked.bot, action }
  }
  return table.change(match_id, async transaction => ({
    ...(await play(transaction, asked.seat, chosen, command.expected_seq ?? asked.seq)),
    bot: asked.bot,
    action: chosen,
  }))
}
