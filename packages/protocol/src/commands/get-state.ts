import { z } from 'zod'
import { command } from '../command.ts'
import { OF_VIEWER } from '../errors.ts'
import { aMatch, clockSettings, logLength, ofViewer, seq, toAct } from '../fields.ts'
import { outcome, offer as pendingOffer, player, runningClock, stranded } from '../shapes.ts'

export const getState = command('get-state', {
  note: 'How the match looks to the sender: as data (`view`) and for a reader (`text`). Once it is over everything is shown, with the seed.',
  takes: {
    ...ofViewer,
    at: seq.optional(),
    viewer: z.literal('host').optional().describe('everything, for a local host without a seat'),
    compact: z
      .boolean()
      .optional()
      .describe(
        'shorter: the text is the prompt alone, and the view leaves out what is null, false, empty or in `get-content`; no `seed_hash`',
      ),
  },
  gives: {
    match_id: aMatch,
    game: z.string(),
    version: z.string().describe('of the rules'),
    seq: logLength,
    players: z.array(player),
    to_act: toAct,
    view: z.unknown().describe('how the match looks to the sender, as data'),
    text: z.string().describe('the same for a reader'),
    options: z.unknown(),
    spectators: z.boolean(),
    clock: clockSettings.exactOptional(),
    running_clock: runningClock.exactOptional(),
    imported: z
      .literal(true)
      .exactOptional()
      .describe('from a record: who played, and when, is what the record says and was not verified'),
    offer: pendingOffer.exactOptional(),
    outcome: outcome.exactOptional(),
    stranded,
    seed_hash: z.string().exactOptional().describe('as create-match gave it; older matches have none'),
    seed: z.string().exactOptional().describe('once it is over, or for a local host that asked for everything'),
    salt: z.string().exactOptional().describe('as the seed'),
    state: z.unknown().optional().describe('everything, for a local host that asked for it'),
  },
  errors: OF_VIEWER,
  example: ({ ada }) => ada,
})
