import { useLocation } from 'wouter'
import { useSecondClick } from '../shell/use-second-click.ts'
import { keepSeatColors } from '../state/seat-colors.ts'
import type { TableModel } from './use-table.ts'

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
export function useNewGame(table: TableModel): NewGame {
  const [, navigate] = useLocation()
  const start = (seed?: string) => void createAgain(table, seed).then(navigate)
  const second = useSecondClick(() => start())
  const isRunning = table.outcome === undefined && table.latest > 0
  const { armed } = second
  return { armed, asks: isRunning && !armed, start, click: isRunning ? second.click : () => start() }
}

async function createAgain({ session, players }: TableModel, seed: string | undefined): Promise<string> {
  const created = await session.connection.request({
    cmd: 'create-match',
    game: session.entry.id,
    options: session.start.options,
    ...(seed === undefined ? {} : { seed }),
    players: players.map(({ name, bot }) => (bot === undefined ? { name } : { name, bot })),
  })
  keepSeatColors(
    created.match_id,
    players.map(({ color }) => color.id),
  )
  return `/local/${created.match_id}`
}
