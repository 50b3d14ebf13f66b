import { Link, useLocation } from 'wouter'
import { changeSettings, useSettings } from '../state/settings.ts'
import { Button } from './button.tsx'
import { Icon } from './icons.tsx'

const LINKS = [
  { href: '/lobby', title: 'Open matches', icon: 'people' },
  { href: '/replay', title: 'Replays', icon: 'play' },
  { href: '/settings', title: 'Settings', icon: 'settings' },
] as const

export function Header() {
  const { muted } = useSettings()
  const [path] = useLocation()
  return (
    <header className="header">
      <Link href="/" className="brand">
        <Logo />
        <span>Turnwise</span>
      </Link>
      <nav aria-label="Main">
        {LINKS.map(({ href, title, icon }) => (
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
      </nav>
    </header>
  )
}

function Logo() {
  return (
    <svg width="30" height="30" viewBox="0 0 64 64" aria-hidden="true">
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
