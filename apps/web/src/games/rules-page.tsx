import { Link } from 'wouter'
import { loadGame } from '../match/session.ts'
import { useLoading } from '../match/use-loading.ts'
import { Markdown } from '../shell/markdown.tsx'
import { Failure, Waiting } from '../shell/waiting.tsx'

export function RulesPage({ game }: { readonly game: string }) {
  const loaded = useLoading(game, () => loadGame(game))
  if (loaded.status === 'loading') return <Waiting text="Opening the rules…" />
  if (loaded.status === 'failed') return <Failure title="There is no such game" text={loaded.message} />
  const { entry, module, board } = loaded.value
  return (
    <main className="page page-narrow">
      <header className="page-head">
        <h1>{entry.title}</h1>
        <p className="setup-links">
          <Link href={`/play/${entry.id}`} className="button button-main">
            Play
          </Link>
          {board?.tutorial !== undefined && (
            <Link href={`/learn/${entry.id}`} className="button">
              Learn by playing
            </Link>
          )}
        </p>
      </header>
      <Markdown text={module.rules} />
    </main>
  )
}
