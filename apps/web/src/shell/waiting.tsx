import { Link } from 'wouter'

export function Waiting({ text }: { readonly text: string }) {
  return (
    <main className="waiting" aria-busy="true">
      <p role="status">{text}</p>
    </main>
  )
}

export function Failure({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <main className="page">
      <h1>{title}</h1>
      <p role="alert">{text}</p>
      <p>
        <Link href="/" className="button">
          To the games
        </Link>
      </p>
    </main>
  )
}
