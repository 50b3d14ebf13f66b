import { lazy, type ReactNode, Suspense, useId, useState } from 'react'
import { ChatPanel } from './chat-panel.tsx'
import { LogPanel } from './log-panel.tsx'
import { SharePanel } from './share-panel.tsx'
import { StatsPanel } from './stats-panel.tsx'
import type { TableModel } from './use-table.ts'

const Markdown = lazy(async () => ({ default: (await import('../shell/markdown.tsx')).Markdown }))

export const PANELS = ['log', 'chat', 'rules', 'chance', 'share'] as const
export type PanelName = (typeof PANELS)[number]

export const PANEL_TITLES: Readonly<Record<PanelName, string>> = {
  log: 'Log',
  chat: 'Chat',
  rules: 'Rules',
  chance: 'Chance',
  share: 'Share',
}

export function panelsOf({ session }: TableModel): readonly PanelName[] {
  const hasChance = session.module.game.chance !== undefined || session.board?.drawnIn !== undefined
  const isShown = (name: PanelName) => (name === 'chat' ? session.kind === 'online' : name !== 'chance' || hasChance)
  return PANELS.filter(isShown)
}

/** What scrolls must be reachable by keyboard, even where nothing in it is a control. */
const SCROLLABLE = { tabIndex: 0 } as const

/** Beside the board on a wide screen. */
export function SidePanel({ table }: { readonly table: TableModel }) {
  const [shown, setShown] = useState<PanelName>('log')
  const id = useId()
  const names = panelsOf(table)
  const unread = useUnread(table, shown)
  const step = (by: number) => {
    const next = names[(names.indexOf(shown) + by + names.length) % names.length] ?? 'log'
    setShown(next)
    document.getElementById(`${id}-${next}`)?.focus()
  }
  return (
    <section className="side-panel" aria-label="About the match">
      <div className="tabs" role="tablist" aria-label="About the match">
        {names.map(name => (
          <button
            key={name}
            id={`${id}-${name}`}
            type="button"
            role="tab"
            className="tab"
            aria-selected={name === shown}
            aria-controls={`${id}-panel`}
            tabIndex={name === shown ? 0 : -1}
            onClick={() => setShown(name)}
            onKeyDown={event => {
              if (event.key === 'ArrowRight') step(1)
              if (event.key === 'ArrowLeft') step(-1)
            }}
          >
            {PANEL_TITLES[name]}
            {name === 'chat' && <Unread count={unread} />}
          </button>
        ))}
      </div>
      <div className="panel" role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${shown}`} {...SCROLLABLE}>
        <PanelContent table={table} name={shown} />
      </div>
    </section>
  )
}

export function PanelContent({ table, name }: { readonly table: TableModel; readonly name: PanelName }): ReactNode {
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
  }
}

/** How much was said while the chat was not looked at. */
export function useUnread({ live }: TableModel, shown: PanelName | undefined): number {
  const [read, setRead] = useState(live.chat.length)
  if (shown === 'chat' && read !== live.chat.length) setRead(live.chat.length)
  return live.chat.length - read
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
