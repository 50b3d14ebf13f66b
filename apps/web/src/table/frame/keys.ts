import { formatTime, sentencesOf, timeLeft } from '@turnwise/client/match'
import { useEffect, useEffectEvent } from 'react'
import { useEntries, useGame, useMoment, useSight } from '../../match/match-context.tsx'
import { useSettings } from '../../state/settings.ts'
import { useTimeline } from '../moment/timeline-model.tsx'
import { useNewGame } from '../play/new-game.ts'
import { useLabel, usePlay } from '../play/play.tsx'
import { useUndo } from '../play/undo.ts'
import { useSeats } from '../seat/seats.ts'
import { useTalk } from '../talk/talk.tsx'

/** The keys of the table page, also for the help in the settings. */
export const KEYS: readonly { readonly keys: string; readonly does: string }[] = [
  { keys: 'U', does: 'undo' },
  { keys: 'N', does: 'new game' },
  { keys: '[ and ]', does: 'one moment back or forward' },
  { keys: 'Home, End', does: 'start and present' },
  { keys: 'B', does: 'hear the board' },
  { keys: 'L', does: 'hear the last move' },
  { keys: 'C', does: 'hear the clocks' },
  { keys: 'M', does: 'hear what you may do' },
  { keys: 'S', does: 'hear whose turn it is' },
]

export function useKeys(isHidden: boolean): void {
  const { keys } = useSettings()
  const doing = useDoing()
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (isHidden || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    const key = event.key.toLowerCase()
    // A key that is held down does not answer its own question.
    if (event.repeat && key === 'n') return
    const act = Object.hasOwn(doing, key) ? doing[key] : undefined
    if (act === undefined) return
    act()
    event.preventDefault()
  })
  useEffect(() => {
    if (!keys) return
    const listener = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [keys])
}

function useDoing(): Readonly<Record<string, () => void>> {
  const { kind, board, module } = useGame()
  const entries = useEntries()
  const { view } = useMoment()
  const sight = useSight()
  const { wanted, latest, goTo, close } = useTimeline()
  const { players, style, naming } = useSeats()
  const { legal } = usePlay()
  const label = useLabel()
  const { say, announce } = useTalk()
  const undo = useUndo()
  const newGame = useNewGame()
  const to = (at: number) => goTo(at >= latest ? undefined : Math.max(0, at))
  const prompt = () => board?.prompt?.(view, style) ?? module.face.prompt(view, style)
  /** As the game words it, else the standings and the prompt. */
  const spokenBoard = () => {
    if (module.face.speak !== undefined) return module.face.speak(view, style)
    const standings = players.flatMap(({ name, seat }) => {
      const standing = board?.standing?.(view, seat)
      return typeof standing === 'string' ? [`${name}: ${standing}.`] : []
    })
    return [...standings, prompt()].join(' ')
  }
  const lastMove = () => {
    const last = entries.findLast(entry => sentencesOf(entry, naming).length > 0)
    return last === undefined ? 'Nothing yet.' : sentencesOf(last, naming).join(' ')
  }
  const clocks = () => {
    const left = players.flatMap(({ seat, name }) => {
      const time = timeLeft(sight, seat, performance.now())
      return time === undefined ? [] : [`${name} ${formatTime(time)}`]
    })
    return left.length === 0 ? 'This match has no clock.' : left.join(', ')
  }
  return {
    u: () => (undo.because === undefined ? undo.undo() : say(undo.because)),
    n() {
      if (kind !== 'local') return
      if (newGame.asks) say('Leave this match for a new game? Press N again.', 'note')
      newGame.click()
    },
    '[': () => to(wanted - 1),
    ']': () => to(wanted + 1),
    home: () => to(0),
    end: close,
    b: () => announce(spokenBoard()),
    l: () => announce(lastMove()),
    c: () => announce(clocks()),
    m: () => announce(legal.map(label).join(', ') || 'Nothing now: it is not your turn.'),
    s: () => announce(prompt()),
  }
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.closest('dialog') !== null ||
      ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName))
  )
}
