import type { ReactNode } from 'react'
import { Link } from 'wouter'

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
    <main className="page page-narrow">
      <h1>{title}</h1>
      <p role="alert">{text}</p>
      <div className="setup-links">
        <Link href="/" className="button button-main">
          To the games
        </Link>
        {children}
      </div>
    </main>
  )
}
