import { refuse } from '@turnwise/engine'
import { isInForce } from '../cards/effects.ts'
import { defineCommand } from '../command.ts'
import { SHIPS } from '../content/index.ts'
import type { Milepost } from '../content/types.ts'
import { changePlayer, changeTurn, playerOf, turnOf } from '../flow.ts'
import { isPort, isShipPoint } from '../map/board.ts'
import { isOnMap } from '../map/extent.ts'
import { milepostOf, neighboursOf, pointOf } from '../map/geometry.ts'
import { REFUSALS, refusedAt } from '../refusals.ts'
import { coursesOf, land, pathOfCourse, pointsOfCourse } from '../travel/ships.ts'
import { adviseWay, describeWay, parseWay, typedWay } from '../words/ways.ts'

const action = (path: readonly Milepost[]) => ({ type: 'sail-ship', path }) as const

/** S3 to S5: the whole path or nothing; stepping onto a port ends the voyage. */
export const sailShip = defineCommand({
  type: 'sail-ship',
  fields: [{ path: 'course' }],
  when: ['ship'],
  options: (state, seat) =>
    coursesOf(state, seat)
      .filter(({ steps, point }) => steps === 1 || isPort(point))
      .map(course => action(pathOfCourse(course))),
  optionsAreSome: (state, seat) => playerOf(state, seat).ship !== null,
  apply(flow, seat, { path }) {
    const player = playerOf(flow.state, seat)
    const from = player.at
    if (player.ship === null || from === null) return REFUSALS.notAboard
    if (player.ship.boardedTurn === flow.state.turn) return REFUSALS.boardedThisTurn
    const speed = SHIPS.get(player.ship.name)?.speed ?? 0
    const locked = isInForce(flow.state.effects, 'no-ship-change')
    let sailed = turnOf(flow.state).sailed
    let at = pointOf(from) ?? -1
    let landed = false
    for (const [step, milepost] of path.entries()) {
      if (landed) return refusedAt(refuse('voyage-over', 'The voyage ends in the port.'), { step })
      const next = pointOf(milepost)
      const beside = next !== undefined && neighboursOf(at).includes(next)
      if (!beside || !(isShipPoint(next) || isPort(next)) || !isOnMap(flow.state.options.map, next))
        return refusedAt(refuse('not-water', 'A ship cannot go there.'), { step })
      if (sailed >= speed) return refusedAt(refuse('too-far', `${player.ship.name} sails ${speed} a turn.`), { step })
      if (locked && (isPort(at) || isPort(next))) return REFUSALS.gale
      sailed++
      at = next
      landed = isPort(next)
    }
    changeTurn(flow, { sailed })
    changePlayer(flow, seat, { at: milepostOf(at), cameFrom: null })
    flow.emit({ type: 'ship-sailed', seat, from, path })
    if (landed) land(flow, seat)
    return undefined
  },
  *destinations({ view, seat, legal }) {
    if (legal.length === 0) return
    for (const course of coursesOf(view, seat)) {
      const { point, steps } = course
      yield { action: action(pathOfCourse(course)), point, way: pointsOfCourse(course), steps, gold: 0 }
    }
  },
  words: {
    group: 'Ways to go',
    describe: ({ path }) => describeWay('sail', path),
    advise: ({ path }) => adviseWay('sail', path),
    verbs: ['sail'],
    help: ['sail CITY', 'ships, from a port'],
    typed: ({ path }, view) => `sail ${typedWay(path, view)}`,
    parse: line =>
      parseWay(line, action, isThere =>
        line.view.current === null
          ? undefined
          : coursesOf(line.view, line.seat)
              .map(pathOfCourse)
              .find(path => isThere(path.at(-1) ?? [0, 0, 0])),
      ),
  },
})
