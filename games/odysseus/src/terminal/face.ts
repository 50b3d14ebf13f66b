import { fail, ok, sameJson, type TextFace, type TextStyle } from '@turnwise/engine'
import { whyNot } from '../game/moves.ts'
import { REFUSALS } from '../game/refusals.ts'
import { ithacaIn } from '../game/view.ts'
import { ACTIONS, describeAction, describeRefusals, parseMove, typed } from '../game/words/actions.ts'
import { describeBoard, describeCard, describeFlags } from '../game/words/board.ts'
import { describeEvent } from '../game/words/events.ts'
import { prompt } from '../game/words/prompt.ts'
import type { Event, GameView, Move, PlayerState } from '../index.ts'
import { auditOf } from './audit.ts'
import { drawPath, paint, SHIPS } from './board.ts'

const WORDS = Object.values(ACTIONS)
const COMMANDS = [...WORDS.map(({ typed: [word] }) => word), 'wind N'].join(', ')

export const face: TextFace<GameView, Move, Event> = {
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

  typed,

  parse(line, view, legal) {
    const move = parseMove(line)
    if (move === undefined) return fail('not-understood', `"${line.trim()}" is not a command. Type: ${COMMANDS}.`)
    const found = legal.find(other => sameJson(other, move))
    if (found !== undefined) return ok(found)
    return fail('illegal-action', whyNot(view.state, move)?.message ?? REFUSALS.matchOver.error.message)
  },

  help: [
    ...WORDS.map(({ typed: [word], help }) => `${word.padEnd(10)}${help}`),
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
