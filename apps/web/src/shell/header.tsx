import type { RefCallback } from 'react'
import { Link, useLocation } from 'wouter'
import { changeSettings, useSettings } from '../state/settings.ts'
import { Button } from './button.tsx'
import type { HeaderSlots } from './header-slots.tsx'
import { Icon } from './icons.tsx'

/** Links of the header; a table page leaves them out, since the home page has them. */
const LINKS = [
  { href: '/lobby', title: 'Open matches', icon: 'people' },
  { href: '/replay', title: 'Replays', icon: 'history' },
] as const

interface HeaderProps {
  readonly slots: Readonly<Record<keyof HeaderSlots, RefCallback<HTMLElement>>>
}

export function Header({ slots }: HeaderProps) {
  const { muted } = useSettings()
  const [path] = useLocation()
  const isTable = /^\/(local|match|learn|puzzle)(\/|$)/.test(path)
  return (
    <header className="header" data-table={isTable}>
      <Link href="/" className="brand">
        <Logo />
        <span className="brand-name">Turnwise</span>
      </Link>
      <div className="header-context" ref={slots.context} />
      <div className="notice-slot" ref={slots.notice} role="status" />
      <nav aria-label="Main">
        {!isTable &&
          LINKS.map(({ href, title, icon }) => (
            <Link key={href} href={href} className="header-link" aria-current={path === href ? 'page' : undefined}>
              <Icon name={icon} />
              <span className="header-text">{title}</span>
            </Link>
          ))}
        <Button
          icon={muted ? 'muted' : 'sound'}
          iconOnly
          kind="quiet"
          pressed={muted}
          onClick={() => changeSettings({ muted: !muted })}
        >
          Mute
        </Button>
        <Link
          href="/settings"
          className="header-link header-settings"
          title="Settings"
          aria-current={path === '/settings' ? 'page' : undefined}
        >
          <Icon name="settings" />
          <span className="only-heard">Settings</span>
        </Link>
        <div className="header-tools" ref={slots.tools} />
      </nav>
    </header>
  )
}

function Logo() {
  return (
    <svg width="26" height="26" viewBox="0 0 64 64" aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeWidth="6.5" strokeLinecap="round">
        <path d="M14 32a18 18 0 0 1 30.7-12.7" />
        <path d="M50 32a18 18 0 0 1-30.7 12.7" />
      </g>
      <path d="M37 24.8 48.7 23.7 47.6 12z" fill="currentColor" />
      <path d="M27 39.2 15.3 40.3 16.4 52z" fill="currentColor" />
      <circle cx="32" cy="32" r="5.5" className="logo-dot" />
    </svg>
  )
}
