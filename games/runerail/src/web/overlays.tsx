import type { BoardPlayer } from '@turnwise/ui'
import type { Action } from '../game/actions.ts'
import type { View } from '../game/types.ts'
import { Choices } from './choices.tsx'
import { Decision } from './decisions.tsx'
import type { Sheet } from './dock.tsx'
import { RivalsSheet } from './rivals.tsx'

const TITLES: Readonly<Partial<Record<Action['type'], string>>> = {
  'pick-foreman': 'Take a foreman',
  'keep-foreman': 'Keep which foreman?',
  'board-ship': 'Board a ship?',
  'choose-load': 'Which load is lost?',
}

interface OverlaysProps {
  readonly view: View
  readonly players: readonly BoardPlayer[]
  readonly seat: number
  readonly legal: readonly Action[]
  readonly hint: Action | undefined
  readonly sheet: Sheet | undefined
  readonly canDraw: boolean
  send(action: Action): void
  drawToCity(name: string): void
  close(): void
}

/** What lies over the map: a decision that must be made first, also out of turn, or a sheet that was opened. */
export function Overlays({ view, players, seat, legal, hint, sheet, canDraw, send, drawToCity, close }: OverlaysProps) {
  const asked = legal.filter(({ type }) => TITLES[type] !== undefined)
  const title = asked[0] === undefined ? undefined : TITLES[asked[0].type]
  if (sheet === 'list') {
    return <Choices view={view} legal={legal} canDraw={canDraw} send={send} drawToCity={drawToCity} close={close} />
  }
  if (title !== undefined) {
    return <Decision view={view} seat={seat} actions={asked} title={title} hint={hint} send={send} />
  }
  if (sheet === 'others') return <RivalsSheet view={view} players={players} seat={seat} close={close} />
  const kind = sheet === 'train' ? 'upgrade-train' : 'hire-foreman'
  const offered = sheet === undefined ? [] : legal.filter(({ type }) => type === kind)
  if (offered.length === 0) return null
  return (
    <Decision
      view={view}
      seat={seat}
      actions={offered}
      title={sheet === 'train' ? 'Which train?' : 'Which foreman?'}
      hint={hint}
      send={send}
      close={close}
    />
  )
}
