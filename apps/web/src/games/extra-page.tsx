import type { ExtraProps } from '@turnwise/ui'
import { useLocation } from 'wouter'
import { connectTo, loadGame } from '../match/session.ts'
import { useLoading } from '../match/use-loading.ts'
import { Failure, Waiting } from '../shell/waiting.tsx'
import { nameOrDefault, useProfile } from '../state/profile.ts'
import { useBoardSettings } from '../state/settings.ts'

/** A further screen of a game, such as an editor. */
export function ExtraPage({ game, extra }: { readonly game: string; readonly extra: string }) {
  const loaded = useLoading(game, () => loadGame(game))
  const settings = useBoardSettings()
  const { name, bots } = useProfile()
  const [, navigate] = useLocation()
  if (loaded.status === 'loading') return <Waiting text="Opening…" />
  if (loaded.status === 'failed') return <Failure title="There is no such game" text={loaded.message} />
  const { board, module, entry } = loaded.value
  const found = board?.extras?.find(({ id }) => id === extra)
  if (found === undefined) return <Failure title="There is nothing here" text={`${entry.title} has no such screen.`} />
  const chosen = bots[game] ?? module.bots[0]?.id
  const play = async ({ bot = chosen, ...start }: Parameters<ExtraProps['play']>[0]) => {
    const connection = await connectTo('local')
    const others = Array.from({ length: entry.seats.min - 1 }, () => ({ bot }))
    const created = await connection.request({
      cmd: 'create-match',
      game,
      players: [{ name: nameOrDefault(name) }, ...others],
      ...start,
    })
    navigate(`/local/${created.match_id}`)
  }
  return (
    <main className="page page-wide">
      <h1>{found.title}</h1>
      <found.Screen settings={settings} play={start => void play(start)} />
    </main>
  )
}
