import { latestOf } from '@turnwise/client/match'
import { useLocation } from 'wouter'
import { useGame, useMatch, useMoment } from '../../match/match-context.tsx'
import type { Session } from '../../match/session.ts'
import { useSecondClick } from '../../shell/second-click.ts'
import { keepSeatColors } from '../../state/seat-colors.ts'
import { type Seats, useSeats } from '../seat/seats.ts'

interface NewGame {
  readonly armed: boolean
  /** The next click only asks. */
  readonly asks: boolean
  /** While a match is running the first click only asks. */
  click(): void
  /** Without a seed it is a new one. */
  start(seed?: string): void
}

/** Starts the same game again on this device. */
export function useNewGame(): NewGame {
  const [, navigate] = useLocation()
  const game = useGame()
  const { players } = useSeats()
  const { outcome } = useMoment()
  const latest = useMatch(latestOf)
  const start = (seed?: string) => void createAgain(game, players, seed).then(navigate)
  const second = useSecondClick(() => start())
  const isRunning = outcome === undefined && latest > 0
  const { armed } = second
  return { armed, asks: isRunning && !armed, start, click: isRunning ? second.click : () => start() }
}

async function createAgain(
  { connection, entry, start }: Session,
  players: Seats['players'],
  seed: string | undefined,
): Promise<string> {
  const created = await connection.request({
    cmd: 'create-match',
    game: entry.id,
    options: start.options,
    ...(seed === undefined ? {} : { seed }),
    players: players.map(({ name, bot }) => (bot === undefined ? { name } : { name, bot })),
  })
  keepSeatColors(
    created.match_id,
    players.map(({ color }) => color.id),
  )
  return `/local/${created.match_id}`
}
