import type { Tutorial } from '@turnwise/ui'
import type { GameState, Move, PlayerState, SeaCard, Tile } from '../game/types.ts'
import { odysseus } from '../index.ts'

const start: GameState = odysseus.setup({ difficulty: 'standard' }, 2, 'first voyage')

/** The start, with these cards on top of the deck, this path laid, and the reader's ship changed. */
function scene(cards: readonly string[], path: readonly string[], own: Partial<PlayerState> = {}): GameState {
  const top = cards.flatMap(name => start.seaDeck.find(card => card.name === name) ?? [])
  const rest = start.seaDeck.filter((card: SeaCard) => !top.includes(card))
  const seas = [...start.openSeasStack]
  const epics = [...start.epicStack]
  const laid: Tile[] = [...start.path]
  for (const kind of path) {
    const at = kind === 'sea' ? -1 : epics.findIndex(tile => tile.epicId === kind)
    const tile = kind === 'sea' ? seas.shift() : epics.splice(at, 1)[0]
    if (tile !== undefined) laid.push(tile)
  }
  return {
    ...start,
    seaDeck: [...top, ...rest],
    path: laid,
    openSeasStack: seas,
    epicStack: epics,
    epicClock: path.length % 3,
    players: start.players.map(player => (player.playerId === 0 ? { ...player, ...own } : player)),
  }
}

const does = (type: Move['type']) => (move: Move) => move.type === type

export const tutorial: Tutorial<Move> = {
  names: ['You', 'Rival'],
  steps: [
    {
      text: 'Sail from Troy to Ithaca, thirty tiles away; whoever lands there first has won. You have five action points a turn. Draw a Sea card.',
      state: scene(['Fair Wind', 'Torn Sail'], []),
      accepts: does('draw_card'),
      otherwise: 'Press “Draw a Sea card”.',
    },
    {
      text: 'The card carried you on, and the path grew under your ship: two tiles of sea, then an epic, again and again. Draw once more.',
      accepts: does('draw_card'),
    },
    {
      text: 'Torn Sail: one tile, and one damage. At three damage a ship is wrecked: its turn ends and the next one is skipped. Repair it for one point.',
      state: scene(['Steady Oars'], ['sea', 'sea'], { position: 1, damage: 1 }),
      accepts: does('repair'),
    },
    {
      text: 'Careful sailing costs more and draws no card: three points for one tile. The next tile is an epic, shown when you land on it. Click the tile ahead.',
      state: scene([], ['sea', 'sea', 'safe_harbor'], { position: 2, damage: 1 }),
      accepts: does('careful_sail_1'),
      otherwise: 'Click the lit tile, or “Sail 1 carefully”.',
    },
    {
      text: 'Safe Harbor mends the whole ship. Other epics are harder; the panel always says what the last one does. Aeolus lets you choose a wind: one damage a tile. Sail onto it.',
      state: scene([], ['sea', 'sea', 'aeolus'], { position: 2 }),
      accepts: does('careful_sail_1'),
    },
    {
      text: 'Take as much wind as you dare.',
      accepts: does('aeolus_move'),
    },
    {
      text: 'When you have done enough, end your turn. When the Sea deck runs out, the farthest ship wins. Fair winds!',
      state: scene([], ['sea', 'sea'], { position: 1 }),
      accepts: does('end_turn'),
    },
  ],
}
