import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Icon } from './icons.tsx'

export function Waiting({ text }: { readonly text: string }) {
  return (
    <main className="waiting" aria-busy="true">
      <p role="status">{text}</p>
    </main>
  )
}

interface FailureProps {
  readonly title: string
  readonly text: string
  /** What can still be done. */
  readonly children?: ReactNode
}

export function Failure({ title, text, children }: FailureProps) {
  return (
    <main className="page page-narrow failure">
      <span className="emblem">
        <Icon name="link" size={36} />
      </span>
      <h1>{title}</h1>
      <p role="alert">{text}</p>
      <div className="setup-links">
        {children}
        <Link href="/" className={children === undefined ? 'button button-main' : 'button'}>
          To the games
        </Link>
      </div>
    </main>
  )
}
