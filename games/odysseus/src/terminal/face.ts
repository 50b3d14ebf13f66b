import { fail, ok, type TextFace, type TextStyle } from '@turnwise/engine'
import type { ActionHint, GameView, Move, OdysseusEvent, PlayerState } from '../index.ts'
import { drawPath, paint, SHIPS } from './board.ts'
import { describeCard, describeEvent, endText, listNames } from './sentences.ts'

const LABELS = {
  draw_card: 'Draw a Sea card',
  repair: 'Mend 1 damage',
  careful_sail_1: 'Sail 1 tile carefully',
  careful_sail_2: 'Sail 2 tiles carefully',
  end_turn: 'End the turn',
} as const

const WORDS: Readonly<Record<string, Move>> = {
  draw: { type: 'draw_card' },
  draw_card: { type: 'draw_card' },
  mend: { type: 'repair' },
  repair: { type: 'repair' },
  'sail 1': { type: 'careful_sail_1' },
  careful_sail_1: { type: 'careful_sail_1' },
  'sail 2': { type: 'careful_sail_2' },
  careful_sail_2: { type: 'careful_sail_2' },
  end: { type: 'end_turn' },
  end_turn: { type: 'end_turn' },
  'wind 0': { type: 'aeolus_move', tilesToMove: 0 },
  'wind 1': { type: 'aeolus_move', tilesToMove: 1 },
  'wind 2': { type: 'aeolus_move', tilesToMove: 2 },
  'wind 3': { type: 'aeolus_move', tilesToMove: 3 },
}

export const face: TextFace<GameView, Move, OdysseusEvent> = {
  show(view, style) {
    const { state } = view
    const length = view.tiles.length + view.ahead.length - 1
    return [
      `Odysseus: Tempt the Seas · Ithaca is tile ${length}`,
      `Sea deck ${view.seaDeckCount} · epic clock ${state.epicClock} · action points ${view.actionsRemaining}`,
      '',
      ...drawPath(view, style),
      '',
      ...state.players.map(player => shipLine(view, player, style)),
      '',
      ...notes(view),
      ...(view.gameOver === undefined ? view.actions.map(actionLine) : []),
    ]
      .flatMap(line => wrap(style.ascii ? line.replaceAll('·', '|') : line, style.width))
      .join('\n')
  },

  prompt(view, style) {
    const nameOf = (id: number) => style.names[id] ?? view.playerNames[id] ?? `Player ${id + 1}`
    const { gameOver, decidingPlayerId, activeEpic, actionsRemaining } = view
    if (gameOver !== undefined || decidingPlayerId === null) {
      const winners = gameOver?.winnerPlayerIds ?? []
      const verb = winners.length > 1 ? 'share the win' : 'wins'
      return `${listNames(winners.map(nameOf))} ${verb}: ${endText(gameOver?.reason ?? 'depletion')}.`
    }
    const name = nameOf(decidingPlayerId)
    if (activeEpic?.requiresChoice === true) {
      return `${name}: how far does the wind of Aeolus carry you? wind ${(activeEpic.allowedAeolusMoves ?? []).join(', ')}`
    }
    const isBound = view.state.players[decidingPlayerId]?.sirensBound === true
    return `${name}: ${actionsRemaining} action points${isBound ? ', all of them to be used (Sirens)' : ''}. ${choices(view)}`
  },

  describeAction(action, view) {
    if (action.type === 'aeolus_move') {
      return action.tilesToMove === 0
        ? 'Take no wind'
        : `Take the wind for ${action.tilesToMove} (${action.tilesToMove} damage)`
    }
    const cost = view.actions.find(({ type }) => type === action.type)?.cost ?? 0
    return `${LABELS[action.type]} (${cost} ${cost === 1 ? 'point' : 'points'})`
  },

  describeEvent,

  parse(line, view, legal) {
    const words = line.trim().toLowerCase().replaceAll(/\s+/g, ' ')
    const move = Object.hasOwn(WORDS, words) ? WORDS[words] : undefined
    if (move === undefined) return fail('not-understood', `"${line.trim()}" is no command. Type: ${COMMANDS}.`)
    const isSame = (other: Move) =>
      other.type === 'aeolus_move' && move.type === 'aeolus_move'
        ? other.tilesToMove === move.tilesToMove
        : other.type === move.type
    const found = legal.find(isSame)
    if (found !== undefined) return ok(found)
    const reason = view.actions.find(({ type }) => type === move.type)?.reason
    return fail('illegal-action', reason ?? 'That is not possible now.')
  },

  help: [
    'draw      draw a Sea card (1 point)',
    'mend      remove 1 damage (1 point)',
    'sail 1    sail 1 tile carefully (3 points)',
    'sail 2    sail 2 tiles carefully (5 points, undamaged ship)',
    'end       end the turn',
    'wind N    at Aeolus: sail N tiles for N damage',
  ].join('\n'),
}

