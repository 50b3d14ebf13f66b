import type { BoardPlayer } from '@turnwise/ui'
import type { Action } from '../../game/commands/index.ts'
import type { View } from '../../game/types.ts'
import { prompt } from '../../game/words/prompt.ts'
import type { Asked } from '../plan/errands.ts'
import { Choices } from './choices.tsx'
import { Decision } from './decisions.tsx'
import { MoreMenu } from './more-menu.tsx'
import { TablePanel } from './table-panel.tsx'
import type { Sheet } from './use-sheet.ts'

interface OverlaysProps {
  readonly view: View
  readonly players: readonly BoardPlayer[]
  readonly seat: number
  readonly isOwn: boolean
  readonly legal: readonly Action[]
  readonly hint: Action | undefined
  readonly sheet: Sheet | undefined
  readonly canDraw: boolean
  readonly pinned: Asked | undefined
  pin(asked: Asked): void
  send(action: Action): void
  drawToCity(name: string): void
  open(sheet: Sheet): void
  close(): void
}

/** What lies over the map: a decision that must be made first, also out of turn, or a sheet that was opened. */
export function Overlays(props: OverlaysProps) {
  const { view, players, seat, isOwn, legal, hint, sheet, canDraw, pinned, pin, send, drawToCity, open, close } = props
  // They come first, also out of turn; the prompt says what is to be decided.
  const asked = view.pending !== null || view.draft !== null ? legal : []
  switch (sheet) {
    case 'more':
      return (
        <MoreMenu
          legal={legal}
          isOwn={isOwn}
          open={open}
          send={action => {
            send(action)
            close()
          }}
        />
      )
    case 'table':
      return <TablePanel view={view} players={players} seat={seat} pinned={pinned} pin={pin} close={close} />
    case 'list':
      return <Choices view={view} legal={legal} canDraw={canDraw} send={send} drawToCity={drawToCity} close={close} />
  }
  if (asked.length > 0) {
    const title = prompt(view, { viewer: seat, names: players.map(({ name }) => name) })
    return <Decision view={view} seat={seat} actions={asked} title={title} hint={hint} send={send} />
  }
  const kind = sheet === 'train' ? 'upgrade-train' : sheet === 'foreman' ? 'hire-foreman' : undefined
  const offered = kind === undefined ? [] : legal.filter(({ type }) => type === kind)
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
