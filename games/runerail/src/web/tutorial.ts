import type { Tutorial } from '@turnwise/ui'
import type { Action } from '../game/commands/index.ts'
import { placeNamed } from '../game/map/board.ts'
import { type Point, pointOf } from '../game/map/geometry.ts'
import { lessonStates } from './tutorial-states.ts'

const states = lessonStates()

const does = (type: Action['type']) => (action: Action) => action.type === type

const isIn = (path: Extract<Action, { type: 'move-train' }>['path'], name: string): boolean => {
  const end = path.at(-1)
  const point: Point | undefined = end === undefined ? undefined : pointOf(end)
  return placeNamed(name)?.points.some(each => each === point) === true
}

export const tutorial: Tutorial<Action> = {
  options: { goal_cities: 4, goal_gold: 100, start_gold: 80 },
  names: ['You', 'Rival'],
  steps: [
    {
      text: 'Build a railway, carry goods to the cities that ask for them, and be the first with the gold and the cities that the match asks for. First take a foreman: each builds something more cheaply.',
      state: states.draft,
      accepts: action => action.type === 'pick-foreman' && action.foreman_id !== null,
      otherwise: 'Take one of them.',
    },
    {
      text: 'Your cards say who wants what, and what it pays. Point at a demand, or tap it: the map shows where the good is, where it goes and the cheapest way. A bar on the left marks those you can afford.',
      state: states.opening,
    },
    {
      text: 'Track grows from major cities and from your own track. Drag along it, or click where it should lead. Your line is one section short of Bremmner: click Bremmner, then Build.',
      accepts: does('build-track'),
      otherwise: 'Click Bremmner, west of Bluefeld, then “Build”.',
    },
    {
      text: 'When all have built, everybody places the train. Bluefeld supplies hops, which Bremmner wants: click Bluefeld.',
      state: states.placing,
      accepts: action => action.type === 'place-train' && action.city === 'Bluefeld',
      otherwise: 'Click Bluefeld, at the eastern end of your line.',
    },
    {
      text: 'Your turn. Loading takes no time: pick up hops.',
      state: states.loading,
      accepts: action => action.type === 'pick-up' && action.good === 'hops',
      otherwise: 'Press “Pick up hops”.',
    },
    {
      text: 'Every dot can be reached this turn. Point at one to see the way and its tolls; click Bremmner to go there.',
      accepts: action => action.type === 'move-train' && isIn(action.path, 'Bremmner'),
      otherwise: 'Go all the way to Bremmner.',
    },
    {
      text: 'Deliver the hops. The card is paid and a new one is drawn; now and then an event comes instead, and the map shows where it holds.',
      accepts: does('deliver'),
      otherwise: 'Press “Deliver hops”.',
    },
    {
      text: 'After moving come ships, in ports, and building: up to 20 gold a turn on track, trains and foremen. That is a turn: end it.',
      accepts: does('end-turn'),
      otherwise: 'Press “End turn”.',
    },
  ],
}
