import { chatOf } from '@turnwise/client/match'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useGame, useMatch } from '../../match/match-context.tsx'
import { SharePanel } from '../../record/share-panel.tsx'
import { StatsPanel } from '../../record/verify-panel.tsx'
import type { IconName } from '../../shell/icons.tsx'
import { MorePanel } from '../play/more-panel.tsx'
import { ChatPanel } from '../talk/chat-panel.tsx'
import { LogPanel } from '../talk/log-panel.tsx'

const Markdown = lazy(async () => ({ default: (await import('../../shell/markdown.tsx')).Markdown }))

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

export function usePanels(): readonly PanelName[] {
  const { kind, module, board } = useGame()
  const hasChance = module.game.chance !== undefined || board?.drawnIn !== undefined
  const isShown = (name: PanelName) => (name === 'chat' ? kind === 'online' : name !== 'chance' || hasChance)
  return PANELS.filter(isShown)
}

export function PanelContent({ name }: { readonly name: PanelName }): ReactNode {
  const { module } = useGame()
  switch (name) {
    case 'log':
      return <LogPanel />
    case 'chat':
      return <ChatPanel />
    case 'rules':
      return (
        <Suspense fallback={<p className="panel-empty">Opening the rules…</p>}>
          <Markdown text={module.rules} />
        </Suspense>
      )
    case 'chance':
      return <StatsPanel />
    case 'share':
      return <SharePanel />
    case 'more':
      return <MorePanel />
  }
}

/** Number of messages that arrived while the chat was closed. */
export function useUnread(shown: string | undefined): number {
  const chat = useMatch(chatOf)
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
