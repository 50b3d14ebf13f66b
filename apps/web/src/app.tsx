import { type ComponentType, lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { Route, Switch, useLocation } from 'wouter'
import { HomePage } from './home/home-page.tsx'
import { Button } from './shell/button.tsx'
import { ErrorBoundary } from './shell/error-boundary.tsx'
import { Header } from './shell/header.tsx'
import { type HeaderSlots, HeaderSlotsContext } from './shell/header-slots.tsx'
import { Failure, Waiting } from './shell/waiting.tsx'

/** Every page but the first is loaded as a separate chunk. */
function later<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await load() }))
}

const PlayPage = later(async () => (await import('./start/start-page.tsx')).PlayPage)
const ExtraPage = later(async () => (await import('./games/extra-page.tsx')).ExtraPage)
const LobbyPage = later(async () => (await import('./lobby/lobby-page.tsx')).LobbyPage)
const ReplayPage = later(async () => (await import('./record/replays-page.tsx')).ReplayPage)
const RulesPage = later(async () => (await import('./games/rules-page.tsx')).RulesPage)
const LearnPage = later(async () => (await import('./lesson/lesson-page.tsx')).LearnPage)
const SettingsPage = later(async () => (await import('./settings/settings-page.tsx')).SettingsPage)
const TablePage = later(async () => (await import('./table/table-page.tsx')).TablePage)
const PuzzlePage = later(async () => (await import('./puzzle/puzzle-page.tsx')).PuzzlePage)
const OlderPuzzlesPage = later(async () => (await import('./puzzle/older-page.tsx')).OlderPuzzlesPage)
const ReviewPage = later(async () => (await import('./review/review-page.tsx')).ReviewPage)
const MatchPage = later(async () => (await import('./online/match-page.tsx')).MatchPage)

export function App() {
  const [path] = useLocation()
  const [elements, refs] = useHeaderSlots()
  return (
    <HeaderSlotsContext value={elements}>
      <a className="skip" href="#content">
        Skip to the content
      </a>
      <Header slots={refs} />
      <div id="content" tabIndex={-1}>
        <ErrorBoundary resetKey={path} instead={message => <Broken message={message} />}>
          <Suspense fallback={<Waiting text="Opening…" />}>
            <Routes />
          </Suspense>
        </ErrorBoundary>
      </div>
    </HeaderSlotsContext>
  )
}

function useHeaderSlots() {
  const [elements, setElements] = useState<HeaderSlots>({ context: null, notice: null, tools: null })
  const refs = useMemo(() => {
    const refOf = (name: keyof HeaderSlots) => (element: HTMLElement | null) =>
      setElements(old => (old[name] === element ? old : { ...old, [name]: element }))
    return { context: refOf('context'), notice: refOf('notice'), tools: refOf('tools') }
  }, [])
  return [elements, refs] as const
}

/** The usual cause is a chunk that a newer version has replaced: a reload fetches the new one. */
function Broken({ message }: { readonly message: string }) {
  return (
    <main className="page page-narrow">
      <h1>Something went wrong</h1>
      <p role="alert">{message}</p>
      <p>No moves are lost.</p>
      <div>
        <Button kind="main" onClick={() => location.reload()}>
          Load it again
        </Button>
      </div>
    </main>
  )
}

function Routes() {
  const [path] = useLocation()
  // A new page starts at its top and with its own title; the table page sets a more precise one.
  useEffect(() => {
    scrollTo(0, 0)
    if (!path.startsWith('/local') && !path.startsWith('/match')) document.title = titleOf(path)
  }, [path])
  return (
    <Switch>
      <Route path="/" component={HomePage} />
      <Route path="/play/:game">{({ game }) => <PlayPage game={game} />}</Route>
      <Route path="/play/:game/:extra">{({ game, extra }) => <ExtraPage game={game} extra={extra} />}</Route>
      <Route path="/learn/:game">{({ game }) => <LearnPage game={game} />}</Route>
      <Route path="/rules/:game">{({ game }) => <RulesPage game={game} />}</Route>
      <Route path="/local/:id">{({ id }) => <TablePage key={id} kind="local" id={id} />}</Route>
      <Route path="/match/:id">{({ id }) => <MatchPage key={id} id={id} />}</Route>
      <Route path="/local/:id/review">{({ id }) => <ReviewPage key={id} kind="local" id={id} />}</Route>
      <Route path="/match/:id/review">{({ id }) => <ReviewPage key={id} kind="online" id={id} />}</Route>
      <Route path="/puzzle">{() => <PuzzlePage />}</Route>
      <Route path="/puzzle/:game">{({ game }) => <PuzzlePage game={game} />}</Route>
      <Route path="/puzzle/:game/:date">{({ game, date }) => <PuzzlePage game={game} date={date} />}</Route>
      <Route path="/puzzles">{() => <OlderPuzzlesPage />}</Route>
      <Route path="/lobby">{() => <LobbyPage />}</Route>
      <Route path="/replay">{() => <ReplayPage />}</Route>
      <Route path="/settings">{() => <SettingsPage />}</Route>
      <Route>
        <Failure title="There is nothing here" text="There is no page at this address." />
      </Route>
    </Switch>
  )
}

function titleOf(path: string): string {
  const name = path.split('/')[1] ?? ''
  return name === '' ? 'Turnwise' : `${name[0]?.toUpperCase()}${name.slice(1)} · Turnwise`
}
