import { type Naming, nameOf, resultSentence, type Sight, sentencesOf } from '@turnwise/client/match'
import type { Outcome } from '@turnwise/engine'
import type { SeenChat } from '@turnwise/protocol'
import { printable } from '../printable.ts'

/** What happened, in words, as one viewer may know it. */
export interface LogLine {
  readonly seq: number
  /** The number of a player's message. */
  readonly message?: number
  readonly text: string
}

/** All that this viewer knows, oldest first. A message comes after the entries that were there before it. */
export function logOf({ log, chat }: Sight, naming: Naming): readonly LogLine[] {
  const messages = [...chat]
  const saidBefore = (at: number) => messages.splice(0, messages.findLastIndex(message => message.at < at) + 1)
  const linesOf = (said: readonly SeenChat[], seq: number) =>
    said.map(({ player_id, text, index }) => ({
      seq,
      message: index,
      text: printable(`${nameOf(naming, player_id)}: ${text}`),
    }))
  const lines = log.flatMap(entry => [
    ...linesOf(saidBefore(entry.at), entry.seq - 1),
    ...sentencesOf(entry, naming).map(text => ({ seq: entry.seq, text: printable(text) })),
  ])
  return [...lines, ...linesOf(messages, log.length)]
}

/** Follows an offer, for those who may answer it. */
export const HOW_TO_ANSWER = 'Type accept or decline.'

/** How a match of which everything is known ended. */
export function describeResult(outcome: Outcome | undefined, names: readonly string[]): string {
  return outcome === undefined ? 'The match goes on.' : resultSentence(outcome, { names })
}
