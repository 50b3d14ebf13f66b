import type { Tutorial } from '@turnwise/ui'
import type { EpicId, GameState, Move, PlayerState, SeaCard, Tile } from '../game/types.ts'
import { odysseus } from '../index.ts'

interface Scene {
  /** On top of the deck, the next one first. */
  readonly cards?: readonly string[]
  /** The epics of the whole path, the first one first; the rest follow as they come. */
  readonly epics: readonly EpicId[]
  /** The last tile that lies there. */
  readonly laid: number
  readonly own?: Partial<PlayerState>
  readonly rival?: Partial<PlayerState>
}

const start: GameState = odysseus.setup({ difficulty: 'standard' }, 2, 'first voyage')

/** The start of a match, with a path, a deck and ships as a step of the lesson needs them. */
function scene({ cards = [], epics, laid, own = {}, rival = {} }: Scene): GameState {
  const top = cards.flatMap(name => start.seaDeck.find(card => card.name === name) ?? [])
  const rest = start.seaDeck.filter((card: SeaCard) => !top.includes(card))
  const named = epics.flatMap(id => start.epicStack.find(tile => tile.epicId === id) ?? [])
  const stack = [...named, ...start.epicStack.filter(tile => !named.includes(tile))]
  const seas = [...start.openSeasStack]
  const path: Tile[] = [...start.path]
  while (path.length <= laid) {
    const tile = path.length % 3 === 0 ? stack.shift() : seas.shift()
    if (tile === undefined) break
    path.push(tile)
  }
  return {
    ...start,
    seaDeck: [...top, ...rest],
    path,
    openSeasStack: seas,
    epicStack: stack,
    epicClock: (path.length - 1) % 3,
    players: start.players.map(player => ({ ...player, ...(player.playerId === 0 ? own : rival) })),
  }
}

const does = (type: Move['type']) => (move: Move) => move.type === type

const ORDER: readonly EpicId[] = [
  'soldier_attack',
  'circe',
  'aeolus',
  'cyclops',
  'sun_gods_cattle',
  'underworld',
  'sirens',
  'lotus_eaters',
  'safe_harbor',
]

/** A voyage in which the reader meets what the rules describe. `points` names actions by their type, and tiles. */
export const tutorial: Tutorial<Move> = {
  names: ['Learner', 'Rival'],
  steps: [
    {
      text: 'Your ship lies at Troy. Sail to Ithaca, thirty tiles away: the first ship that lands there wins.',
      points: ['tile-0', 'tile-30'],
      state: scene({ cards: ['Fair Wind', 'Steady Oars'], epics: ORDER, laid: 0 }),
    },
    {
      text: 'You have five points a turn: the coins. Drawing a Sea card costs one, and the card moves you. Draw one.',
      points: ['coins', 'draw_card'],
      accepts: does('draw_card'),
      otherwise: 'Press “Draw a Sea card”.',
    },
    {
      text: 'Fair Wind: two tiles. The sea is laid as you sail: two tiles of open sea, then an epic, which the mist hides. Draw again.',
      points: ['tile-3', 'draw_card'],
      accepts: does('draw_card'),
      otherwise: 'Press “Draw a Sea card” once more.',
    },
    {
      text: 'Your first epic: soldiers damaged your ship. The rings below it count the damage; at three a ship is wrecked and loses a turn. Repair it.',
      points: ['repair'],
      accepts: does('repair'),
      otherwise: 'Press “Repair 1”.',
    },
    {
      text: 'Cards can also push you back, or hurt. Sailing carefully is slow but sure: three points for one tile. Click the lit tile, whatever hides there.',
      points: ['tile-6', 'careful_sail_1'],
      state: scene({ epics: ORDER, laid: 5, own: { position: 5 } }),
      accepts: does('careful_sail_1'),
      otherwise: 'Click the lit tile, or “Sail 1 carefully”.',
      replies: [
        { seat: 1, action: { type: 'end_turn' } },
        { seat: 1, action: { type: 'end_turn' } },
      ],
    },
    {
      text: 'Circe ended your turn, held you for the next one, and has now thrown you to the next epic: Aeolus. His wind carries you on, at one damage a tile. Choose.',
      points: ['aeolus_move'],
      accepts: does('aeolus_move'),
      otherwise: 'Choose one of the winds.',
    },
    {
      text: 'The Cyclops holds your rival until another ship lands there. Then both sail two tiles on. Free them: click the lit tile.',
      points: ['tile-12'],
      state: scene({
        epics: ORDER,
        laid: 12,
        own: { position: 11 },
        rival: { position: 12, stuckAtCyclops: true },
      }),
      accepts: does('careful_sail_1'),
      otherwise: 'Click the lit tile, or “Sail 1 carefully”.',
    },
    {
      text: 'Nine epics lie on the way, each somewhere else in every match. Point at an island, or tap it, to read what it does.',
      points: ['tile-3', 'tile-6', 'tile-9', 'tile-12'],
    },
    {
      text: 'Ithaca is two tiles away, and your ship is sound: five points carry it two tiles. Sail home.',
      points: ['tile-30', 'careful_sail_2'],
      state: scene({ epics: ORDER, laid: 28, own: { position: 28 }, rival: { position: 22, damage: 2 } }),
      accepts: does('careful_sail_2'),
      otherwise: 'Click Ithaca, or “Sail 2 carefully”.',
    },
  ],
}
