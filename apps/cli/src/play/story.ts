import { type Naming, nameOf, resultSentence, sentencesOf } from '@turnwise/client/match'
import type { GameModule, Match, Outcome } from '@turnwise/engine'
import type { SeenChat, SeenEntry } from '@turnwise/protocol'
import { printable } from './printable.ts'

/** What happened, in words, as one viewer may know it. */
export interface StoryLine {
  readonly seq: number
  readonly text: string
}

export function linesOfEntry(entry: SeenEntry, naming: Naming): readonly StoryLine[] {
  return sentencesOf(entry, naming).map(text => ({ seq: entry.seq, text: printable(text) }))
}

export function lineOfChat({ player_id, text }: SeenChat, seq: number, naming: Naming): StoryLine {
  return { seq, text: `${nameOf(naming, player_id)}: ${printable(text)}` }
}

/** Follows an offer, for those who may answer it. */
export const HOW_TO_ANSWER = 'Type accept or decline.'

/** How a match of which everything is known ended. */
export function describeResult(outcome: Outcome | undefined, names: readonly string[]): string {
  return outcome === undefined ? 'The match goes on.' : resultSentence(outcome, { names })
}

/** An entry of a match of which everything is known. */
export function wordsAt(module: GameModule, match: Match, seq: number, names: readonly string[]): readonly string[] {
  const entry = match.log[seq - 1]
  if (entry === undefined) return []
  const text = match.eventsAt(seq).flatMap(event => module.face.describeEvent(event, names) ?? [])
  return sentencesOf(
    { player_id: null, ...entry, text, ...('seat' in entry ? { player_id: entry.seat } : {}) },
    { names },
  )
}
