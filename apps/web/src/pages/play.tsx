import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { loadGame } from '../match/session.ts'
import { useLoading } from '../match/use-session.ts'
import { Button } from '../shell/button.tsx'
import { Choices } from '../shell/choices.tsx'
import { Icon } from '../shell/icons.tsx'
import { levelsOf } from '../shell/levels.ts'
import { pictureOf } from '../shell/pictures.ts'
import { Failure, Waiting } from '../shell/waiting.tsx'
import { profile, useProfile } from '../state/profile.ts'
import { ColorChoice } from './color-choice.tsx'
import { MoreSettings } from './more-settings.tsx'
import { MODES, type Mode, type NewMatch, startMatch } from './start-match.ts'

type LoadedGame = Awaited<ReturnType<typeof loadGame>>

export function PlayPage({ game }: { readonly game: string }) {
  const loaded = useLoading(game, () => loadGame(game))
  if (loaded.status === 'loading') return <Waiting text="Opening the game…" />
  if (loaded.status === 'failed') return <Failure title="There is no such game" text={loaded.message} />
  return <Setup loaded={loaded.value} />
}

function Setup({ loaded }: { readonly loaded: LoadedGame }) {
  const { entry, module, board } = loaded
  const known = useProfile()
  const [, navigate] = useLocation()
  const solo = entry.seats.max === 1
  const [mode, setMode] = useState<Mode>('bot')
  const [name, setName] = useState(known.name)
  const [color, setColor] = useState(known.color)
  const [bot, setBot] = useState(
    () => module.bots.find(({ id }) => id === known.bots[entry.id])?.id ?? module.bots[0]?.id ?? '',
  )
  const [more, setMore] = useState<NewMatch['more']>({ seats: Math.max(entry.seats.min, solo ? 1 : 2), options: {} })
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [others, setOthers] = useState<readonly string[]>([])
  const start = async () => {
    const names = [name, ...others.slice(0, more.seats - 1)].map(given => given.trim().toLowerCase()).filter(Boolean)
    if (mode === 'device' && new Set(names).size < names.length) {
      setProblem('Two players have the same name: give each one of their own.')
      return
    }
    profile.set({ name, color, bots: { ...known.bots, [entry.id]: bot } })
    setBusy(true)
    try {
      navigate(await startMatch({ game: entry.id, mode, name, others, bot, more }))
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
      setBusy(false)
    }
  }
  const picture = pictureOf(entry.id)
  return (
    <main className="page setup">
      <header className="setup-head">
        {picture !== undefined && <img className="setup-picture" src={picture} alt="" width="640" height="400" />}
        <div>
          <h1>{entry.title}</h1>
          <p>{entry.tagline}</p>
          <p className="setup-links">
            {board?.tutorial !== undefined && (
              <Link href={`/learn/${entry.id}`} className="button button-small">
                <Icon name="book" size={16} /> Learn by playing
              </Link>
            )}
            <Link href={`/rules/${entry.id}`} className="button button-small">
              Rules
            </Link>
            {board?.extras?.map(extra => (
              <Link key={extra.id} href={`/play/${entry.id}/${extra.id}`} className="button button-small">
                {extra.title}
              </Link>
            ))}
          </p>
        </div>
      </header>
      <form
        className="card setup-form"
        onSubmit={event => {
          event.preventDefault()
          void start()
        }}
      >
        {!solo && <Choices legend="How" options={MODES} value={mode} onChange={setMode} />}
        {mode === 'bot' && !solo && (
          <Choices
            legend="Level"
            value={bot}
            onChange={setBot}
            options={levelsOf(module.bots).map(({ bot: value, title, text }) => ({ value, title, text }))}
          />
        )}
        <div className="setup-who">
          <label className="field">
            <span className="field-label">Your name</span>
            <input
              className="input"
              value={name}
              maxLength={40}
              placeholder="Player 1"
              autoComplete="nickname"
              onChange={event => setName(event.target.value)}
            />
          </label>
          {mode === 'device' &&
            Array.from({ length: more.seats - 1 }, (_, i) => i).map(i => (
              <label key={i} className="field">
                <span className="field-label">Name of player {i + 2}</span>
                <input
                  className="input"
                  value={others[i] ?? ''}
                  maxLength={40}
                  placeholder={`Player ${i + 2}`}
                  autoComplete="off"
                  onChange={event => setOthers(replaced(others, i, event.target.value))}
                />
              </label>
            ))}
          {mode !== 'online' && <ColorChoice value={color} onChange={setColor} />}
        </div>
        <MoreSettings loaded={loaded} mode={mode} value={more} onChange={setMore} />
        {problem !== undefined && (
          <p className="banner banner-danger" role="alert">
            {problem}
          </p>
        )}
        <Button submit kind="main" because={busy ? 'The table is being set.' : undefined}>
          {mode === 'online' && !solo ? 'Make the match and get its link' : 'Play'}
        </Button>
      </form>
    </main>
  )
}

function replaced(names: readonly string[], at: number, name: string): readonly string[] {
  return Array.from({ length: Math.max(names.length, at + 1) }, (_, i) => (i === at ? name : (names[i] ?? '')))
}
