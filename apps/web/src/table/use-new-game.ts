import { useLocation } from 'wouter'
import { useSecondClick } from '../shell/use-second-click.ts'
import { keepSeatColors } from '../state/seat-colors.ts'
import type { TableModel } from './use-table.ts'

/** Starts the same game again on this device with a new seed. While a match is running the first click only asks. */
export function useNewGame(table: TableModel): {
  readonly armed: boolean
  /** The next click only asks. */
  readonly asks: boolean
  click(): void
  start(): void
} {
  const [, navigate] = useLocation()
  const start = () => void createAgain(table).then(navigate)
  const second = useSecondClick(start)
  const isRunning = table.outcome === undefined && table.latest > 0
  const { armed } = second
  return { armed, asks: isRunning && !armed, start, click: isRunning ? second.click : start }
}

async function createAgain({ session, players }: TableModel): Promise<string> {
  const created = await session.connection.request({
    cmd: 'create-match',
    game: session.entry.id,
    options: session.start.options,
    players: players.map(({ name, bot }) => (bot === undefined ? { name } : { name, bot })),
  })
  keepSeatColors(
    created.match_id,
    players.map(({ color }) => color.id),
  )
  return `/local/${created.match_id}`
}
