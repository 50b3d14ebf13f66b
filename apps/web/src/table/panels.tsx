import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { IconName } from '../shell/icons.tsx'
import { ChatPanel } from './chat-panel.tsx'
import { LogPanel } from './log-panel.tsx'
import { MorePanel } from './more-panel.tsx'
import { SharePanel } from './share-panel.tsx'
import { StatsPanel } from './stats-panel.tsx'
import type { TableModel } from './use-table.ts'

const Markdown = lazy(async () => ({ default: (await import('../shell/markdown.tsx')).Markdown }))

const PANELS = ['log', 'chat', 'rules', 'chance', 'share', 'more'] as const
export type PanelName = (typeof PANELS)[number]

export const PANEL_TITLES: Readonly<Record<PanelName, string>> = {
  log: 'Log',
  chat: 'Chat',
  rules: 'Rules',
  chance: 'Chance',
  share: 'Share',
  more: 'More',
}

export const PANEL_ICONS: Readonly<Record<PanelName, IconName>> = {
  log: 'list',
  chat: 'chat',
  rules: 'book',
  chance: 'chart',
  share: 'share',
  more: 'more',
}

export function panelsOf({ session }: TableModel): readonly PanelName[] {
  const hasChance = session.module.game.chance !== undefined || session.board?.drawnIn !== undefined
  const isShown = (name: PanelName) => (name === 'chat' ? session.kind === 'online' : name !== 'chance' || hasChance)
  return PANELS.filter(isShown)
}

interface PanelProps {
  readonly table: TableModel
  readonly name: PanelName
}

export function PanelContent({ table, name }: PanelProps): ReactNode {
  switch (name) {
    case 'log':
      return <LogPanel table={table} />
    case 'chat':
      return <ChatPanel table={table} />
    case 'rules':
      return (
        <Suspense fallback={<p className="panel-empty">Opening the rules…</p>}>
          <Markdown text={table.session.module.rules} />
        </Suspense>
      )
    case 'chance':
      return <StatsPanel table={table} />
    case 'share':
      return <SharePanel table={table} />
    case 'more':
      return <MorePanel table={table} />
  }
}

/** Number of messages that arrived while the chat was closed. */
export function useUnread({ chat }: TableModel, shown: string | undefined): number {
  const [read, setRead] = useState(chat.length)
  if (shown === 'chat' && read !== chat.length) setRead(chat.length)
  return chat.length - read
}

export function Unread({ count }: { readonly count: number }) {
  if (count === 0) return null
  return (
    <span className="tab-count">
      {count}
      <span className="only-heard"> new</span>
    </span>
  )
}
