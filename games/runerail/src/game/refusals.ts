import { fail, type Refused, refuse } from '@turnwise/engine'
import { BRIBE, SPENDING_LIMIT, TOLL } from './costs.ts'
import type { Phase } from './types.ts'

/** Why a command is refused: a code for programs and the sentence that every face shows. */
export const REFUSALS = {
  matchOver: fail('match-over', 'The match is over.'),
  notYourTurn: fail('not-your-turn', 'It is not your turn.'),
  unknownPlayer: refuse('unknown-player', 'There is no player on that seat.'),
  alreadyResigned: refuse('already-resigned', 'You have resigned already.'),
  decisionPending: refuse('decision-pending', 'A decision is pending and comes first.'),
  nothingToDecide: refuse('nothing-to-decide', 'You have no load to choose.'),
  wrongPhase: (phase: Phase | undefined) =>
    refuse('wrong-phase', `That is not possible ${phase === undefined ? 'now' : `in the ${phase} phase`}.`),

  draftIsOver: refuse('wrong-phase', 'The draft of foremen is over.'),
  notDealt: (foreman: string) => refuse('not-offered', `${foreman} was not dealt to you.`),
  mustPick: refuse('must-pick', 'In the third round you must take one.'),
  unknownCity: (name: string) => refuse('unknown-city', `There is no city ${name}.`),
  cityOutside: (name: string) => refuse('unknown-city', `${name} is not on the map of this match.`),

  handTooLate: refuse('too-late', 'You can turn in your hand only at the start of a turn.'),
  rescueTooLate: refuse('too-late', 'You can call for rescue only at the start of a turn.'),
  loanTooLate: refuse('too-late', 'You can borrow gold only at the start of a turn.'),
  notStranded: refuse('not-stranded', 'Your train can still reach a city.'),
  nothingToRescue: refuse('not-stranded', 'Your train is not on the map.'),
  notPoor: (limit: number) => refuse('not-poor', `You can borrow only with less than ${limit} gold.`),

  noMilepost: refuse('off-map', 'There is no such milepost.'),
  outside: refuse('off-map', 'That lies outside the map of this match.'),
  notPlaced: refuse('no-track', 'Your train is not on the map.'),
  noTrack: refuse('no-track', 'No track leads there.'),
  noReverse: refuse('no-reverse', 'A train turns round only in a city or a port.'),
  linkSuspended: refuse('link-suspended', 'The wizards are on strike: magical links are closed.'),
  halted: refuse('event-halted', 'An event keeps trains from moving there.'),
  noMovementLeft: refuse('no-movement-left', 'No movement is left this turn.'),
  cannotPayToll: refuse('cannot-pay-toll', `The toll on that track is ${TOLL} gold.`),
  cannotPayBribe: refuse('cannot-pay-bribe', `The way underground costs a bribe of ${BRIBE} gold.`),

  aboardShip: refuse('aboard-ship', 'Your train is aboard a ship.'),
  notInCity: refuse('not-in-city', 'Your train is not in a city.'),
  cityClosed: refuse('event-no-loads', 'An event keeps this city from loading and paying.'),
  notSupplied: (city: string, good: string) => refuse('not-supplied-here', `${city} supplies no ${good}.`),
  noChips: (good: string) => refuse('none-left', `All chips of ${good} are on trains.`),
  trainFull: refuse('train-full', 'Your train is full.'),
  notCarried: (good: string) => refuse('not-carried', `Your train carries no ${good}.`),
  justPickedUp: (good: string) => refuse('just-picked-up', `That ${good} was picked up here in this turn.`),
  notYourCard: refuse('not-your-card', 'You do not hold that demand card.'),
  noDemand: (city: string, good: string) => refuse('no-such-demand', `That card asks for no ${good} in ${city}.`),

  gale: refuse('event-no-ships', 'The gale: no ship can be boarded, land or leave a port.'),
  notAboard: refuse('not-aboard', 'Your train is not aboard a ship.'),
  notAtPort: refuse('not-at-port', 'Your train is not in a port.'),
  boardedThisTurn: refuse('boarded-this-turn', 'A ship does not sail in the turn in which it was boarded.'),
  shipsAlreadyDrawn: refuse('ship-already-drawn', 'You have drawn ships in this turn already.'),
  noShipLeft: refuse('pile-empty', 'No ship is left.'),
  noShipDrawn: refuse('wrong-phase', 'No ship has been drawn.'),
  shipNotDrawn: (ship: string) => refuse('not-offered', `${ship} was not drawn.`),
  cannotPayFee: (ship: string, fee: number) => refuse('not-enough-gold', `Boarding ${ship} costs ${fee} gold.`),
  voyageOver: refuse('voyage-over', 'The voyage ends in the port.'),
  notWater: refuse('not-water', 'A ship cannot go there.'),
  tooFar: (ship: string, speed: number) => refuse('too-far', `${ship} sails ${speed} a turn.`),

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

  noUpgrade: refuse('event-no-upgrade', 'The strike: no train can be upgraded.'),
  notNextLevel: refuse('not-next-level', 'A train is exchanged for one of the next level.'),
  noTrainLeft: (train: string) => refuse('none-left', `No ${train} is left.`),
  mustDropLoad: (train: string, loads: number) =>
    refuse('must-drop-load', `${train} carries ${loads} loads: say which one to drop.`),
  noDropNeeded: (train: string) => refuse('no-drop-needed', `${train} carries all your loads.`),

  noForemanChange: refuse('event-no-foremen', 'The gang is bewitched: no foreman is exchanged.'),
  foremenPileEmpty: refuse('pile-empty', 'That pile of foremen is empty.'),
  notAvailable: (foreman: string) => refuse('not-available', `${foreman} cannot be hired now.`),
  noForemanDrawn: refuse('wrong-phase', 'No foreman has been drawn.'),
  notOneOfTwo: (foreman: string) => refuse('not-offered', `${foreman} is not one of the two.`),
} as const

/** The same refusal with the place in the command's list where it failed. */
export function refusedAt({ error }: Refused, place: Readonly<Record<string, number>>): Refused {
  return { ok: false, error: { ...error, details: { ...error.details, ...place } } }
}
