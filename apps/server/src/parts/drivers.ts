import {
  driveBots,
  driveClocks,
  driveOffers,
  driveSeeds,
  driveSnapshots,
  type Table,
  writeSnapshots,
} from '@turnwise/table'
import type { Logger } from 'pino'
import type { Presence } from '../presence/presence.ts'
import { drivePush } from '../push/drive-push.ts'
import type { PushSender } from '../push/push-sender.ts'
import type { Part } from './parts.ts'

/** What happens in matches by itself. It must be there before the first request, which may load a match with bots. */
export function startDrivers(
  table: Table,
  presence: Presence,
  push: PushSender | undefined,
  report: (matchId: string, error: unknown) => void,
  logger: Logger,
): Part<void> {
  const unkept = (matchId: string, err: unknown) => logger.warn({ matchId, err }, 'a match could not be kept')
  const stops = [driveBots, driveClocks, driveOffers, driveSeeds, driveSnapshots].map(drive => drive(table, report))
  if (push !== undefined) {
    const warn = (matchId: string, err: unknown) => logger.warn({ matchId, err }, 'a turn could not be pushed')
    stops.push(drivePush(table, push, (matchId, seat) => presence.isPresentAnywhere(matchId, seat), warn))
  }
  return {
    given: undefined,
    stop() {
      for (const stop of stops) stop()
      return writeSnapshots(table, unkept)
    },
  }
}
