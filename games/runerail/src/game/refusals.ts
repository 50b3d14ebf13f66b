import { fail, type Refused, refuse } from '@turnwise/engine'
import { SPENDING_LIMIT } from './track/costs.ts'
import type { Phase } from './types.ts'

/** Why a command is refused: a code for programs and the sentence that every face shows. */
export const REFUSALS = {
  matchOver: fail('match-over', 'The match is over.'),
  notYourTurn: fail('not-your-turn', 'It is not your turn.'),
  unknownPlayer: refuse('unknown-player', 'There is no player on that seat.'),
  decisionPending: refuse('decision-pending', 'A decision is pending and comes first.'),
  wrongPhase: (phase: Phase | undefined) =>
    refuse('wrong-phase', `That is not possible ${phase === undefined ? 'now' : `in the ${phase} phase`}.`),

  noMilepost: refuse('off-map', 'There is no such milepost.'),
  outside: refuse('off-map', 'That lies outside the map of this match.'),
  notPlaced: refuse('no-track', 'Your train is not on the map.'),
  noMovementLeft: refuse('no-movement-left', 'No movement is left this turn.'),

  aboardShip: refuse('aboard-ship', 'Your train is aboard a ship.'),
  notInCity: refuse('not-in-city', 'Your train is not in a city.'),
  cityClosed: refuse('event-no-loads', 'An event keeps this city from loading and paying.'),
  notCarried: (good: string) => refuse('not-carried', `Your train carries no ${good}.`),

  gale: refuse('event-no-ships', 'The gale: no ship can be boarded, land or leave a port.'),
  notAboard: refuse('not-aboard', 'Your train is not aboard a ship.'),
  notAtPort: refuse('not-at-port', 'Your train is not in a port.'),
  boardedThisTurn: refuse('boarded-this-turn', 'A ship does not sail in the turn in which it was boarded.'),

  notAdjacent: refuse('not-adjacent', 'A section joins two neighbouring mileposts.'),
  seaPoint: refuse('sea-point', 'Track can be built on land only.'),
  insideCity: refuse('inside-city', 'No track is built inside a major city.'),
  trackExists: refuse('track-exists', 'Track lies there already.'),
  rightOfWay: refuse('right-of-way', 'Only its former owner may rebuild that section for now.'),
  noLine: refuse('not-connected', 'No track can lead there.'),
  lineBegins: refuse('track-exists', 'Track can begin there already.'),
  notConnected: refuse('not-connected', 'Build from a major city or from your own track.'),
  cityExitsUsed: refuse('city-exits-used', 'Two sections a turn may start from major cities.'),
  trollSurface: refuse('troll-surface', 'A Troll builds underground only.'),
  noBuild: refuse('event-no-build', 'An event forbids building there.'),
  entryFull: refuse('entry-full', 'No more players may build to that place.'),
  tooManySections: refuse('too-many-sections', 'One player may have at most three sections at that place.'),
  wouldBlock: refuse('would-block', 'That would shut others out of a place they are entitled to.'),
  overLimit: refuse('over-limit', `You can spend at most ${SPENDING_LIMIT} gold in a turn.`),
  notEnoughGold: refuse('not-enough-gold', 'You do not have enough gold.'),
} as const

/** The same refusal with the place in the command's list where it failed. */
export function refusedAt({ error }: Refused, place: Readonly<Record<string, number>>): Refused {
  return { ok: false, error: { ...error, details: { ...error.details, ...place } } }
}