function actionLine({ type, cost, reason }: ActionHint): string {
  return reason === undefined ? `  ${LABELS[type]} (${cost})` : `- ${LABELS[type]} (${cost}): ${reason}`
}

const COMMANDS = 'draw, mend, sail 1, sail 2, end, wind N'

function choices(view: GameView): string {
  const short = {
    draw_card: 'draw',
    repair: 'mend',
    careful_sail_1: 'sail 1',
    careful_sail_2: 'sail 2',
    end_turn: 'end',
  }
  return view.actions
    .filter(({ reason }) => reason === undefined)
    .map(({ type, cost }) => `${short[type]} (${cost})`)
    .join(', ')
}

function shipLine(view: GameView, player: PlayerState, { names, color, ascii, width }: TextStyle): string {
  const { playerId, position, damage } = player
  const marker = playerId === view.decidingPlayerId ? '>' : ' '
  const hull = (ascii ? '#' : '■').repeat(damage) + (ascii ? '-' : '□').repeat(Math.max(0, 3 - damage))
  const name = (names[playerId] ?? view.playerNames[playerId] ?? '').slice(0, Math.max(8, width - 60)).padEnd(10)
  const status = statusOf(player)
  const ship = paint(SHIPS[playerId] ?? '?', playerId, color)
  return `${marker} ${ship} ${name} tile ${String(position).padStart(2)}  damage ${hull}${status === '' ? '' : `  ${status}`}`
}

export function statusOf(player: PlayerState): string {
  return [
    player.stuckAtCyclops ? 'held by the Cyclops' : '',
    player.skipNextTurn ? 'skips its next turn' : '',
    player.circePending ? 'will jump (Circe)' : '',
    player.sirensActive ? 'next turn bound (Sirens)' : '',
    player.sirensBound ? 'bound (Sirens)' : '',
  ]
    .filter(text => text !== '')
    .join(', ')
}

function notes({ lastCard, activeEpic, upcomingEpicPeek }: GameView): string[] {
  const lines: string[] = []
  if (lastCard !== undefined) lines.push(`Last card: ${describeCard(lastCard)}`)
  if (activeEpic !== undefined) lines.push(`${activeEpic.name}: ${activeEpic.description}`)
  if (activeEpic?.allowedAeolusMoves !== undefined)
    lines.push(`Wind to choose: ${activeEpic.allowedAeolusMoves.join(', ')}`)
  if (upcomingEpicPeek !== undefined) {
    lines.push(`Shown ahead: ${upcomingEpicPeek.tiles.map(({ name, index }) => `${name} on tile ${index}`).join(', ')}`)
  }
  return lines.length === 0 ? lines : [...lines, '']
}

/** Breaks a line at blanks. Colours take no room: each code begins with an escape and ends with its first m. */
function wrap(line: string, width: number): string[] {
  const visible = line
    .split('\u001b[')
    .reduce((sum, part, i) => sum + (i === 0 ? part.length : part.length - part.indexOf('m') - 1), 0)
  if (visible <= width) return [line]
  const cut = line.lastIndexOf(' ', width)
  const at = cut > 0 ? cut : width
  return [line.slice(0, at), ...wrap(`    ${line.slice(at).trimStart()}`, width)]
}
