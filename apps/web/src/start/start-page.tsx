import { levelsOf } from '@turnwise/engine'
import { randomText } from '@turnwise/table'
import { useRef, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { pictureOf } from '../games/pictures.ts'
import { loadGame } from '../match/session.ts'
import { useLoading } from '../match/use-loading.ts'
import { Button } from '../shell/button.tsx'
import { Choices } from '../shell/choices.tsx'
import { Icon } from '../shell/icons.tsx'
import { messageOf } from '../shell/message-of.ts'
import { Problem } from '../shell/problem.tsx'
import { Failure, Waiting } from '../shell/waiting.tsx'
import { profile, useProfile } from '../state/profile.ts'
import { MoreSettings } from './more-settings.tsx'
import { colorIdsOf, namesOf, type SeatChoice, SeatFields } from './seat-fields.tsx'
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
  const [seats, setSeats] = useState<readonly SeatChoice[]>([{ name: known.name, color: known.color }])
  const [bot, setBot] = useState(
    () => module.bots.find(({ id }) => id === known.bots[entry.id])?.id ?? module.bots[0]?.id ?? '',
  )
  const [more, setMore] = useState<NewMatch['more']>({ seats: Math.max(entry.seats.min, solo ? 1 : 2), options: {} })
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  // A second click after a lost answer finds the match that the first one created; other settings create another match.
  const drawn = useRef({ settings: '', key: '' })
  const keyOf = (settings: string): string => {
    if (drawn.current.settings !== settings) drawn.current = { settings, key: randomText(16) }
    return drawn.current.key
  }
  const start = async () => {
    const names = namesOf(mode === 'device' ? more.seats : 1, seats)
    if (new Set(names.map(given => given.toLowerCase())).size < names.length) {
      setProblem('Two players have the same name. Give each player a different one.')
      return
    }
    const colors = colorIdsOf(more.seats, seats)
    profile.set({
      name: seats[0]?.name ?? '',
      color: colors[0] ?? known.color,
      bots: { ...known.bots, [entry.id]: bot },
    })
    setBusy(true)
    try {
      const settings = { game: entry.id, mode, names, colors, bot, more }
      navigate(await startMatch({ ...settings, key: keyOf(JSON.stringify(settings)) }))
    } catch (error) {
      setProblem(messageOf(error))
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
        {mode === 'bot' && board?.openSecret !== undefined && (
          <div className="field">
            <label className="check">
              <input
                type="checkbox"
                checked={more.atServer === true}
                onChange={event => setMore({ ...more, atServer: event.target.checked })}
              />{' '}
              Play at the server
            </label>
            <span className="field-help">{board.openSecret} At the server nobody can.</span>
          </div>
        )}
        <SeatFields
          count={mode === 'device' ? more.seats : 1}
          seats={seats}
          withColors={mode !== 'online'}
          onChange={setSeats}
        />
        <MoreSettings loaded={loaded} mode={mode} value={more} onChange={setMore} />
        <Problem text={problem} />
        <Button submit kind="main" because={busy ? 'The match is being created.' : undefined}>
          {mode === 'online' && !solo ? 'Create the match and get its link' : 'Play'}
        </Button>
      </form>
    </main>
  )
}
