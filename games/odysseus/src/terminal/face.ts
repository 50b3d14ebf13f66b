import { fail, ok, ownValue, type TextFace, type TextStyle } from '@turnwise/engine'
import { MOVE_COSTS, whyNot } from '../game/moves.ts'
import { MATCH_OVER } from '../game/refusals.ts'
import { ithacaIn } from '../game/view.ts'
import {
  costText,
  describeAction,
  describeBoard,
  describeCard,
  describeEvent,
  describeFlags,
  describeRefusals,
  prompt,
} from '../game/words/board.ts'
import type { GameView, Move, OdysseusEvent, PlayerState } from '../index.ts'
import { auditOf } from './audit.ts'
import { drawPath, paint, SHIPS } from './board.ts'

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

/** The word for each command that has no number in it. */
const TYPED = {
  draw_card: 'draw',
  repair: 'repair',
  careful_sail_1: 'sail 1',
  careful_sail_2: 'sail 2',
  end_turn: 'end',
} as const

export const face: TextFace<GameView, Move, OdysseusEvent> = {
  show(view, style) {
    const full = linesOf(view, style, false)
    const isTooHigh = style.height !== undefined && full.length > style.height
    return (isTooHigh ? linesOf(view, style, true) : full).join('\n')
  },

  prompt(view, { names }) {
    // Players may share a terminal, so it says a name and never "you".
    return `${prompt(view, { viewer: 'spectator', names: names.length === 0 ? view.playerNames : names })}.`
  },

  speak: describeBoard,

  describeAction,

  describeEvent,

  ask: (line, view) =>
    line.trim().toLowerCase() === 'audit' ? { text: auditOf(view, { legalMoves: true }) } : undefined,

  typed: move => (move.type === 'aeolus_move' ? `wind ${move.tilesToMove}` : TYPED[move.type]),

  parse(line, view, legal) {
    const words = line.trim().toLowerCase().replaceAll(/\s+/g, ' ')
    const move = ownValue(WORDS, words)
    if (move === undefined) return fail('not-understood', `"${line.trim()}" is not a command. Type: ${COMMANDS}.`)
    const isSame = (other: Move) =>
      other.type === 'aeolus_move' && move.type === 'aeolus_move'
        ? other.tilesToMove === move.tilesToMove
        : other.type === move.type
    const found = legal.find(isSame)
    if (found !== undefined) return ok(found)
    return fail('illegal-action', whyNot(view.state, move)?.message ?? MATCH_OVER.error.message)
  },

  help: [
    `draw      draw a Sea card (${costText(MOVE_COSTS.draw_card)})`,
    `repair    repair 1 damage (${costText(MOVE_COSTS.repair)})`,
    `sail 1    sail 1 tile carefully (${costText(MOVE_COSTS.careful_sail_1)})`,
    `sail 2    sail 2 tiles carefully (${costText(MOVE_COSTS.careful_sail_2)}, undamaged ship)`,
    'end       end the turn',
    'wind N    at Aeolus: sail N tiles for N damage',
    'audit     the whole table in plain lines, for review',
  ].join('\n'),
}

/** The table; where there are few rows, without what the choices show anyway. */
function linesOf(view: GameView, style: TextStyle, isCompact: boolean): string[] {
  const { state } = view
  const gap = isCompact ? [] : ['']
  const noteLines = notes(view)
  const ithaca = ithacaIn(view)
  const isShort = isCompact && style.width < 60
  return [
    isShort
      ? `Ithaca ${ithaca} · deck ${view.seaDeckCount} · clock ${state.epicClock} · points ${view.actionsRemaining}`
      : `Ithaca is tile ${ithaca} · Sea deck ${view.seaDeckCount} · epic clock ${state.epicClock} · action points ${view.actionsRemaining}`,
    ...gap,
    ...drawPath(view, style, isCompact),
    ...gap,
    ...state.players.map(player => shipLine(view, player, style, isShort)),
    ...(noteLines.length === 0 ? [] : [...gap, ...noteLines]),
    ...(isCompact ? [] : refusedLines(view)),
  ].flatMap(line => wrap(style.ascii ? line.replaceAll('·', '|') : line, style.width))
}

function refusedLines(view: GameView): string[] {
  const lines = describeRefusals(view, view.decidingPlayerId ?? 'spectator').map(({ what, why }) => `- ${what} ${why}`)
  return view.gameOver !== undefined || lines.length === 0 ? [] : ['', ...lines]
}

const COMMANDS = 'draw, repair, sail 1, sail 2, end, wind N'

function shipLine(view: GameView, player: PlayerState, style: TextStyle, isShort: boolean): string {
  const { names, color, ascii, width } = style
  const { playerId, position, damage } = player
  const marker = playerId === view.decidingPlayerId ? '>' : ' '
  const hull = (ascii ? '#' : '■').repeat(damage) + (ascii ? '-' : '□').repeat(Math.max(0, 3 - damage))
  const name = (names[playerId] ?? view.playerNames[playerId] ?? '').slice(0, Math.max(8, width - 60)).padEnd(10)
  const status = describeFlags(player).join(', ')
  const ship = paint(SHIPS[playerId] ?? '?', playerId, color)
  const where = isShort ? `${position} ${hull}` : `tile ${String(position).padStart(2)}  damage ${hull}`
  return `${marker} ${ship} ${isShort ? name.trimEnd() : name} ${where}${status === '' ? '' : `  ${status}`}`
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
  return lines
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
